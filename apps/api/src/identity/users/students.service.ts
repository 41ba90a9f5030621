import type { Executor } from '../../db/database.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { findVisibleStudent, findVisibleStudents } from './students.sql.ts';

/** The only check of access to a student's study data; others' students are not found. */
export const getVisibleStudent = async (db: Executor, actor: Actor, id: string) =>
  requireRow(await findVisibleStudent(db, actor, id), 'user.not_found');

export const listVisibleStudents = (
  db: Executor,
  actor: Actor,
  { coachId = null, limit }: { coachId?: string | null; limit: number },
) => findVisibleStudents(db, actor, coachId, limit);
