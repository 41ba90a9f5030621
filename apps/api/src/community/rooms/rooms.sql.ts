import { MEMBER_ROLE, OWNER_ROLE, type Room, type RoomDetail } from '@netlik/contract/community/rooms/rooms';
import { type Executor, sql } from '../../db/database.ts';
import type { Viewer } from '../../http/auth-session.ts';
import { blockFilters } from './room-blocks.sql.ts';

const { hiddenUnread, isSeen, isShutOut } = blockFilters;

type RoomRow = Omit<Room, 'membership'> & {
  role: string | null;
  status: 'active' | 'online' | 'pending' | null;
};
export type RoomDetailRow = RoomRow & Pick<RoomDetail, 'needsApproval' | 'lastNumber' | 'readNumber'>;

/** Columns of `rooms r` with the viewer's optional membership `m`. */
const columns = (viewer: Viewer) => sql`
  r.id, r.owner_id as "ownerId", r.name, r.description, r.type, r.capacity, r.is_active as "isActive",
  (select count(*)::int from room_members a where a.room_id = r.id and a.status = 'active') as "memberCount",
  (select count(distinct c.user_id)::int from room_connections c where c.room_id = r.id) as "onlineCount",
  r.last_activity_at as "lastActivityAt", r.created_at as "createdAt", r.updated_at as "updatedAt",
  case when m.user_id is null then null when r.owner_id = m.user_id then ${OWNER_ROLE} else ${MEMBER_ROLE} end as role,
  case when m.user_id is null then null when m.status = 'pending' then 'pending'
    when exists (select from room_connections c where c.room_id = r.id and c.user_id = m.user_id) then 'online'
    else 'active' end as status,
  (case when m.status = 'active' then greatest(0, r.last_number - m.read_number - ${hiddenUnread(viewer)}) else 0 end)::int as "unreadCount",
  (case when r.owner_id = ${viewer.id} then
    (select count(*) from room_members p where p.room_id = r.id and p.status = 'pending') else 0 end)::int as "requestCount"`;

export type StudyingPerson = { firstName: string; lastName: string; subject: string; since: string };
export type ListedRow = RoomRow & { studying: StudyingPerson[] };

/** Members of `rooms r` with a recently reported running timer, longest first. */
const studying = (viewer: Viewer, heardSince: Date) => sql`(
  select coalesce(json_agg(json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'subject', s.subject,
    'since', s.started_at) order by s.started_at, u.id), '[]')
  from room_members a join study_runs s on s.user_id = a.user_id and s.status = 'running' join users u on u.id = a.user_id
  where a.room_id = r.id and a.status = 'active' and s.last_seen_at > ${heardSince} and ${isSeen(viewer, sql`u.id`)})`;

const MAX_LISTED = 200;

/** A block by the owner suspends membership. */
const withOwnMembership = (userId: string, statuses: readonly string[] = ['active']) => sql`
  rooms r left join room_members m on m.room_id = r.id and m.user_id = ${userId}
    and m.status = any(${statuses as string[]}::text[]) and not ${isShutOut(userId)}`;

/** Includes requests the owner has not decided. */
const listed = (viewer: Viewer) => withOwnMembership(viewer.id, ['active', 'pending']);

export const findRooms = (db: Executor, viewer: Viewer, heardSince: Date) =>
  db.many<ListedRow>(sql`
    select ${columns(viewer)}, case when m.status = 'pending' then '[]' else ${studying(viewer, heardSince)} end as studying
    from ${listed(viewer)}
    where ${viewer.role} = 'admin' or (m.user_id is not null and r.is_active)
    order by m.user_id is null, r.is_active desc, r.last_activity_at desc, r.id limit ${MAX_LISTED}`);

export const findOpenRooms = (db: Executor, viewer: Viewer, heardSince: Date, limit: number) =>
  db.many<ListedRow>(sql`
    select ${columns(viewer)}, ${studying(viewer, heardSince)} as studying from ${listed(viewer)}
    where r.is_active and r.type = 'public' and m.user_id is null and ${isSeen(viewer, sql`r.owner_id`)}
      and not exists (select from room_bans b where b.room_id = r.id and b.user_id = ${viewer.id})
      and (select count(*) from room_members a where a.room_id = r.id and a.status = 'active') < r.capacity
    order by json_array_length(${studying(viewer, heardSince)}) = 0, r.last_activity_at desc, r.id limit ${limit}`);

/** The list's row for a user who has just joined or requested to join. */
export const findListedRoom = (tx: Executor, viewer: Viewer, roomId: string) =>
  tx.one<RoomRow>(sql`select ${columns(viewer)} from ${listed(viewer)} where r.id = ${roomId}`);

/** Null for rooms of others, except for admins. */
export const findRoom = (db: Executor, viewer: Viewer, roomId: string) =>
  db.maybe<RoomDetailRow>(sql`
    select ${columns(viewer)}, r.needs_approval as "needsApproval",
      r.last_number as "lastNumber", coalesce(m.read_number, r.last_number) as "readNumber"
    from ${withOwnMembership(viewer.id)}
    where r.id = ${roomId} and (${viewer.role} = 'admin' or (m.user_id is not null and r.is_active))`);

/** Own rooms, for admins also the latest active ones, because names are not stored folded. */
export const searchListedRooms = (
  db: Executor,
  viewer: Viewer,
  { folded, newest, limit }: { folded: string; newest: number; limit: number },
) =>
  db.many<{ id: string; name: string; description: string }>(sql`
    select r.id, r.name, r.description from ${withOwnMembership(viewer.id)}
    where r.is_active and (m.user_id is not null
      or (${viewer.role} = 'admin' and r.id in (select id from rooms order by last_activity_at desc limit ${newest})))
      and position(${folded} in catalogue.fold(r.name)) > 0
    order by m.user_id is null, r.last_activity_at desc, r.id limit ${limit}`);

export type RoomKey = { id: string; ownerId: string | null };

export const findRoomKey = (db: Executor, { id, role }: Viewer, roomId: string) =>
  db.maybe<RoomKey & { isMember: boolean }>(sql`
    select r.id, r.owner_id as "ownerId", m.user_id is not null as "isMember" from ${withOwnMembership(id)}
    where r.id = ${roomId} and (${role} = 'admin' or (m.user_id is not null and r.is_active))`);

export type NewRoomRow = Pick<Room, 'id' | 'name' | 'description' | 'type' | 'capacity'> & {
  ownerId: string;
  inviteCode: string;
};

/** False if the code is taken, as decided by the unique key. */
export const insertRoom = async (tx: Executor, room: NewRoomRow, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    insert into rooms (id, owner_id, named_by, name, description, type, capacity, invite_code, code_shown_at, is_active,
      last_activity_at, created_at, updated_at)
    values (${room.id}, ${room.ownerId}, ${room.ownerId}, ${room.name}, ${room.description}, ${room.type}, ${room.capacity},
      ${room.inviteCode}, ${now}, true, ${now}, ${now}, ${now})
    on conflict (invite_code) where is_active do nothing`)) === 1;

export const countOwnRooms = (tx: Executor, userId: string) =>
  tx.one<{ owned: number; joined: number }>(sql`
    select (select count(*)::int from rooms where owner_id = ${userId} and is_active) as owned,
      (select count(*)::int from room_members where user_id = ${userId} and status in ('active', 'pending')) as joined`);

export type LockedRoom = RoomKey & {
  name: string;
  type: Room['type'];
  capacity: number;
  memberCount: number;
  status: string | null;
  isShutOut: boolean;
  needsApproval: boolean;
  requestCount: number;
};

/** Serialises membership changes of a room. */
export const lockRoom = async (tx: Executor, roomId: string, userId: string): Promise<LockedRoom | null> => {
  if ((await tx.run(sql`select from rooms where id = ${roomId} and is_active for no key update`)) === 0)
    return null;
  return tx.one<LockedRoom>(sql`
    select r.id, r.owner_id as "ownerId", r.name, r.type, r.capacity,
      (select count(*)::int from room_members a where a.room_id = r.id and a.status = 'active') as "memberCount",
      (select m.status from room_members m where m.room_id = r.id and m.user_id = ${userId}) as status,
      (select count(*)::int from room_members p where p.room_id = r.id and p.status = 'pending') as "requestCount",
      r.needs_approval as "needsApproval", ${isShutOut(userId)} as "isShutOut"
    from rooms r where r.id = ${roomId}`);
};

/** New members have read everything up to now. */
export const saveMember = (
  tx: Executor,
  roomId: string,
  userId: string,
  now: Date,
  status: 'active' | 'pending' = 'active',
) =>
  tx.run(sql`
    insert into room_members (room_id, user_id, status, read_number, joined_at)
    select id, ${userId}, ${status}, last_number, ${now} from rooms where id = ${roomId}
    on conflict (room_id, user_id) do update set status = excluded.status, read_number = excluded.read_number,
      joined_at = excluded.joined_at, left_at = null`);

export const saveMemberGone = (
  tx: Executor,
  roomId: string,
  userId: string,
  status: 'left' | 'removed' | 'banned',
  now: Date,
) =>
  tx.run(sql`
    update room_members set status = ${status}, left_at = coalesce(left_at, ${now}), last_seen_at = ${now}
    where room_id = ${roomId} and user_id = ${userId}`);

/** Makes the longest-standing member the owner and returns it, or deactivates a room without members. */
export const passRoomOn = async (tx: Executor, roomId: string, now: Date): Promise<string | null> =>
  (
    await tx.one<{ ownerId: string | null }>(sql`
      with next as (
        select user_id from room_members where room_id = ${roomId} and status = 'active'
        order by joined_at, user_id limit 1)
      update rooms set owner_id = (select user_id from next), is_active = exists (select from next), updated_at = ${now}
      where id = ${roomId} returning owner_id as "ownerId"`)
  ).ownerId;

export const findOwnerlessRooms = (db: Executor, after: string, limit: number) =>
  db.many<{ id: string }>(sql`
    select id from rooms where owner_id is null and is_active and id > ${after} order by id limit ${limit}`);

export const saveRead = (db: Executor, roomId: string, userId: string, number: number) =>
  db.run(sql`
    update room_members m set read_number = greatest(m.read_number, least(${number}::bigint, r.last_number))
    from rooms r
    where r.id = m.room_id and r.is_active and m.room_id = ${roomId} and m.user_id = ${userId} and m.status = 'active'
      and not ${isShutOut(userId)}`);

export const findActiveMemberIds = async (db: Executor, roomId: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select user_id as id from room_members where room_id = ${roomId} and status = 'active'`)
  ).map(({ id }) => id);
