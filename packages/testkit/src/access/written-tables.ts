import { type Executor, sql } from '@netlik/api/db/database';

/** Refused attempts are counted and logged, so a refused call may change these. */
const ignoredTables = ['throttles', 'sign_in_log'];

/** Row triggers: a statement that changes no row, or is rolled back, has written nothing. */
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

/** From now on the database notes which of our tables are written to. */
export const noteWrites = async (db: Executor): Promise<void> => {
  await db.raw(triggers, []);
};

/** How many rows of which tables were written since the last time this was asked. */
export const takeWrites = async (db: Executor): Promise<Record<string, number>> => {
  const rows = await db.many<{ name: string; count: number }>(sql`
    with taken as (delete from quality.written returning name)
    select name, count(*)::int as count from taken group by name order by name`);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
};

export const takeWrittenTables = async (db: Executor): Promise<string[]> => Object.keys(await takeWrites(db));

/** A row as it was written, as text; empty when it was deleted. */
export type WrittenRow = { table: string; row: string };

export const takeWrittenRows = (db: Executor): Promise<WrittenRow[]> =>
  db.many<WrittenRow>(sql`
    with taken as (delete from quality.written returning name, stored)
    select name as table, coalesce(stored::text, '') as row from taken`);
