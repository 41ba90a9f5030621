import { type Executor, sql } from '../../db/database.ts';

type Rows = Record<string, unknown>[];

/** From here on the transaction sees the database as it is at its first look. */
export const holdStill = (tx: Executor) =>
  tx.run(sql`set transaction isolation level repeatable read, read only`);

/** Everything these tables hold of a person, as stored, less what would open the account. */
export const identityExport: Record<string, (db: Executor, userId: string) => Promise<Rows>> = {
  users: (db, userId) =>
    db.many(sql`
      select to_jsonb(u) - 'password_hash' - 'name_folded' as row from users u where id = ${userId}`),
  sessions: (db, userId) => db.many(sql`select to_jsonb(s) as row from sessions s where user_id = ${userId}`),
  user_tokens: (db, userId) =>
    db.many(sql`
      select to_jsonb(t) - 'hash' - 'payload' as row from user_tokens t where user_id = ${userId}`),
};
