import type { Executor } from '../../db/database.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { findVisibleStudent, findVisibleStudents } from './students.sql.ts';

/** The only place that decides whose study data a user may open; a student who is not theirs is not found. */
export const getVisibleStudent = async (db: Executor, actor: Actor, id: string) =>
  requireRow(await findVisibleStudent(db, actor, id), 'user.not_found');

/** By name; `coachId` narrows an admin's list to the students of that coach. */
export const listVisibleStudents = (
  db: Executor,
  actor: Actor,
  { coachId = null, limit }: { coachId?: string | null; limit: number },
) => findVisibleStudents(db, actor, coachId, limit);
