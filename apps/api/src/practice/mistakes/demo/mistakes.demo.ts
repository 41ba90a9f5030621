import { readFile } from 'node:fs/promises';
import { lastReviewDay } from '@netlik/domain/practice/repetition/last-day';
import { type Memory, scheduleAnswer } from '@netlik/domain/practice/repetition/schedule';
import { addDays, type StudyDay, studyDay, yearOf } from '@netlik/domain/study-day';
import { tr } from '@netlik/domain/turkish';
import type { Executor } from '../../../db/database.ts';
import type { Demo } from '../../../demo/demo.ts';
import { newId } from '../../../ids.ts';
import { addFile } from '../../../platform/uploads/uploads.service.ts';
import { root } from '../../../version.ts';
import { insertMistakes, saveRedo } from '../mistakes.sql.ts';
import { DEMO_MISTAKES } from './demo-mistakes.data.ts';

const COUNT = 40;
const DAYS = 150;

const PICTURES = 8;
const readPicture = (index: number) =>
  readFile(new URL(`apps/api/data/demo-mistakes/${index + 1}.webp`, root));

/** Two students have 40 mistakes over five months, most of them solved again. */
export const fillDemoMistakes = async (tx: Executor, { users, now, files }: Demo): Promise<void> => {
  const today = studyDay(now);
  const lastDay = lastReviewDay(today, yearOf(today) + 1);
  for (const { id: ownerId, person } of users) {
    if (!/^(?:ogrenci|ucretsiz)@/.test(person.email)) continue;
    const photos: string[] = [];
    for (let index = 0; files && index < PICTURES; index += 1)
      photos.push(
        await addFile(tx, files, { ownerId, kind: 'mistakes', contents: await readPicture(index), now }),
      );
    const ids = Array.from({ length: COUNT }, () => newId(now.getTime())).sort();
    for (const [index, id] of ids.entries()) {
      const [subject, topic, cause, note, solution] = DEMO_MISTAKES[index % DEMO_MISTAKES.length]!;
      const photo = photos[index % PICTURES] ?? null;
      const folded = tr.fold(`${topic} ${note} ${solution}`);
      const written = addDays(today, -DAYS + Math.floor((index * DAYS) / COUNT));
      await insertMistakes(
        tx,
        ownerId,
        [{ id, subject, topic, cause, note, solution, photo, folded }],
        written,
        now,
      );
      // Solved again on due days; every sixth was abandoned a while ago.
      const until = addDays(today, index % 6 === 5 ? -40 : 0);
      let [memory, day]: [Memory | null, StudyDay] = [null, addDays(written, 2)];
      for (let round = 0; day < until && round < 8; round += 1) {
        const correct = round > 0 || index % 3 !== 0;
        const next = scheduleAnswer(memory, correct ? 'good' : 'again', day, lastDay);
        await saveRedo(tx, ownerId, id, { ...next, correct }, now);
        [memory, day] = [next.memory, next.dueDay];
      }
    }
  }
};
