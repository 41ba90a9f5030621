import { type Executor, sql } from '../../db/database.ts';

export type EventRow = {
  id: string;
  event: string;
  path: string | null;
  referrer: string | null;
  meta: object | null;
  happened_at: string;
};

/** One statement per batch; nothing is inserted for a person just erased. */
export const insertEvents = (db: Executor, userId: string, rows: readonly EventRow[], now: Date) =>
  db.run(sql`
    insert into events (id, user_id, event, path, referrer, meta, happened_at, created_at)
    select r.id, u.id, r.event, r.path, r.referrer, r.meta, r.happened_at, ${now}
    from users u, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (id uuid, event text, path text, referrer text, meta jsonb, happened_at timestamptz)
    where u.id = ${userId} for key share of u`);

export const deleteOldEvents = (db: Executor, before: Date) =>
  db.run(sql`delete from events where created_at < ${before}`);
