import { type Executor, sql } from '../../db/database.ts';

export type Purpose = 'verify-email' | 'reset-password' | 'guardian' | 'ticket';

/** What a registration will put in place once its mail is confirmed. */
export type Registration = { passwordHash: string; firstName: string; lastName: string };

export type NewToken = {
  hash: Buffer;
  userId: string;
  purpose: Purpose;
  payload?: Registration | null;
  sessionId?: string;
  now: Date;
  expiresAt: Date;
};

export const insertToken = (db: Executor, token: NewToken) =>
  db.run(sql`
    insert into user_tokens (hash, user_id, purpose, payload, session_id, created_at, expires_at)
    values (${token.hash}, ${token.userId}, ${token.purpose},
      ${token.payload ? JSON.stringify(token.payload) : null}::jsonb, ${token.sessionId ?? null}, ${token.now},
      ${token.expiresAt})`);

export type TakenToken = { userId: string; sessionId: string | null; payload: Registration | null };

/** Single use: of many calls at once, one gets the row. */
export const takeToken = (db: Executor, hash: Buffer, purpose: Purpose, now: Date) =>
  db.maybe<TakenToken>(sql`
    delete from user_tokens where hash = ${hash} and purpose = ${purpose} and expires_at > ${now}
    returning user_id as "userId", session_id as "sessionId", payload`);

export const dropTokens = (db: Executor, userId: string, purpose: Purpose) =>
  db.run(sql`delete from user_tokens where user_id = ${userId} and purpose = ${purpose}`);

export const newestRegistration = async (db: Executor, userId: string) =>
  (
    await db.maybe<{ payload: Registration | null }>(sql`
      select payload from user_tokens where user_id = ${userId} and purpose = 'verify-email'
      order by created_at desc limit 1`)
  )?.payload ?? null;

export const sweepTokens = async (db: Executor, now: Date) => {
  await db.run(sql`delete from user_tokens where expires_at <= ${now}`);
  await db.run(sql`delete from throttles where window_ends_at <= ${now}`);
};
