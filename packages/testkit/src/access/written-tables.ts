import { type Executor, sql } from '@netlik/api/db/database';

/** Refused calls may change these, because attempts are counted and logged. */
const ignoredTables = ['throttles', 'sign_in_log'];

/** Row triggers, so that statements without changed rows and rollbacks do not count. */
const triggers = `
  create schema quality;
  create table quality.written (name text not null, stored jsonb);
  create function quality.note_write() returns trigger language plpgsql as $$
  begin
    insert into quality.written values (tg_table_name, case tg_op when 'DELETE' then null else to_jsonb(new) end);
    return null;
  end $$;
  do $$
  declare each text;
  begin
    for each in
      select tablename from pg_tables
      where schemaname = 'public' and tablename <> all ('{${ignoredTables.join()}}')
    loop
      execute format('create trigger note_write after insert or update or delete on public.%I
        for each row execute function quality.note_write()', each);
    end loop;
  end $$;`;

/** Makes the database record writes per table. */
export const noteWrites = async (db: Executor): Promise<void> => {
  await db.raw(triggers, []);
};

/** Rows written per table since the last call. */
export const takeWrites = async (db: Executor): Promise<Record<string, number>> => {
  const rows = await db.many<{ name: string; count: number }>(sql`
    with taken as (delete from quality.written returning name)
    select name, count(*)::int as count from taken group by name order by name`);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

export const takeWrittenTables = async (db: Executor): Promise<string[]> => Object.keys(await takeWrites(db));

/** A written row as text; empty if deleted. */
export type WrittenRow = { table: string; row: string };

export const takeWrittenRows = (db: Executor): Promise<WrittenRow[]> =>
  db.many<WrittenRow>(sql`
    with taken as (delete from quality.written returning name, stored)
    select name as table, coalesce(stored::text, '') as row from taken`);
