import type { StudySession } from '@netlik/contract/study/study-sessions';
import type { Executor } from '../../db/database.ts';
import { findNewestStudySessions, type SessionScope } from './newest.sql.ts';
import { presentSession } from './session-row.ts';

/** For other features: a person's newest sessions in a range. */
export const listNewestStudySessions = async (
  db: Executor,
  scope: SessionScope,
  limit: number,
): Promise<StudySession[]> => (await findNewestStudySessions(db, scope, limit)).map(presentSession);
