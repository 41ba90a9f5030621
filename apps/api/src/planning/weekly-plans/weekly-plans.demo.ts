import { WEEKLY_TEMPLATES } from '@netlik/domain/planning/weekly-plans/templates';
import { addDays, dayOfWeek, studyDay, weekStart } from '@netlik/domain/study-day';
import type { Executor } from '../../db/database.ts';
import type { Demo } from '../../demo/demo.ts';
import { newId } from '../../ids.ts';
import { insertEntries, type StoredEntry } from './weekly-plans.sql.ts';

const notes: Record<string, string> = {
  matematik_ayt: 'Önce defterdeki **çözümlü örnekler**, sonra test 3 ve 4.',
  deneme_sinavi: 'Sınav saatinde başla: 10:15. Telefon başka odada dursun.',
};
const topics: Record<string, string> = {
  turkce: 'Paragrafta anlam',
  kimya: 'Mol kavramı',
  fizik_ayt: 'Atışlar',
};

/** Last week with two entries left, and this week completed up to yesterday. */
export const fillDemoWeeklyPlans = async (tx: Executor, { users, now }: Demo): Promise<void> => {
  const today = studyDay(now);
  const thisWeek = weekStart(today);
  const students = users.filter(({ person }) => person.role === 'student' && !person.unverified);
  for (const [index, { id }] of students.entries()) {
    const template = index % 2 === 0 ? WEEKLY_TEMPLATES.graduate : WEEKLY_TEMPLATES.schoolAndCourse;
    const seen = new Map<number, number>();
    const entries = template.map((entry): StoredEntry => {
      const order = seen.get(entry.day) ?? 0;
      seen.set(entry.day, order + 1);
      return {
        ...entry,
        _id: newId(now.getTime()),
        order,
        topic: topics[entry.subject] ?? null,
        notes: notes[entry.subject] ?? null,
        suggestion: null,
        status: 'pending',
        carriedFrom: null,
      };
    });
    const mark = (isDone: (entry: StoredEntry) => boolean) =>
      entries.map((entry) => ({
        ...entry,
        _id: newId(now.getTime()),
        status: isDone(entry) ? ('completed' as const) : ('pending' as const),
      }));
    const lastWeek = mark(({ day }) => day !== 3 && day !== 6);
    await insertEntries(tx, id, addDays(thisWeek, -7), lastWeek, now);
    await insertEntries(
      tx,
      id,
      thisWeek,
      mark(({ day }) => day < dayOfWeek(today) - 1),
      now,
    );
  }
};
