import { type Executor, sql } from '../../../db/database.ts';

export const findStepUpAt = async (db: Executor, sessionId: string) =>
  (
    await db.maybe<{ steppedUpAt: string | null }>(sql`
      select stepped_up_at as "steppedUpAt" from sessions where id = ${sessionId}`)
  )?.steppedUpAt ?? null;

export const saveStepUp = (db: Executor, sessionId: string, now: Date) =>
  db.run(sql`update sessions set stepped_up_at = ${now} where id = ${sessionId}`);
