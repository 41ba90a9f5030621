import { type Executor, sql } from '../../db/database.ts';
import { blockFilters } from './room-blocks.sql.ts';

const { isShutOut } = blockFilters;

// Uses the database's clock, because process clocks may differ.
const DEAD_AFTER = sql`interval '9 seconds'`;

/** True if the process is new or was considered dead. */
export const saveBeat = async (db: Executor, processId: string): Promise<boolean> =>
  (
    await db.one<{ isNew: boolean }>(sql`
      insert into room_processes (id, seen_at) values (${processId}, now())
      on conflict (id) do update set seen_at = now() returning xmax = 0 as "isNew"`)
  ).isNew;

export type ConnectionRow = { id: string; roomId: string; userId: string };

/** Returns the people who were offline before. */
export const insertConnections = (db: Executor, processId: string, rows: readonly ConnectionRow[]) =>
  db.many<{ roomId: string; userId: string }>(sql`
    with added as (
      insert into room_connections (id, process_id, room_id, user_id)
      select x.id, ${processId}::uuid, x."roomId", x."userId"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (id uuid, "roomId" uuid, "userId" uuid)
      on conflict do nothing returning room_id, user_id)
    select distinct a.room_id as "roomId", a.user_id as "userId" from added a
    where not exists (select from room_connections o where o.room_id = a.room_id and o.user_id = a.user_id)`);

/** Returns the people without another connection to the room. */
export const deleteConnections = (db: Executor, ids: readonly string[], now: Date) =>
  db.many<{ roomId: string; userId: string }>(sql`
    with gone as (delete from room_connections where id = any(${ids as string[]}::uuid[]) returning id, room_id, user_id),
    off as (
      select distinct g.room_id, g.user_id from gone g where not exists (
        select from room_connections o
        where o.room_id = g.room_id and o.user_id = g.user_id and o.id <> all(${ids as string[]}::uuid[]))),
    seen as (
      update room_members m set last_seen_at = ${now} from off
      where m.room_id = off.room_id and m.user_id = off.user_id)
    select room_id as "roomId", user_id as "userId" from off`);

/** Deletes crashed processes and returns the people who went offline. */
export const deleteDeadProcesses = (db: Executor) =>
  db.many<{ roomId: string; userId: string }>(sql`
    with dead as (delete from room_processes where seen_at < now() - ${DEAD_AFTER} returning id)
    select distinct c.room_id as "roomId", c.user_id as "userId"
    from room_connections c where c.process_id in (select id from dead) and not exists (
      select from room_connections o
      where o.room_id = c.room_id and o.user_id = c.user_id and o.process_id not in (select id from dead))`);

export const deleteProcess = (db: Executor, processId: string) =>
  db.run(sql`delete from room_processes where id = ${processId}`);

export const findOnline = async (db: Executor, roomId: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select distinct user_id as id from room_connections where room_id = ${roomId}`)
  ).map(({ id }) => id);

export const findStrangers = (db: Executor, rows: readonly { roomId: string; userId: string }[]) =>
  db.many<{ roomId: string; userId: string }>(sql`
    select x."roomId", x."userId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x ("roomId" uuid, "userId" uuid)
    where not exists (
      select from room_members m join rooms r on r.id = m.room_id
      where m.room_id = x."roomId" and m.user_id = x."userId" and m.status = 'active' and r.is_active
        and not ${isShutOut(sql`x."userId"`)})`);
