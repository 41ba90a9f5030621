import type { InvitePreview } from '@netlik/contract/community/rooms/room-invites';
import { type Executor, sql } from '../../db/database.ts';
import type { Viewer } from '../../http/auth-session.ts';
import { blockFilters } from './room-blocks.sql.ts';

export const findRoomIdByCode = (db: Executor, code: string, shownAfter: Date) =>
  db.maybe<{ id: string }>(sql`
    select id from rooms where invite_code = ${code} and is_active and code_shown_at > ${shownAfter}`);

export const findRoomIdByLink = (db: Executor, link: string) =>
  db.maybe<{ id: string }>(sql`select id from rooms where invite_link = ${link} and is_active`);

export type InvitedRow = Omit<InvitePreview, 'studying'> & {
  isKnown: boolean;
};

/** Null if the user is banned or blocked by the owner. */
export const findInvited = (db: Executor, { id: userId, role }: Viewer, roomId: string) =>
  db.maybe<InvitedRow>(sql`
    select r.name, r.needs_approval as "needsApproval",
      (select count(*)::int from room_members a where a.room_id = r.id and a.status = 'active') as "memberCount",
      coalesce(m.status = 'active', false) as "isMember",
      (not r.needs_approval or ${role} = 'admin' or coalesce(m.status = 'active', false)) as "isKnown"
    from rooms r left join room_members m on m.room_id = r.id and m.user_id = ${userId}
    where r.id = ${roomId} and r.is_active and m.status is distinct from 'banned' and not ${blockFilters.isShutOut(userId)}`);

/** Renews the validity and adds a missing link; null if expired. */
export const extendInvite = (
  db: Executor,
  roomId: string,
  link: string,
  { shownAfter, now }: { shownAfter: Date; now: Date },
) =>
  db.maybe<{ inviteCode: string; link: string }>(sql`
    update rooms set code_shown_at = ${now}, invite_link = coalesce(invite_link, ${link})
    where id = ${roomId} and code_shown_at > ${shownAfter}
    returning invite_code as "inviteCode", invite_link as link`);

/** Null if the code is taken; `keepLink` keeps the stored link. */
export const saveInvite = (
  tx: Executor,
  roomId: string,
  { inviteCode, link, keepLink }: { inviteCode: string; link: string; keepLink: boolean },
  now: Date,
) =>
  tx.maybe<{ inviteCode: string; link: string }>(sql`
    update rooms set invite_code = ${inviteCode}, code_shown_at = ${now}, updated_at = ${now},
      invite_link = case when ${keepLink} then coalesce(invite_link, ${link}) else ${link} end
    where id = ${roomId} and not exists (select from rooms where invite_code = ${inviteCode} and is_active)
    returning invite_code as "inviteCode", invite_link as link`);

/** 0 for a public room. */
export const saveApproval = (tx: Executor, roomId: string, needsApproval: boolean, now: Date) =>
  tx.run(sql`
    update rooms set needs_approval = ${needsApproval}, updated_at = ${now}
    where id = ${roomId} and (type = 'private' or not ${needsApproval})`);

export type RequestRow = { userId: string; firstName: string; lastName: string; createdAt: string };

export const findRequests = (db: Executor, roomId: string) =>
  db.many<RequestRow>(sql`
    select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName", m.joined_at as "createdAt"
    from room_members m join users u on u.id = m.user_id
    where m.room_id = ${roomId} and m.status = 'pending' order by m.joined_at, u.id`);

/** Locks the keys in a fixed order to avoid deadlocks. */
export const refundAttempts = (db: Executor, keys: readonly string[]) =>
  db.run(sql`
    with held as (select key from throttles where key = any(${keys as string[]}::text[]) order by key for update)
    update throttles t set hits = greatest(t.hits - 1, 0) from held where t.key = held.key`);
