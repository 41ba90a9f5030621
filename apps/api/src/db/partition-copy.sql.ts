import { type Executor, raw, sql } from './database.ts';
import { COPIES, findTexts, type Layout, REPLACED } from './partitions.sql.ts';

const listed = (names: readonly string[], prefix = '') => names.map((name) => prefix + name).join(', ');

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

/** Triggers that are switched off lose writes: such a copy begins anew. */
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

/** Both at one moment, every column of every row. Each write is in both by one commit, so no write has to wait meanwhile. */
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
