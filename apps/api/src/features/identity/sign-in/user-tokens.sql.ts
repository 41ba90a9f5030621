import { type Executor, sql } from '../../../db/database.ts';

export type Purpose = 'verify-email' | 'reset-password' | 'guardian' | 'ticket';

/** Applied when the mailed link of a registration is opened. */
export type Registration = { passwordHash: string; firstName: string; lastName: string };

export type NewToken = {
  hash: Buffer;
  userId: string;
  purpose: Purpose;
  payload?: Registration | null;
  now: Date;
  expiresAt: Date;
};

export const insertToken = (db: Executor, token: NewToken) =>
  db.run(sql`
    insert into user_tokens (hash, user_id, purpose, payload, created_at, expires_at)
    values (${token.hash}, ${token.userId}, ${token.purpose},
      ${token.payload ? JSON.stringify(token.payload) : null}::jsonb, ${token.now}, ${token.expiresAt})`);

export type NewTicket = { hash: Buffer; userId: string; sessionId: string; now: Date; expiresAt: Date };

/** False when the session has ended a moment ago. */
export const insertTicket = async (db: Executor, ticket: NewTicket): Promise<boolean> =>
  (await db.run(sql`
    insert into user_tokens (hash, user_id, purpose, session_id, created_at, expires_at)
    select ${ticket.hash}, u.id, 'ticket', s.id, ${ticket.now}, ${ticket.expiresAt}
    from users u join sessions s on s.user_id = u.id
    where u.id = ${ticket.userId} and s.id = ${ticket.sessionId}
    for key share of u, s`)) === 1;

export type ConsumedToken = { userId: string; sessionId: string | null; payload: Registration | null };

/** Single use: of parallel calls only one gets the row. */
export const consumeToken = (db: Executor, hash: Buffer, purpose: Purpose, now: Date) =>
  db.maybe<ConsumedToken>(sql`
    delete from user_tokens where hash = ${hash} and purpose = ${purpose} and expires_at > ${now}
    returning user_id as "userId", session_id as "sessionId", payload`);

/** Locks the person before the token, in the order in which account changes do, to avoid deadlocks. */
export const consumeLink = async (tx: Executor, hash: Buffer, purpose: Purpose, now: Date) => {
  await tx.run(sql`
    select id from users where id = (select user_id from user_tokens where hash = ${hash} and purpose = ${purpose})
    for update`);
  return consumeToken(tx, hash, purpose, now);
};

export const deleteTokens = (db: Executor, userId: string, purpose: Purpose) =>
  db.run(sql`delete from user_tokens where user_id = ${userId} and purpose = ${purpose}`);

export const findNewestRegistration = async (db: Executor, userId: string) =>
  (
    await db.maybe<{ payload: Registration | null }>(sql`
      select payload from user_tokens where user_id = ${userId} and purpose = 'verify-email'
      order by created_at desc limit 1`)
  )?.payload ?? null;

export const deleteExpiredTokens = async (db: Executor, now: Date) => {
  await db.run(sql`delete from user_tokens where expires_at <= ${now}`);
  await db.run(sql`delete from throttles where window_ends_at <= ${now}`);
};
