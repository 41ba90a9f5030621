import { type Executor, sql } from './database.ts';

export type Hit = { hits: number; windowEndsAt: string };

export const countHit = (db: Executor, key: string, endsAt: Date, now: Date) =>
  db.one<Hit>(sql`
    insert into throttles as t (key, hits, window_ends_at) values (${key}, 1, ${endsAt})
    on conflict (key) do update set
      hits = case when t.window_ends_at <= ${now} then 1 else t.hits + 1 end,
      window_ends_at = case when t.window_ends_at <= ${now} then excluded.window_ends_at else t.window_ends_at end
    returning hits, window_ends_at as "windowEndsAt"`);
