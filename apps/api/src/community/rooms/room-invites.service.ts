import { randomBytes } from 'node:crypto';
import {
  CODE_LASTS_HOURS,
  type RoomInvite,
  type RoomRequest,
} from '@netlik/contract/community/rooms/room-invites';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected } from '../../http/owned-row.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { extendInvite, findRequests, saveApproval, saveInvite } from './room-invites.sql.ts';
import { codeShownAfter } from './room-joining.service.ts';
import { named } from './room-members.service.ts';
import { requireRoom, withFreeCode } from './rooms.service.ts';
import { lockRoom, saveMember, saveMemberGone } from './rooms.sql.ts';

const requireOwner = async (
  deps: Deps,
  actor: Actor,
  id: string,
  error: 'room.owner_only' | 'room.settings_owner_only' = 'room.settings_owner_only',
) => {
  if ((await requireRoom(deps, actor, id)).ownerId !== actor.id) throw new AppError(error);
};

const newLink = () => randomBytes(24).toString('base64url');

const makeInvite = (db: Executor, id: string, keepLink: boolean, now: Date) => {
  const link = newLink();
  return withFreeCode((inviteCode) => saveInvite(db, id, { inviteCode, link, keepLink }, now));
};

const presentInvite = (invite: Omit<RoomInvite, 'codeEndsAt'>, now: Date): RoomInvite => ({
  codeEndsAt: new Date(now.getTime() + CODE_LASTS_HOURS * 3600_000).toISOString(),
  ...invite,
});

/** Showing a code extends it by a day; an expired one is replaced. */
export const showInvite = async (deps: Deps, actor: Actor, id: string): Promise<RoomInvite> => {
  await requireOwner(deps, actor, id, 'room.owner_only');
  const now = deps.clock.now();
  const shown = await extendInvite(deps.db, id, newLink(), { shownAfter: codeShownAfter(now), now });
  return presentInvite(shown ?? (await makeInvite(deps.db, id, true, now)), now);
};

export const regenerateCode = async (deps: Deps, actor: Actor, id: string): Promise<RoomInvite> => {
  await requireOwner(deps, actor, id, 'room.owner_only');
  const now = deps.clock.now();
  return presentInvite(await makeInvite(deps.db, id, false, now), now);
};

export const setApproval = async (deps: Deps, actor: Actor, id: string, needsApproval: boolean) => {
  await requireOwner(deps, actor, id);
  return requireAffected(
    await saveApproval(deps.db, id, needsApproval, deps.clock.now()),
    'room.not_private',
  );
};

export const listRequests = async (deps: Deps, actor: Actor, id: string): Promise<RoomRequest[]> => {
  await requireOwner(deps, actor, id);
  return (await findRequests(deps.db, id)).map(named);
};

type Deciding = { actor: Actor; alsoNotify: (userId: string) => void };

export const decideRequest = async (
  deps: Deps,
  { actor, alsoNotify }: Deciding,
  { id, userId }: { id: string; userId: string },
  isApproved: boolean,
) => {
  await requireOwner(deps, actor, id);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const room = await lockRoom(tx, id, userId);
    if (room?.ownerId !== actor.id) throw new AppError('room.settings_owner_only');
    if (room.status !== 'pending') throw new AppError('room.request_not_found');
    alsoNotify(userId);
    if (!isApproved) {
      await saveMemberGone(tx, id, userId, 'removed', now);
      return null;
    }
    if (room.memberCount >= room.capacity) throw new AppError('room.full');
    await saveMember(tx, id, userId, now);
    await notify(deps, tx, userId, {
      title: 'Odaya kabul edildin',
      body: `${room.name} odasına artık girebilirsin.`,
      category: 'system',
      type: 'room.approved',
      actionUrl: `/study-tracker/study-room/${id}`,
    });
    return null;
  });
};
