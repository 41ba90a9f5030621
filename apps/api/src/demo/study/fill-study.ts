import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import type { FieldType } from '@netlik/domain/yks/fields';
import type { Transaction } from '../../db/database.ts';
import { rankStudents } from '../../features/analytics/rank.service.ts';
import { rebuildStudy } from '../../features/study/study-days/rebuild.service.ts';
import type { DemoPerson } from '../people.ts';
import { yearOfEntries, yearOfReminders } from './extras.ts';
import { habitOf } from './habits.ts';
import { insertEntries, insertReminders, insertSessions, type Owned } from './study-rows.sql.ts';
import { type Learner, yearOfSessions } from './year.ts';

export type DemoStudent = { id: string; person: DemoPerson; since: StudyDay };

/** A year of study for everybody who studies, with what it adds up to and the ranks that follow. */
export const fillDemoStudy = async (
  tx: Transaction,
  students: readonly DemoStudent[],
  now: Date,
): Promise<void> => {
  const today = studyDay(now);
  const learners = students.flatMap(({ id, person: { email, field, grade }, since }) => {
    const habit = habitOf(email);
    if (!habit) return [];
    const learner: Learner = {
      email,
      field: (field ?? null) as FieldType | null,
      graduate: grade === 'Mezun',
      habit,
      since,
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
