import { type Executor, raw, sql } from '../../../db/database.ts';

type OwnedTable = { table: string; column: string };

/** From here on the transaction sees the database as it is at its first look. */
export const holdStill = (tx: Executor) =>
  tx.run(sql`set transaction isolation level repeatable read, read only`);

/** The tables that hold a person's rows: by convention their `user_id` or `owner_id` points at the person. */
export const ownedTables = (db: Executor) =>
  db.many<OwnedTable>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname in ('user_id', 'owner_id')
      and c.connamespace = 'public'::regnamespace
    order by 1`);

// What would open the account or wake the device stays out; so does what only search reads.
const WITHHELD = ['password_hash', 'hash', 'payload', 'p256dh', 'auth', 'name_folded', 'notes_folded'];

export const personRow = (db: Executor, userId: string) =>
  db.many<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(u) - ${WITHHELD}::text[] as row from users u where id = ${userId}`);

export const ownedRows = (db: Executor, { table, column }: OwnedTable, userId: string) =>
  db.many<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(t) - ${WITHHELD}::text[] as row from ${raw(table)} t where ${raw(column)} = ${userId}`);
