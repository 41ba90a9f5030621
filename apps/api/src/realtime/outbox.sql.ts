import { type Executor, sql } from '../db/database.ts';

export type StoredNews = { id: string; sender: string; topic: string; data: unknown };

export const insertNews = (db: Executor, rows: readonly StoredNews[]) =>
  db.run(sql`
    insert into bus_outbox (id, sender, topic, data)
    select id, sender, topic, data from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (id uuid, sender uuid, topic text, data jsonb)`);

export const deleteNews = (db: Executor, ids: readonly string[]) =>
  db.run(sql`delete from bus_outbox where id = any(${ids as string[]}::uuid[])`);

// Uses the database's clock, because process clocks may differ.
const isStale = (staleMs: number) =>
  sql`stored_at < clock_timestamp() - ${staleMs}::int * interval '1 millisecond'`;

export const hasStaleNews = async (db: Executor, staleMs: number): Promise<boolean> =>
  (
    await db.one<{ has: boolean }>(sql`
    select exists (select from bus_outbox where ${isStale(staleMs)}) as has`)
  ).has;

/** Skips those another process is sending. */
export const lockStaleNews = (db: Executor, staleMs: number, limit: number) =>
  db.many<StoredNews>(sql`
    select id, sender, topic, data from bus_outbox where ${isStale(staleMs)}
    order by stored_at limit ${limit} for update skip locked`);
