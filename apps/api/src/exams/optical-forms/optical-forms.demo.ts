import { addDays, startOfStudyDay, studyDay } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { createChance } from '../../demo/study/chance.ts';
import { newId } from '../../ids.ts';
import { insertForm } from './optical-forms.sql.ts';

export const fillDemoOpticalForms = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const date = addDays(studyDay(now), -1);
  const at = new Date(startOfStudyDay(date).getTime() + 15 * 3_600_000);
  for (const { id: userId, person } of users) {
    if (person.role !== 'student' || person.unverified) continue;
    const chance = createChance(`optical ${person.email}`);
    const marks = (questions: number) =>
      Array.from({ length: questions }, () => (chance.happens(0.12) ? '.' : chance.pick([...'ABCDE']))).join(
        '',
      );
    const form = {
      examType: 'TYT' as const,
      language: null,
      extraPhilosophy: false,
      date,
      source: 'Okul denemesi',
      key: {},
      answers: { tyt_turkce: marks(40), tyt_sosyal: marks(20), tyt_matematik: marks(40), tyt_fen: marks(20) },
    };
    await insertForm(tx, { id: newId(at.getTime()), userId, most: 1 }, form, at);
  }
};
