import { MEMBER_ROLE, OWNER_ROLE, type RoomMember } from '@netlik/contract/community/rooms/rooms';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';
import type { Viewer } from '../../http/auth-session.ts';
import { blockFilters } from './room-blocks.sql.ts';

const { isSeen } = blockFilters;

type Named = { userId: string; firstName: string; lastName: string };

const person = sql`u.id as "userId", u.first_name as "firstName", u.last_name as "lastName"`;

export type MemberRow = Named & Omit<RoomMember, 'displayName'>;

export const findMembers = (db: Executor, roomId: string, viewer: Viewer, includeInactive: boolean) =>
  db.many<MemberRow>(sql`
    select ${person}, case when r.owner_id = u.id then ${OWNER_ROLE} else ${MEMBER_ROLE} end as role,
      case when m.status = 'active' and exists (
        select from room_connections c where c.room_id = m.room_id and c.user_id = m.user_id)
        then 'online' else m.status end as status,
      m.joined_at as "joinedAt", m.last_seen_at as "lastSeenAt", m.left_at as "leftAt",
      exists (select from room_mutes x where x.user_id = ${viewer.id} and x.muted_id = u.id) as "isMuted"
    from room_members m join users u on u.id = m.user_id join rooms r on r.id = m.room_id
    where m.room_id = ${roomId} and (m.status = 'active' or (${includeInactive} and m.status <> 'pending'))
      and ${isSeen(viewer, sql`u.id`)}
    order by m.status <> 'active', r.owner_id is distinct from u.id, u.first_name collate "tr-x-icu", u.id`);

export type StandingRow = Named & {
  solvedCount: number;
  totalStudySeconds: number;
  lastUpdatedAt: string | null;
};

export const findLeaderboard = (
  db: Executor,
  roomId: string,
  viewer: Viewer,
  { from, to }: { from: StudyDay; to: StudyDay },
  limit: number,
) =>
  db.many<StandingRow>(sql`
    select ${person}, d.solved::int as "solvedCount", d.verified::int as "totalStudySeconds",
      (select max(s.updated_at) from study_sessions s
        where s.user_id = u.id and s.day between ${from} and ${to}) as "lastUpdatedAt"
    from room_members m join users u on u.id = m.user_id
    cross join lateral (
      select sum(verified_seconds) as verified, sum(correct + wrong) as solved from study_days
      where user_id = m.user_id and day between ${from} and ${to}) d
    where m.room_id = ${roomId} and m.status = 'active' and (d.verified > 0 or d.solved > 0)
      and ${isSeen(viewer, sql`u.id`)}
    order by d.verified desc, d.solved desc, u.id limit ${limit}`);

export type StudyingRow = Named & { subject: string; since: string };

export const findStudying = (db: Executor, roomId: string, viewer: Viewer, heardSince: Date) =>
  db.many<StudyingRow>(sql`
    select ${person}, r.subject, r.started_at as since
    from room_members m join study_runs r on r.user_id = m.user_id and r.status = 'running'
    join users u on u.id = m.user_id
    where m.room_id = ${roomId} and m.status = 'active' and r.last_seen_at > ${heardSince}
      and ${isSeen(viewer, sql`u.id`)}
    order by r.started_at, u.id`);

export type FocusRow = { startedAt: string; focusMinutes: number; breakMinutes: number };

/** Null after the break ends. */
export const findFocus = (db: Executor, roomId: string, now: Date) =>
  db.maybe<FocusRow>(sql`
    select focus_started_at as "startedAt", focus_minutes as "focusMinutes", focus_break_minutes as "breakMinutes"
    from rooms where id = ${roomId}
      and focus_started_at + (focus_minutes + focus_break_minutes) * interval '1 minute' > ${now}`);

export const saveFocus = (
  db: Executor,
  roomId: string,
  focus: { focusMinutes: number; breakMinutes: number } | null,
  now: Date,
) =>
  db.run(sql`
    update rooms set focus_started_at = ${focus ? now : null}, focus_minutes = ${focus?.focusMinutes ?? null},
      focus_break_minutes = ${focus?.breakMinutes ?? null}, updated_at = ${now}
    where id = ${roomId}`);

export type BanRow = Named & { createdAt: string; createdBy: string | null; reason: string };

const banColumns = sql`${person}, b.created_at as "createdAt", b.by_id as "createdBy", b.reason`;

export const findBans = (db: Executor, roomId: string) =>
  db.many<BanRow>(sql`
    select ${banColumns} from room_bans b join users u on u.id = b.user_id
    where b.room_id = ${roomId} order by b.created_at desc, u.id`);

export const insertBan = (
  tx: Executor,
  { roomId, userId, byId, reason }: { roomId: string; userId: string; byId: string; reason: string },
  now: Date,
) =>
  tx.maybe<BanRow>(sql`
    with b as (
      insert into room_bans (room_id, user_id, by_id, reason, created_at)
      values (${roomId}, ${userId}, ${byId}, ${reason}, ${now}) on conflict do nothing
      returning *)
    select ${banColumns} from b join users u on u.id = b.user_id`);

export const deleteBan = (tx: Executor, roomId: string, userId: string) =>
  tx.run(sql`delete from room_bans where room_id = ${roomId} and user_id = ${userId}`);
