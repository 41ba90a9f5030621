import type { Topic } from '@netlik/contract/topics';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { findCoachId } from './notify-coach.sql.ts';

const TOPICS: readonly Topic[] = ['coach-students', 'daily-plans'];

/** Tells the open pages of a student's present coach that the student did something. */
export const notifyCoach = async (
  { live }: Pick<Deps, 'live'>,
  tx: Transaction,
  studentId: string,
): Promise<void> => {
  const found = await findCoachId(tx, studentId);
  if (found) await live.notifyInTransaction(tx, found.coachId, 'changed', TOPICS);
};
