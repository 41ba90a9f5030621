import { type Executor, sql } from '../../db/database.ts';
import type { Limit } from './throttle.ts';

export type Place = { now: Date; windowEndsAt: Date; heldUntil: Date };

/** Reserves a place under the limit; false if hits and reserved places use it up. */
export const holdPlace = async (db: Executor, { key, tries }: Limit, place: Place): Promise<boolean> =>
  (await db.run(sql`
    insert into throttles as t (key, hits, window_ends_at, held, held_until)
    values (${key}, 0, ${place.windowEndsAt}, 1, ${place.heldUntil})
    on conflict (key) do update set
      hits = case when t.window_ends_at <= ${place.now} then 0 else t.hits end,
      window_ends_at = case when t.window_ends_at <= ${place.now} then excluded.window_ends_at else t.window_ends_at end,
      held = 1 + case when t.held_until <= ${place.now} then 0 else t.held end,
      held_until = excluded.held_until
    where ${tries} > case when t.window_ends_at <= ${place.now} then 0 else t.hits end
      + case when t.held_until <= ${place.now} then 0 else t.held end`)) === 1;

/** When a place may become free: at the window's end, or earlier if only reserved. */
export const findPlaceEnd = async (db: Executor, { key, tries }: Limit): Promise<string | null> =>
  (
    await db.maybe<{ endsAt: string }>(sql`
      select case when hits >= ${tries} then window_ends_at else held_until end as "endsAt"
      from throttles where key = ${key}`)
  )?.endsAt ?? null;

/**
 * Releases places, or converts them to hits for a wrong password. Locks keys in a fixed order to avoid
 * deadlocks.
 */
export const settlePlaces = (db: Executor, keys: readonly string[], wrong: boolean) =>
  db.run(sql`
    with mine as (select key from throttles where key = any(${keys as string[]}::text[]) order by key for update)
    update throttles t set hits = t.hits + ${wrong ? 1 : 0}, held = greatest(t.held - 1, 0)
    from mine where t.key = mine.key`);
