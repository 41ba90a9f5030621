import pg from 'pg';
import { type Executor, raw, type Sql, sql } from './database.ts';

/**
 * Partitions, and copies under way, have a schema of their own: whatever lists tables (backups, exports) reads `public`
 * and sees each table once.
 */
const COPIES = 'partitions';
/** What was replaced: in another schema a table, its indices and its keys keep their names. */
const REPLACED = 'before_partitions';

export type Layout = {
  table: string;
  /** Unique in the table as it was, with its types: the copy goes along it. */
  order: readonly (readonly [column: string, type: string])[];
  /** Unique over all partitions, so it holds what they are made by. */
  key: readonly string[];
  /** What says in which month a row lies. A UUIDv7 begins with its milliseconds. */
  month: 'day' | 'id';
  /** Only the rows of one source go by month; those of the others have a partition whose key needs no day. */
  monthly?: { source: string; othersKey: string };
  /** A key without the month in it: each partition has it by itself. */
  partKey?: string;
};

const parentOf = ({ table, monthly }: Layout, schema: string) =>
  monthly ? `${COPIES}.${table}_${monthly.source}` : `${schema}.${table}`;

const partOf = ({ table }: Layout, name: string) => `${COPIES}.${table}_${name}`;

const monthName = (month: string) => month.replace('-', '_');

const listed = (names: readonly string[], prefix = '') => names.map((name) => prefix + name).join(', ');

/** Somebody holds a lock: trying again is all it needs. */
export const isBusy = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ['55P03', '40P01'].includes(error.code ?? '');

/**
 * Shorter than PostgreSQL waits before it looks for a circle of locks (1 s): in one with a request this transaction gives
 * way, never the request.
 */
export const limitLockWait = (tx: Executor) => tx.run(sql`select set_config('lock_timeout', '300', true)`);

/**
 * A prepared statement keeps its snapshot until the next one: a transaction that waits for hours would keep every dead row
 * from being vacuumed meanwhile.
 */
export const dropSnapshot = (tx: Executor) => tx.raw('select', []);

export type TableState = {
  isPartitioned: boolean;
  /** A copy is under way. */
  isCopying: boolean;
  /** The table as it was is still there. */
  isKept: boolean;
  months: number;
};

export const findTableState = (db: Executor, layout: Layout) =>
  db.one<TableState>(sql`
    select (select relkind = 'p' from pg_class where oid = to_regclass(${`public.${layout.table}`})) as "isPartitioned",
      to_regclass(${`${COPIES}.${layout.table}`}) is not null as "isCopying",
      to_regclass(${`${REPLACED}.${layout.table}`}) is not null as "isKept",
      (select count(*)::int from pg_tables where schemaname = ${COPIES} and tablename ~ ${`^${layout.table}_\\d{4}_\\d\\d$`}) as months`);

const findColumns = async (db: Executor, schema: string, table: string): Promise<string[]> =>
  (
    await db.many<{ name: string }>(sql`
      select attname as name from pg_attribute
      where attrelid = ${`${schema}.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`)
  ).map(({ name }) => name);

/** A migration came between: the copy is of another shape than the table. */
export const isCopyOutdated = async (db: Executor, { table }: Layout): Promise<boolean> => {
  const shape = (schema: string) =>
    sql`select array_agg((attname, atttypid, attnotnull)::text order by attnum) as columns from pg_attribute
      where attrelid = ${`${schema}.${table}`}::regclass and attnum > 0 and not attisdropped`;
  const { same } = await db.one<{ same: boolean }>(
    sql`select a.columns = b.columns as same from (${shape('public')}) a, (${shape(COPIES)}) b`,
  );
  return !same;
};

const findTexts = async (db: Executor, query: Sql): Promise<string[]> =>
  (await db.many<{ text: string }>(query)).map(({ text }) => text);

/** The oldest row, as its day or id. */
export const findOldest = async (db: Executor, { table, month }: Layout): Promise<string | null> =>
  (
    await db.maybe<{ oldest: string }>(sql`
      select ${raw(month)}::text as oldest from ${raw(`public.${table}`)} order by ${raw(month)} limit 1`)
  )?.oldest ?? null;

/** Attached, not made in place: who reads or writes the table meanwhile does not wait. */
const attach = async (
  tx: Executor,
  layout: Layout,
  { name, schema, bounds }: { name: string; schema: string; bounds: string },
) => {
  const [part, parent] = [partOf(layout, name), parentOf(layout, schema)];
  await tx.raw(`create table ${part} (like ${parent} including all)`, []);
  if (layout.partKey)
    await tx.raw(`create unique index ${layout.table}_${name}_key on ${part} ${layout.partKey}`, []);
  await tx.raw(`alter table ${parent} attach partition ${part} ${bounds}`, []);
};

export type Month = { name: string; from: string; to: string };

const addMonth = (tx: Executor, layout: Layout, { name, from, to }: Month, schema: string) =>
  attach(tx, layout, { name: monthName(name), schema, bounds: `for values from ('${from}') to ('${to}')` });

/** Adds a month to a partitioned table. False: it has it, or rows of it lie with what has no month. */
export const addNextMonth = async (tx: Executor, layout: Layout, month: Month): Promise<boolean> => {
  const column = raw(layout.month);
  const { isFree } = await tx.one<{ isFree: boolean }>(sql`
    select to_regclass(${partOf(layout, monthName(month.name))}) is null
      and not exists (select from ${raw(partOf(layout, 'other'))}
        where ${column} >= ${month.from} and ${column} < ${month.to}) as "isFree"`);
  if (isFree) await addMonth(tx, layout, month, 'public');
  return isFree;
};

/** Nothing else counts the rows of a partitioned table as a whole for the planner. */
export const analyze = (db: Executor, { table }: Layout, isCopy = false) =>
  db.raw(`analyze ${isCopy ? COPIES : 'public'}.${table}`, []);

/** The partitioned table beside the other, empty, with the same columns, indices and references. */
export const createCopy = async (tx: Executor, layout: Layout, months: readonly Month[]) => {
  const { table, key, month, monthly } = layout;
  const [whole, copy] = [`public.${table}`, `${COPIES}.${table}`];
  const byMonth = `partition by range (${month})`;
  await tx.raw(
    `create schema if not exists ${COPIES};
     create table if not exists ${COPIES}.progress (table_name text primary key, copied_to text[], is_copied boolean not null);
     insert into ${COPIES}.progress values ('${table}', null, false)
       on conflict (table_name) do update set copied_to = null, is_copied = false;
     create table ${copy} (like ${whole} including all excluding indexes) ${monthly ? 'partition by list (source)' : byMonth};
     alter table ${copy} add constraint ${table}_pkey primary key (${listed(key)})`,
    [],
  );
  const indices = await findTexts(
    tx,
    sql`select pg_get_indexdef(indexrelid) as text from pg_index where indrelid = ${whole}::regclass and not indisunique`,
  );
  for (const text of indices) await tx.raw(text.replace(` ON ${whole} `, ` ON ${copy} `), []);
  if (monthly)
    await tx.raw(
      `create table ${copy}_${monthly.source} partition of ${copy} for values in ('${monthly.source}') ${byMonth};
       create table ${copy}_granted partition of ${copy} default;
       create unique index ${table}_granted_key on ${copy}_granted (${monthly.othersKey})`,
      [],
    );
  // A row that comes before its month lies in `other`, which is read through whenever a month is added: old rows do not belong there.
  await attach(tx, layout, { name: 'other', schema: COPIES, bounds: 'default' });
  const older = `for values from (minvalue) to ('${months[0]!.from}')`;
  await attach(tx, layout, { name: 'older', schema: COPIES, bounds: older });
  for (const each of months) await addMonth(tx, layout, each, COPIES);
  const references = await findTexts(
    tx,
    sql`select format('add constraint %I %s', conname, pg_get_constraintdef(oid)) as text from pg_constraint
      where conrelid = ${whole}::regclass and contype = 'f'`,
  );
  for (const text of references) await tx.raw(`alter table ${copy} ${text}`, []);
};

/**
 * From here on every write to the table reaches the copy in its own transaction. By key, and a row that is there already is
 * written over: whichever of write and copy comes first, the copy ends with what the table has.
 */
export const createMirror = async (tx: Executor, { table, key }: Layout) => {
  const columns = await findColumns(tx, 'public', table);
  const copy = `${COPIES}.${table}`;
  const changed = columns.filter((column) => !key.includes(column));
  const isOld = key.map((column) => `${column} = old.${column}`).join(' and ');
  await tx.raw(
    `create function ${COPIES}.mirror_${table}() returns trigger language plpgsql as $$
     begin
       if tg_op = 'TRUNCATE' then
         delete from ${copy};
         update ${COPIES}.progress set copied_to = null, is_copied = false where table_name = '${table}';
         return null;
       end if;
       if tg_op = 'DELETE' then
         delete from ${copy} where ${isOld};
         return null;
       end if;
       if tg_op = 'UPDATE' and (${listed(key, 'old.')}) <> (${listed(key, 'new.')}) then
         delete from ${copy} where ${isOld};
       end if;
       insert into ${copy} (${listed(columns)}) values (${listed(columns, 'new.')})
       on conflict (${listed(key)}) do update set
         ${changed.map((column) => `${column} = excluded.${column}`).join(', ')};
       return null;
     end $$;
     create trigger mirror_rows after insert or update or delete on public.${table}
       for each row execute function ${COPIES}.mirror_${table}();
     create trigger mirror_truncate after truncate on public.${table}
       for each statement execute function ${COPIES}.mirror_${table}()`,
    [],
  );
};

/** Whoever switches triggers off loses writes: such a copy begins anew. */
export const isMirrored = async (db: Executor, { table }: Layout): Promise<boolean> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) from pg_trigger
      where tgrelid = ${`public.${table}`}::regclass and tgname in ('mirror_rows', 'mirror_truncate') and tgenabled = 'O'`)
  ).count === 2;

/**
 * Copies the next rows along their key and returns how many; 0 when all are copied. The rows are locked meanwhile: one that
 * is being changed or deleted is either copied before, and its change mirrored, or read after.
 */
export const copyBatch = async (tx: Executor, { table, order }: Layout, limit: number): Promise<number> => {
  const progress = raw(`${COPIES}.progress`);
  const columns = raw(listed(await findColumns(tx, 'public', table)));
  const { copiedTo } = await tx.one<{ copiedTo: string[] | null }>(
    sql`select copied_to as "copiedTo" from ${progress} where table_name = ${table} for update`,
  );
  const names = order.map(([column]) => column);
  const after = copiedTo?.reduce(
    (before, value, at) => sql`${before}${raw(at > 0 ? ', ' : '')}${value}::${raw(order[at]![1])}`,
    sql``,
  );
  const done = await tx.maybe<{ rows: number; last: string[] }>(sql`
    with batch as materialized (
      select * from ${raw(`public.${table}`)}
      ${after ? sql`where (${raw(listed(names))}) > (${after})` : sql``}
      order by ${raw(listed(names))} limit ${limit} for share),
    copied as (insert into ${raw(`${COPIES}.${table}`)} (${columns}) select ${columns} from batch on conflict do nothing)
    select (select count(*)::int from batch) as rows, array[${raw(names.map((name) => `${name}::text`).join(', '))}] as last
    from batch order by ${raw(names.map((name) => `${name} desc`).join(', '))} limit 1`);
  await tx.run(
    done
      ? sql`update ${progress} set copied_to = ${done.last} where table_name = ${table}`
      : sql`update ${progress} set is_copied = true where table_name = ${table}`,
  );
  return done?.rows ?? 0;
};

export const isCopied = async (db: Executor, { table }: Layout): Promise<boolean> =>
  (
    await db.maybe<{ isCopied: boolean }>(
      sql`select is_copied as "isCopied" from ${raw(`${COPIES}.progress`)} where table_name = ${table}`,
    )
  )?.isCopied ?? false;

/** A moment that lies after every batch. */
export const markMoment = async (tx: Executor): Promise<string> =>
  (await tx.one<{ xid: string }>(sql`select pg_current_xact_id()::xid::text as xid`)).xid;

/** Who still reads the database as it was before the moment, as a backup does: to them copied rows are not there. */
export const countOlderReaders = async (db: Executor, moment: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and age(backend_xmin) > age(${moment}::text::xid)`)
  ).count;

export type Comparison = { rows: number; copiedRows: number; same: boolean };

/** Both at one moment, every column of every row. Each write is in both by one commit, so nobody has to wait meanwhile. */
export const compareCopy = (tx: Executor, { table }: Layout) => {
  const sums = (schema: string) => sql`
    select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${raw(`${schema}.${table}`)} t`;
  return tx.one<Comparison>(sql`
    select a.rows, b.rows as "copiedRows", a.rows = b.rows and a.sum = b.sum as same
    from (${sums('public')}) a, (${sums(COPIES)}) b`);
};

/** Puts the copy in the table's place, with its triggers and with what refers to it; only the catalogue is written. */
export const replaceTable = async (tx: Executor, { table }: Layout) => {
  const whole = `public.${table}`;
  const referring = await tx.many<{ name: string; by: string; definition: string }>(sql`
    select quote_ident(conname) as name, conrelid::regclass::text as by, pg_get_constraintdef(oid) as definition
    from pg_constraint where confrelid = ${whole}::regclass and contype = 'f' and conparentid = 0`);
  await tx.raw(
    `lock table ${[...referring.map(({ by }) => by), whole].join(', ')} in access exclusive mode`,
    [],
  );
  const triggers = await tx.many<{ name: string; definition: string }>(sql`
    select quote_ident(tgname) as name, pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = ${whole}::regclass and not tgisinternal and tgname not in ('mirror_rows', 'mirror_truncate')`);
  await dropMirror(tx, { table });
  for (const { name } of triggers) await tx.raw(`drop trigger ${name} on ${whole}`, []);
  for (const { name, by } of referring) await tx.raw(`alter table ${by} drop constraint ${name}`, []);
  await tx.raw(
    `create schema if not exists ${REPLACED};
     alter table ${whole} set schema ${REPLACED};
     alter table ${COPIES}.${table} set schema public;
     delete from ${COPIES}.progress where table_name = '${table}'`,
    [],
  );
  for (const { definition } of triggers) await tx.raw(definition, []);
  // What was checked against the table holds for its equal; `validateReferences` lets PostgreSQL see it without a lock.
  for (const { name, by, definition } of referring)
    await tx.raw(`alter table ${by} add constraint ${name} ${definition} not valid`, []);
};

export const validateReferences = async (tx: Executor, { table }: Layout) => {
  const texts = await findTexts(
    tx,
    sql`select format('alter table %s validate constraint %I', conrelid::regclass, conname) as text from pg_constraint
      where confrelid = ${`public.${table}`}::regclass and contype = 'f' and conparentid = 0 and not convalidated`,
  );
  for (const text of texts) await tx.raw(text, []);
};

const dropMirror = (tx: Executor, { table }: Pick<Layout, 'table'>) =>
  tx.raw(
    `drop trigger if exists mirror_rows on public.${table};
     drop trigger if exists mirror_truncate on public.${table};
     drop function if exists ${COPIES}.mirror_${table}()`,
    [],
  );

export const dropCopy = async (tx: Executor, layout: Layout) => {
  await dropMirror(tx, layout);
  await tx.raw(`drop table if exists ${COPIES}.${layout.table}`, []);
};

export const dropReplaced = (tx: Executor, { table }: Layout) =>
  tx.raw(`drop table if exists ${REPLACED}.${table}`, []);

export const dropReplacedSchema = (tx: Executor) => tx.raw(`drop schema if exists ${REPLACED}`, []);
