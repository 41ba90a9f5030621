import { type Executor, sql } from '../../db/database.ts';

export const findStepUpAt = (db: Executor, sessionId: string) =>
  db.maybe<{ at: string | null }>(sql`select stepped_up_at as at from sessions where id = ${sessionId}`);

export const saveStepUp = (db: Executor, sessionId: string, now: Date) =>
  db.run(sql`update sessions set stepped_up_at = ${now} where id = ${sessionId}`);
