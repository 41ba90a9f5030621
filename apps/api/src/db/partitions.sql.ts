import { type Executor, raw, type Sql, sql } from './database.ts';

/**
 * Partitions, and copies under way, have a schema of their own: whatever lists tables (backups, exports) reads `public`
 * and sees each table once.
 */
export const COPIES = 'partitions';
/** What was replaced: in another schema a table, its indices and its keys keep their names. */
export const REPLACED = 'before_partitions';

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

export const findTexts = async (db: Executor, query: Sql): Promise<string[]> =>
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
     alter table ${copy} add constraint ${table}_pkey primary key (${key.join(', ')})`,
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

export const dropReplaced = (tx: Executor, { table }: Layout) =>
  tx.raw(`drop table if exists ${REPLACED}.${table}`, []);

export const dropReplacedSchema = (tx: Executor) => tx.raw(`drop schema if exists ${REPLACED}`, []);
