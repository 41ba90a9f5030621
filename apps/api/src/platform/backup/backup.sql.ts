import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

import { type Executor, raw, sql } from '../../db/database.ts';

export type Table = { name: string; columns: string[] };

type Bare = Pick<pg.PoolClient, 'query'>;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Referenced tables first, so that they can be filled in this order. */
export const findTablesInOrder = async (client: Bare, schema = 'public'): Promise<Table[]> => {
  const { rows: tables } = await client.query<Table>(
    `
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = $1::regnamespace and c.relname <> 'migrations'
    group by c.relname order by c.relname`,
    [schema],
  );
  const { rows: links } = await client.query<{ table: string; target: string }>(
    `
    select t.relname as "table", f.relname as target
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = $1::regnamespace and c.conrelid <> c.confrelid and c.conparentid = 0`,
    [schema],
  );
  const ordered: Table[] = [];
  const visit = (table: Table, path: readonly string[]) => {
    if (ordered.includes(table)) return;
    if (path.includes(table.name)) throw new Error(`tables point at each other: ${path.join(' → ')}`);
    for (const link of links)
      if (link.table === table.name)
        visit(tables.find(({ name }) => name === link.target) as Table, [...path, table.name]);
    ordered.push(table);
  };
  for (const table of tables) visit(table, []);
  return ordered;
};

export const findAppliedMigrations = async (client: Bare): Promise<string[]> =>
  (await client.query<{ name: string }>('select name from migrations order by name')).rows.map(
    ({ name }) => name,
  );

const columnList = ({ columns }: Table) => columns.map(quoted).join(', ');

/** A query also reads partitioned tables, which `copy table` would not. */
export const copyOut = (client: pg.PoolClient, table: Table) =>
  client.query(copyTo(`copy (select ${columnList(table)} from ${quoted(table.name)}) to stdout`));

export const copyIn = (client: pg.PoolClient, table: Table) =>
  client.query(copyFrom(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`));

/** A restore may empty the audit log, otherwise append-only, and leaves an entry. */
export const emptyTables = async (client: Bare, tables: readonly Table[]) => {
  await client.query('alter table audit_entries disable trigger user');
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  await client.query('alter table audit_entries enable trigger user');
};

/** Disabled during a restore, because the backup contains the triggers' results. */
export const setTriggers = async (client: Bare, tables: readonly Table[], state: 'enable' | 'disable') => {
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} ${state} trigger user`);
};

export const insertRestored = (client: Bare, id: string, createdAt: string) =>
  client.query(
    `insert into audit_entries (id, action, after)
     values ($1, 'backup.restored', jsonb_build_object('backup', $2::text))`,
    [id, createdAt],
  );

/** Copying a large table or the files may take minutes. */
const NO_TIMEOUTS = 'set statement_timeout = 0; set idle_in_transaction_session_timeout = 0';

export const beginSnapshot = (client: Bare) =>
  client.query(`${NO_TIMEOUTS}; begin isolation level repeatable read read only`);

export const beginRestore = (client: Bare) => client.query(`${NO_TIMEOUTS}; begin`);

export const commit = (client: Bare) => client.query('commit');

/** Caches of a connected server would be wrong after a restore. */
export const isInUse = async (client: Bare): Promise<boolean> =>
  (
    await client.query<{ used: boolean }>(`
      select exists (select from pg_stat_activity where datname = current_database()
        and application_name like 'netlik%' and pid <> pg_backend_pid()) as used`)
  ).rows[0]!.used;

const STAGING = 'netlik_restore';

/** Unqualified names refer to the staging schema from here on. */
export const enterStaging = (client: Bare) =>
  client.query(
    `drop schema if exists ${STAGING} cascade; create schema ${STAGING}; set local search_path = ${STAGING}, public`,
  );

export const findStagedTables = (client: Bare) => findTablesInOrder(client, STAGING);

/** Moves staged rows into the emptied tables of the same names and recomputes generated columns. */
export const leaveStaging = async (client: Bare, tables: readonly Table[]) => {
  for (const table of tables) {
    const columns = columnList(table);
    await client.query(
      `insert into public.${quoted(table.name)} (${columns}) select ${columns} from ${STAGING}.${quoted(table.name)}`,
    );
  }
  await client.query(`set local search_path = public; drop schema ${STAGING} cascade`);
};

/** Deletes sessions and links, which must not become valid again. */
export const deleteAccess = (client: Bare) =>
  client.query('delete from user_tokens; delete from refresh_tokens; delete from sessions');

export const findErasures = async (client: Bare) =>
  (await client.query<{ user_id: string; erased_at: string }>('select user_id, erased_at from erasures'))
    .rows;

export const deleteErasedPeople = async (
  client: Bare,
  erased: readonly { user_id: string; erased_at: string }[],
) => {
  const ids = erased.map(({ user_id }) => user_id);
  const times = erased.map(({ erased_at }) => erased_at);
  await client.query(
    `insert into erasures (user_id, erased_at)
     select * from unnest($1::uuid[], $2::timestamptz[]) on conflict do nothing`,
    [ids, times],
  );
  const { rows } = await client.query<{ id: string; email: string }>(
    'delete from users where id in (select user_id from erasures) returning id, email',
  );
  await client.query("delete from throttles where split_part(key, '/', 2) = any($1::text[])", [
    rows.flatMap(({ id, email }) => [id, email]),
  ]);
  return rows.length;
};

export const deleteErasedFiles = async (client: Bare): Promise<string[]> =>
  (await client.query<{ path: string }>('delete from files where owner_id is null returning path')).rows.map(
    ({ path }) => path,
  );

/** A separate empty database for a rehearsal, with the server's collation. */
export const createScratch = async (db: Executor): Promise<string> => {
  const name = `netlik_rehearsal_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await db.raw(`create database ${name} template template0`, []);
  return name;
};

export const dropScratch = (db: Executor, name: string) => db.raw(`drop database ${name} with (force)`, []);

export const countRows = async (db: Executor, table: string): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from ${raw(quoted(table))}`)).count;
