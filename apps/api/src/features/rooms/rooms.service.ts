import { randomBytes } from 'node:crypto';
import { roomClose } from '@netlik/contract/rooms/room-socket';
import {
  DEFAULT_CAPACITY,
  MAX_JOINED_ROOMS,
  MAX_OWNED_ROOMS,
  type NewRoom,
  type Room,
  type RoomDetail,
} from '@netlik/contract/rooms/rooms';
import { inviteCode } from '@netlik/domain/rooms/invite-code';
import type { Executor, Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import { newId } from '../../ids.ts';
import { publishToRoomInTransaction } from './room-events.ts';
import { isRefusedText } from './room-words.ts';
import {
  countCodeTry,
  countOwnRooms,
  findOpenRooms,
  findRoom,
  findRoomIdByCode,
  findRoomKey,
  findRooms,
  insertRoom,
  lockRoom,
  passRoomOn,
  type RoomDetailRow,
  saveInviteCode,
  saveMember,
  saveMemberGone,
  saveRead,
} from './rooms.sql.ts';

const MAX_OPEN = 50;
const CODE_TRIES = { minute: 5, day: 60 };
/** Codes are few enough to meet one that is taken. */
const CODE_ATTEMPTS = 40;

const presentRoom = <Row extends Pick<RoomDetailRow, 'role' | 'status'>>({ role, status, ...room }: Row) => ({
  ...room,
  membership: role && status ? { role: role as NonNullable<Room['membership']>['role'], status } : null,
});

export const listRooms = async ({ db }: Deps, actor: Actor): Promise<Room[]> =>
  (await findRooms(db, actor)).map(presentRoom);

export const listOpenRooms = async ({ db }: Deps, actor: Actor): Promise<Room[]> =>
  (await findOpenRooms(db, actor, MAX_OPEN)).map(presentRoom);

export const getRoom = async ({ db }: { db: Executor }, actor: Actor, id: string): Promise<RoomDetail> =>
  presentRoom(requireRow(await findRoom(db, actor, id), 'room.not_found'));

/** The room for a list: without what only its page shows. */
const briefRoom = ({ inviteCode: _, lastNumber: __, readNumber: ___, ...room }: RoomDetail): Room => room;

/** Answers 404 for a room that this person may not see. */
export const requireRoom = async ({ db }: Deps, actor: Actor, id: string) =>
  requireRow(await findRoomKey(db, actor, id), 'room.not_found');

/** The same for what only members may do: an admin joins first, for everybody to see. */
export const requireMembership = async (deps: Deps, actor: Actor, id: string) => {
  const room = await requireRoom(deps, actor, id);
  if (!room.isMember) throw new AppError('room.not_found');
  return room;
};

const withFreeCode = async (save: (code: string) => Promise<boolean>): Promise<string> => {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt += 1) {
    const code = inviteCode(randomBytes(16));
    if (code && (await save(code))) return code;
  }
  throw new AppError('server.busy');
};

const refuseWords = async (deps: Deps, texts: (string | undefined)[]) => {
  if (await isRefusedText(deps, texts.filter(Boolean).join('\n'))) throw new AppError('room.words_refused');
};

export const createRoom = async (
  deps: Deps,
  actor: Actor,
  { name, description = '', capacity = DEFAULT_CAPACITY, type = 'private' }: NewRoom,
): Promise<{ room: Room; inviteCode: string }> => {
  await refuseWords(deps, [name, description]);
  return deps.db.transaction(async (tx) => {
    const [id, now] = [newId(), deps.clock.now()];
    await lockOwner(tx, actor.id);
    const { owned, joined } = await countOwnRooms(tx, actor.id);
    if (owned >= MAX_OWNED_ROOMS || joined >= MAX_JOINED_ROOMS) throw new AppError('room.too_many');
    const room = { id, ownerId: actor.id, name, description, type, capacity };
    const code = await withFreeCode((inviteCode) => insertRoom(tx, { ...room, inviteCode }, now));
    await saveMember(tx, id, actor.id, now);
    return { room: briefRoom(await getRoom({ db: tx }, actor, id)), inviteCode: code };
  });
};

/** Joins under the locks of the person and the room, so that neither limit is passed. */
const enterRoom = async (
  { clock }: Deps,
  tx: Transaction,
  actor: Actor,
  id: string,
  notFound: 'room.not_found' | 'room.code_wrong',
  isAllowed: (type: Room['type']) => boolean,
): Promise<Room> => {
  await lockOwner(tx, actor.id);
  const room = await lockRoom(tx, id, actor.id);
  if (!room || room.status === 'banned' || room.isShutOut) throw new AppError(notFound);
  if (room.status !== 'active') {
    if (!isAllowed(room.type)) throw new AppError(notFound);
    if (room.memberCount >= room.capacity) throw new AppError('room.full');
    if ((await countOwnRooms(tx, actor.id)).joined >= MAX_JOINED_ROOMS) throw new AppError('room.too_many');
    await saveMember(tx, id, actor.id, clock.now());
  }
  return briefRoom(await getRoom({ db: tx }, actor, id));
};

const countTry = async ({ db, clock }: Deps, key: string, tries: number, seconds: number) => {
  const now = clock.now();
  const { hits, windowEndsAt } = await countCodeTry(db, key, new Date(now.getTime() + seconds * 1000), now);
  if (hits > tries)
    throw new AppError('request.too_many', {
      retryAfter: Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000)),
    });
};

/** A wrong code, a banned person's and an inactive room's get the same answer: a code tells nothing about a room. */
export const joinByCode = async (deps: Deps, actor: Actor, code: string): Promise<Room> => {
  await countTry(deps, `room-code/${actor.id}/minute`, CODE_TRIES.minute, 60);
  await countTry(deps, `room-code/${actor.id}/day`, CODE_TRIES.day, 24 * 3600);
  const { id } = requireRow(await findRoomIdByCode(deps.db, code), 'room.code_wrong');
  return deps.db.transaction((tx) => enterRoom(deps, tx, actor, id, 'room.code_wrong', () => true));
};

export const joinOpenRoom = (deps: Deps, actor: Actor, id: string): Promise<Room> =>
  deps.db.transaction((tx) =>
    enterRoom(deps, tx, actor, id, 'room.not_found', (type) => type === 'public' || actor.role === 'admin'),
  );

export const regenerateCode = async (
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<{ inviteCode: string }> => {
  const room = await requireRoom(deps, actor, id);
  if (room.ownerId !== actor.id) throw new AppError('room.owner_only');
  const code = await withFreeCode((next) => saveInviteCode(deps.db, id, next, deps.clock.now()));
  return { inviteCode: code };
};

/** Ends the person's sockets in the room, in every process, once `tx` commits. */
export const closeRoomSockets = (
  deps: Deps,
  tx: Transaction,
  { roomId, ...event }: { roomId: string; userId: string; code: number },
) => publishToRoomInTransaction(deps, tx, roomId, { type: 'out', ...event });

export const leaveRoom = (deps: Deps, actor: Actor, id: string, alsoNotify: (userId: string) => void) =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    await lockOwner(tx, actor.id);
    const room = await lockRoom(tx, id, actor.id);
    if (room?.status !== 'active') throw new AppError('room.not_found');
    await saveMemberGone(tx, id, actor.id, 'left', now);
    if (room.ownerId === actor.id) {
      const next = await passRoomOn(tx, id, now);
      if (next) alsoNotify(next);
    }
    await closeRoomSockets(deps, tx, { roomId: id, userId: actor.id, code: roomClose.left });
    return null;
  });

export const markRead = async ({ db }: Deps, actor: Actor, id: string, number: number) =>
  requireAffected(await saveRead(db, id, actor.id, number), 'room.not_found');
