import { type Executor, sql } from './database.ts';

export type StoredMigration = { name: string; hash: string; version: string | null };

export const addVersions = async (tx: Executor): Promise<void> => {
  const [found] = await tx.many(sql`
    select from pg_attribute where attrelid = to_regclass('migrations') and attname = 'version'`);
  if (found) return;
  await tx.run(sql`
    create table if not exists migrations
      (name text primary key, hash text not null, applied_at timestamptz not null default now())`);
  await tx.run(sql`alter table migrations add column version text`);
};

/** Tables partitioned by the `partition` command of 0.2.0; partitions are in the schema `partitions`. */
export const findPartitionedTables = async (tx: Executor): Promise<string[]> =>
  (
    await tx.many<{ name: string }>(sql`
      select distinct t.relname as name from pg_inherits i
      join pg_class t on t.oid = i.inhparent join pg_class p on p.oid = i.inhrelid
      where t.relkind = 'p' and t.relnamespace = 'public'::regnamespace and p.relnamespace = to_regnamespace('partitions')
      order by 1`)
  ).map(({ name }) => name);

export const findMigrations = (tx: Executor) =>
  tx.many<StoredMigration>(sql`select name, hash, version from migrations order by name`);

export const insertMigration = (
  tx: Executor,
  { name, hash }: Omit<StoredMigration, 'version'>,
  version: string,
) => tx.run(sql`insert into migrations (name, hash, version) values (${name}, ${hash}, ${version})`);
