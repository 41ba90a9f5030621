import { type Executor, sql } from '../../db/database.ts';

export type Hit = { key: string; hits: number; windowEndsAt: string };

/** Counts one more try on each key, in one statement; keys come sorted, so that two callers cannot lock each other. */
export const countHits = (db: Executor, keys: readonly string[], ends: readonly Date[], now: Date) =>
  db.many<Hit>(sql`
    insert into throttles as t (key, hits, window_ends_at)
    select k, 1, e from unnest(${keys as string[]}::text[], ${ends as Date[]}::timestamptz[]) as u (k, e)
    on conflict (key) do update set
      hits = case when t.window_ends_at <= ${now} then 1 else t.hits + 1 end,
      window_ends_at = case when t.window_ends_at <= ${now} then excluded.window_ends_at else t.window_ends_at end
    returning key, hits, window_ends_at as "windowEndsAt"`);

export const uncountHits = (db: Executor, keys: readonly string[]) =>
  db.run(sql`update throttles set hits = greatest(hits - 1, 0) where key = any(${keys as string[]}::text[])`);
