import type { FocusBlock, NewFocus, RoomStudy } from '@netlik/contract/community/rooms/room-focus';
import type { LeaderboardEntry, LeaderboardPeriod } from '@netlik/contract/community/rooms/room-leaderboard';
import { roomClose } from '@netlik/contract/community/rooms/room-socket';
import type { RoomBan, RoomMember, rooms } from '@netlik/contract/community/rooms/rooms';
import type { QueryOf } from '@netlik/contract/endpoint';
import { monthStart, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { shortName } from '@netlik/domain/turkish';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { recordAudit } from '../../platform/audit/audit.service.ts';
import {
  deleteBan,
  findBans,
  findFocus,
  findLeaderboard,
  findMembers,
  findStudying,
  insertBan,
  saveFocus,
} from './room-members.sql.ts';
import { closeRoomSockets, heardSince, NAMELESS, requireRoom } from './rooms.service.ts';
import { findActiveMemberIds, lockRoom, passRoomOn, saveMemberGone } from './rooms.sql.ts';

/** Others see only first name and initial. */
export const named = <Row extends { firstName: string; lastName: string }>({
  firstName,
  lastName,
  ...row
}: Row) => ({
  ...row,
  displayName: shortName(firstName, lastName) || NAMELESS,
});

export const listMembers = async (
  deps: Deps,
  actor: Actor,
  id: string,
  includeInactive: boolean,
): Promise<RoomMember[]> => {
  await requireRoom(deps, actor, id);
  return (await findMembers(deps.db, id, actor, includeInactive)).map(named);
};

const firstDayOf: Record<LeaderboardPeriod, (today: StudyDay) => StudyDay> = {
  today: (today) => today,
  week: weekStart,
  month: monthStart,
};

export const getLeaderboard = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { limit, period }: QueryOf<typeof rooms.leaderboard>,
): Promise<LeaderboardEntry[]> => {
  await requireRoom(deps, actor, id);
  const today = studyDay(deps.clock.now());
  const days = { from: firstDayOf[period](today), to: today };
  return (await findLeaderboard(deps.db, id, actor, days, limit)).map(named);
};

export const getRoomStudy = async (deps: Deps, actor: Actor, id: string): Promise<RoomStudy> => {
  await requireRoom(deps, actor, id);
  const now = deps.clock.now();
  const [studying, focus] = await Promise.all([
    findStudying(deps.db, id, actor, heardSince(now)),
    findFocus(deps.db, id, now),
  ]);
  return { studying: studying.map(named), focus: focus && { ...focus, serverNow: now.toISOString() } };
};

/** Starts or ends (null) the block and notifies all members. */
export const setFocus = async (
  deps: Deps,
  actor: Actor,
  id: string,
  focus: NewFocus | null,
  alsoNotify: (userId: string) => void,
): Promise<FocusBlock | null> => {
  const room = await requireRoom(deps, actor, id);
  if (room.ownerId !== actor.id) throw new AppError('room.focus_owner_only');
  const now = deps.clock.now();
  for (const userId of await findActiveMemberIds(deps.db, id)) alsoNotify(userId);
  await saveFocus(deps.db, id, focus, now);
  return focus && { ...focus, startedAt: now.toISOString(), serverNow: now.toISOString() };
};

export const listBans = async (deps: Deps, actor: Actor, id: string): Promise<RoomBan[]> => {
  await requireRoom(deps, actor, id);
  return (await findBans(deps.db, id)).map(named);
};

export const banMember = async (
  deps: Deps,
  actor: Actor,
  id: string,
  { userId, reason = '' }: { userId: string; reason?: string | undefined },
  alsoNotify: (userId: string) => void,
): Promise<RoomBan> => {
  if (userId === actor.id) throw new AppError('room.self_ban');
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const room = await lockRoom(tx, id, userId);
    if (!room) throw new AppError('room.not_found');
    if (room.status === null) throw new AppError('room.member_not_found');
    const ban = await insertBan(tx, { roomId: id, userId, byId: actor.id, reason }, now);
    if (!ban) throw new AppError('room.already_banned');
    await saveMemberGone(tx, id, userId, 'banned', now);
    if (room.ownerId === userId) {
      const next = await passRoomOn(tx, id, now);
      if (next) alsoNotify(next);
    }
    await closeRoomSockets(deps, tx, { roomId: id, userId, code: roomClose.banned });
    const entry = { subjectUserId: userId, before: null, after: { reason } };
    await recordAudit(tx, actor, { ...entry, action: 'room.banned' });
    alsoNotify(userId);
    return named(ban);
  });
};

export const unbanMember = async (
  deps: Deps,
  actor: Actor,
  id: string,
  userId: string,
  alsoNotify: (userId: string) => void,
) => {
  await requireRoom(deps, actor, id);
  return deps.db.transaction(async (tx) => {
    if ((await deleteBan(tx, id, userId)) === 0) throw new AppError('room.member_not_found');
    await saveMemberGone(tx, id, userId, 'removed', deps.clock.now());
    const entry = { subjectUserId: userId, before: null, after: null };
    await recordAudit(tx, actor, { ...entry, action: 'room.unbanned' });
    alsoNotify(userId);
    return null;
  });
};
