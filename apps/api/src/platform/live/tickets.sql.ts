import { type Executor, sql } from '../../db/database.ts';

export type NewTicket = { hash: Buffer; userId: string; sessionId: string; now: Date; expiresAt: Date };

/** False if the session has just ended. */
export const insertTicket = async (db: Executor, ticket: NewTicket): Promise<boolean> =>
  (await db.run(sql`
    insert into user_tokens (hash, user_id, purpose, session_id, created_at, expires_at)
    select ${ticket.hash}, u.id, 'ticket', s.id, ${ticket.now}, ${ticket.expiresAt}
    from users u join sessions s on s.user_id = u.id
    where u.id = ${ticket.userId} and s.id = ${ticket.sessionId}
    for key share of u, s`)) === 1;

/** Single use: only one of several parallel calls gets the row. */
export const consumeTicket = (db: Executor, hash: Buffer, now: Date) =>
  db.maybe<{ userId: string; sessionId: string }>(sql`
    delete from user_tokens
    where hash = ${hash} and purpose = 'ticket' and expires_at > ${now} and used_at is null
    returning user_id as "userId", session_id as "sessionId"`);
