import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { Viewer } from '../../http/auth-session.ts';

/** Blocks work in both directions; admins see everyone. */
const hiddenPeople = ({ id, role }: Viewer) =>
  role === 'admin'
    ? sql`'{}'::uuid[]`
    : sql`array(
        select blocked_id from person_blocks where user_id = ${id}
        union all select user_id from person_blocks where blocked_id = ${id})`;

/** SQL fragments without an executor, because they run nothing by themselves. */
export const blockFilters = {
  isSeen: (viewer: Viewer, person: Sql) => sql`(${person} = any(${hiddenPeople(viewer)})) is not true`,

  /** True if the owner of `rooms r` blocks this person. */
  isShutOut: (person: Sql | string) => sql`exists (
    select from person_blocks b join users u on u.id = b.blocked_id
    where b.user_id = r.owner_id and b.blocked_id = ${person} and u.role <> 'admin')`,

  /** Messages after the viewer's `m.read_number` in `rooms r` that a block hides. */
  hiddenUnread: (viewer: Viewer) => sql`(
    case when cardinality(${hiddenPeople(viewer)}) = 0 then 0 else (
      select count(*) from room_messages x
      where x.room_id = r.id and x.number > m.read_number and x.user_id = any(${hiddenPeople(viewer)})) end)`,
};

export const findHiddenPeople = async (db: Executor, viewer: Viewer): Promise<string[]> =>
  (await db.one<{ ids: string[] }>(sql`select ${hiddenPeople(viewer)} as ids`)).ids;

/** Those who block a user or are blocked. */
export const findBlocking = async (db: Executor, people: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select id from unnest(${people as string[]}::uuid[]) as p (id)
      where exists (select from person_blocks where user_id = p.id)
        or exists (select from person_blocks where blocked_id = p.id)`)
  ).map(({ id }) => id);

export const findSharedRooms = async (db: Executor, people: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select m.room_id as id from room_members m
      where m.user_id = any(${people as string[]}::uuid[]) and m.status = 'active'
      group by m.room_id having count(*) > 1`)
  ).map(({ id }) => id);
