import { type Executor, raw, sql } from '../../db/database.ts';

type OwnedTable = { table: string; column: string };

/** The rest of the transaction reads one snapshot. */
export const useSnapshot = (tx: Executor) =>
  tx.run(sql`set transaction isolation level repeatable read, read only`);

/** By convention `user_id` or `owner_id` references `users`. */
export const findOwnedTables = (db: Executor) =>
  db.many<OwnedTable>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname in ('user_id', 'owner_id')
      and c.connamespace = 'public'::regnamespace
    order by 1`);

// Not exported: credentials, mail texts with links, push keys, search columns, acting admins, mentioned
// people and removed reported texts.
const WITHHELD = [
  ...['password_hash', 'browser_hash', 'hash', 'payload', 'p256dh', 'auth', 'secret', 'public_key'],
  ...['body_text', 'body_html'],
  ...['name_folded', 'notes_folded', 'text_folded', 'actor_id', 'admin_id', 'named', 'named_by', 'evidence'],
];

export const findPersonRow = (db: Executor, userId: string) =>
  db.many<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(u) - ${WITHHELD}::text[] as row from users u where id = ${userId}`);

export const findOwnedRows = (db: Executor, { table, column }: OwnedTable, userId: string) =>
  db.many<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(t) - ${WITHHELD}::text[] as row from ${raw(table)} t where ${raw(column)} = ${userId}`);
