import { randomBytes } from 'node:crypto';
import { roomMembers } from '@netlik/contract/access';
import { MAX_LISTED_STUDYING } from '@netlik/contract/community/rooms/room-focus';
import { roomClose } from '@netlik/contract/community/rooms/room-socket';
import {
  DEFAULT_CAPACITY,
  type ListedRoom,
  MAX_JOINED_ROOMS,
  MAX_OWNED_ROOMS,
  type NewRoom,
  type Room,
  type RoomDetail,
} from '@netlik/contract/community/rooms/rooms';
import { MAX_HITS } from '@netlik/contract/platform/search';
import { inviteCode } from '@netlik/domain/community/rooms/invite-code';
import { shortName } from '@netlik/domain/turkish';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { type Actor, isAuthorised } from '../../http/auth-session.ts';
import { requireAffected, requireRow } from '../../http/owned-row.ts';
import type { SearchSource } from '../../http/search-source.ts';
import { newId } from '../../ids.ts';
import { publishToRoomInTransaction } from './room-events.ts';
import { isRefusedText } from './room-words.ts';
import {
  countOwnRooms,
  findListedRoom,
  findOpenRooms,
  findRoom,
  findRoomKey,
  findRooms,
  insertRoom,
  type ListedRow,
  lockRoom,
  passRoomOn,
  type RoomDetailRow,
  type StudyingPerson,
  saveMember,
  saveMemberGone,
  saveRead,
  searchListedRooms,
} from './rooms.sql.ts';

const MAX_OPEN = 50;
/** Timers without a report for this long are not shown as running. */
const HEARD_WITHIN_MS = 5 * 60_000;
export const NAMELESS = 'Bir üye';

export const heardSince = (now: Date) => new Date(now.getTime() - HEARD_WITHIN_MS);

/** Retries, because the few possible codes may collide. */
const CODE_ATTEMPTS = 40;

export const presentRoom = <Row extends Pick<RoomDetailRow, 'role' | 'status'>>({
  role,
  status,
  ...room
}: Row) => ({
  ...room,
  membership: role && status ? { role: role as NonNullable<Room['membership']>['role'], status } : null,
});

/** Strangers see first names, as holders of an invite do. */
const presentStudying = ({ studying, ...room }: ListedRow, nameOf: (person: StudyingPerson) => string) => ({
  studying: {
    count: studying.length,
    people: studying.slice(0, MAX_LISTED_STUDYING).map(({ subject, since, ...person }) => ({
      displayName: nameOf({ subject, since, ...person }) || NAMELESS,
      subject,
      since: new Date(since).toISOString(),
    })),
  },
  ...presentRoom(room),
});

export const listRooms = async ({ db, clock }: Deps, actor: Actor): Promise<ListedRoom[]> =>
  (await findRooms(db, actor, heardSince(clock.now()))).map((row) =>
    presentStudying(row, ({ firstName, lastName }) => shortName(firstName, lastName)),
  );

export const listOpenRooms = async ({ db, clock }: Deps, actor: Actor): Promise<ListedRoom[]> =>
  (await findOpenRooms(db, actor, heardSince(clock.now()), MAX_OPEN)).map((row) =>
    presentStudying(row, ({ firstName }) => firstName),
  );

export const getRoom = async ({ db }: Deps, actor: Actor, id: string): Promise<RoomDetail> =>
  presentRoom(requireRow(await findRoom(db, actor, id), 'room.not_found'));

export const requireRoom = async ({ db }: Deps, actor: Actor, id: string) =>
  requireRow(await findRoomKey(db, actor, id), 'room.not_found');

/** For members only; an admin joins visibly first. */
export const requireMembership = async (deps: Deps, actor: Actor, id: string) => {
  const room = await requireRoom(deps, actor, id);
  if (!room.isMember) throw new AppError('room.not_found');
  return room;
};

export const withFreeCode = async <Saved>(save: (code: string) => Promise<Saved | null>): Promise<Saved> => {
  for (let attempt = 0; attempt < CODE_ATTEMPTS; attempt += 1) {
    const code = inviteCode(randomBytes(16));
    const saved = code && (await save(code));
    if (saved) return saved;
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
    const code = await withFreeCode(async (inviteCode) =>
      (await insertRoom(tx, { ...room, inviteCode }, now)) ? inviteCode : null,
    );
    await saveMember(tx, id, actor.id, now);
    return { room: presentRoom(await findListedRoom(tx, actor, id)), inviteCode: code };
  });
};

/** Closes the person's sockets in all processes after `tx` commits. */
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
    if (room?.status !== 'active' && room?.status !== 'pending') throw new AppError('room.not_found');
    await saveMemberGone(tx, id, actor.id, 'left', now);
    if (room.status === 'pending' && room.ownerId) alsoNotify(room.ownerId);
    if (room.ownerId === actor.id) {
      const next = await passRoomOn(tx, id, now);
      if (next) alsoNotify(next);
    }
    await closeRoomSockets(deps, tx, { roomId: id, userId: actor.id, code: roomClose.left });
    return null;
  });

export const markRead = async ({ db }: Deps, actor: Actor, id: string, number: number) =>
  requireAffected(await saveRead(db, id, actor.id, number), 'room.not_found');

const MAX_SEARCHED = 1000;

export const searchRooms: SearchSource = async ({ db }, actor, folded) => {
  if (!isAuthorised(roomMembers, actor)) return [];
  const rooms = await searchListedRooms(db, actor, { folded, newest: MAX_SEARCHED, limit: MAX_HITS });
  return rooms.map(({ id, name, description }) => ({
    kind: 'room',
    id,
    title: name,
    detail: description,
    path: `/study-tracker/study-room/${id}`,
  }));
};
