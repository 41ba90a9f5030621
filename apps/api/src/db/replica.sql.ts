import { type Executor, sql } from './database.ts';

export const isFresh = async (db: Executor): Promise<boolean> =>
  (
    await db.one<{ fresh: boolean }>(sql`
      select not pg_is_in_recovery() or (exists (select from pg_stat_wal_receiver) and (
        pg_last_wal_receive_lsn() is not distinct from pg_last_wal_replay_lsn()
        or now() - pg_last_xact_replay_timestamp() < interval '10 seconds')) as fresh`)
  ).fresh;
