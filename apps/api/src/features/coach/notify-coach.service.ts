import type { Topic } from '@netlik/contract/topics';
import { sql, type Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';

const TOPICS: readonly Topic[] = ['coach-students', 'daily-plans'];

/** Tells the open pages of a student's present coach that the student did something. */
export const notifyCoach = async (
  { live }: Pick<Deps, 'live'>,
  tx: Transaction,
  studentId: string,
): Promise<void> => {
  const found = await tx.maybe<{ coachId: string }>(
    sql`select coach_id as "coachId" from users where id = ${studentId} and coach_id is not null`,
  );
  if (found) await live.notifyInTransaction(tx, found.coachId, 'changed', TOPICS);
};
