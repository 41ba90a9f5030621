import { type Executor, sql } from './database.ts';

/** Settings that let PostgreSQL lose acknowledged data on power failure. */
export const findUnsafeSettings = async (db: Executor): Promise<string[]> =>
  (
    await db.many<{ name: string }>(sql`
      select name from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`)
  ).map(({ name }) => name);
