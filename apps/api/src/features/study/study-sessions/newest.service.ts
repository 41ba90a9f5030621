import type { StudySession } from '@netlik/contract/study/study-sessions';
import type { Executor } from '../../../db/database.ts';
import { newestRows, type SessionScope } from './newest.sql.ts';
import { present } from './session-row.ts';

/** For other features: a person's newest sessions of a range, as they are told. */
export const newestSessions = async (
  db: Executor,
  scope: SessionScope,
  limit: number,
): Promise<StudySession[]> => (await newestRows(db, scope, limit)).map(present);
