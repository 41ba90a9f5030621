import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import type { Transaction } from '../../db/database.ts';
import { rankStudents } from '../../study/analytics/rank.service.ts';
import { rebuildStudy } from '../../study/study-days/rebuild.service.ts';
import type { Demo } from '../demo.ts';
import { yearOfEntries, yearOfReminders } from './extras.ts';
import { type Habit, habitOf } from './habits.ts';
import { insertEntries, insertReminders, insertSessions, type Owned } from './study-rows.sql.ts';
import { type Learner, yearOfSessions } from './year.ts';

const sinceOf = ({ days }: Habit, joined: StudyDay, today: StudyDay): StudyDay =>
  days === undefined ? joined : [joined, addDays(today, -days)].sort()[1]!;

/** Totals and ranks are rebuilt at the end. */
export const fillDemoStudy = async (
  tx: Transaction,
  { users, now }: Pick<Demo, 'users' | 'now'>,
): Promise<void> => {
  const today = studyDay(now);
  const learners = users.flatMap(({ id, createdAt, person: { email, field, grade } }) => {
    const habit = habitOf(email);
    if (!habit) return [];
    const learner: Learner = {
      email,
      field: (field ?? null) as FieldType | null,
      graduate: grade === 'Mezun',
      habit,
      since: sinceOf(habit, studyDay(createdAt), today),
    };
    return [{ id, learner }];
  });
  const ofAll = <T>(make: (learner: Learner) => T[]): Owned<T>[] =>
    learners.flatMap(({ id, learner }) => make(learner).map((row) => ({ userId: id, row })));
  await insertSessions(
    tx,
    ofAll((learner) => yearOfSessions(learner, today, now)),
  );
  await insertEntries(
    tx,
    ofAll((learner) => yearOfEntries(learner, today)),
  );
  await insertReminders(
    tx,
    ofAll((learner) => yearOfReminders(learner, today)),
  );
  await rebuildStudy(tx);
  await rankStudents(tx, now);
};
