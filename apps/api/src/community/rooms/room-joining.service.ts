import { CODE_LASTS_HOURS, MAX_ROOM_REQUESTS } from '@netlik/contract/community/rooms/room-invites';
import { MAX_JOINED_ROOMS, type Room } from '@netlik/contract/community/rooms/rooms';
import type { Transaction } from '../../db/database.ts';
import { lockOwner } from '../../db/owner.sql.ts';
import { countHit } from '../../db/throttles.sql.ts';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../../http/address-key.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { requireRow } from '../../http/owned-row.ts';
import { notify } from '../../platform/notifications/notifications.service.ts';
import { findRoomIdByCode, findRoomIdByLink, refundAttempts } from './room-invites.sql.ts';
import { presentRoom } from './rooms.service.ts';
import { countOwnRooms, findListedRoom, type LockedRoom, lockRoom, saveMember } from './rooms.sql.ts';

const HOUR_S = 3600;
/** Codes are short, so wrong tries are limited per account, per network and overall. */
const TRIES = { minute: 5, day: 60 };
const WRONG_OF_NETWORK_AN_HOUR = 60;
const WRONG_OF_ALL_AN_HOUR = 500;

export const codeShownAfter = (now: Date) => new Date(now.getTime() - CODE_LASTS_HOURS * HOUR_S * 1000);

const networkOf = (ip: string) => addressKey(ip).replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');

type Asking = { actor: Actor; alsoNotify: (userId: string) => void };
type Way = 'open' | 'code' | 'link';
const wrong = { open: 'room.not_found', code: 'room.code_wrong', link: 'room.link_wrong' } as const;

const mayEnter = ({ type }: LockedRoom, way: Way, { role }: Actor) =>
  way !== 'open' || type === 'public' || role === 'admin';

/** Needs the locks of person and room, which enforce both limits. */
const enterRoom = async (
  deps: Deps,
  tx: Transaction,
  { actor, alsoNotify }: Asking,
  id: string,
  way: Way,
): Promise<Room> => {
  await lockOwner(tx, actor.id);
  const room = await lockRoom(tx, id, actor.id);
  if (!room || room.status === 'banned' || room.isShutOut) throw new AppError(wrong[way]);
  if (room.status !== 'active' && !mayEnter(room, way, actor)) throw new AppError(wrong[way]);
  const asks = way !== 'open' && room.needsApproval && actor.role !== 'admin';
  if (room.status !== 'active' && !(asks && room.status === 'pending')) {
    const isFull = asks ? room.requestCount >= MAX_ROOM_REQUESTS : room.memberCount >= room.capacity;
    if (isFull) throw new AppError('room.full');
    if (room.status !== 'pending' && (await countOwnRooms(tx, actor.id)).joined >= MAX_JOINED_ROOMS)
      throw new AppError('room.too_many');
    await saveMember(tx, id, actor.id, deps.clock.now(), asks ? 'pending' : 'active');
  }
  const entered = presentRoom(await findListedRoom(tx, actor, id));
  if (asks && room.status !== 'active' && room.status !== 'pending' && room.ownerId) {
    alsoNotify(room.ownerId);
    await notify(deps, tx, room.ownerId, {
      title: 'Odana katılma isteği',
      body: `${entered.name}: bir kişi onayını bekliyor.`,
      category: 'system',
      type: 'room.request',
      actionUrl: `/study-tracker/study-room/${id}`,
    });
  }
  return entered;
};

const countTry = async ({ db, clock }: Deps, key: string, tries: number, seconds: number) => {
  const now = clock.now();
  const { hits, windowEndsAt } = await countHit(db, key, new Date(now.getTime() + seconds * 1000), now);
  if (hits > tries)
    throw new AppError('request.too_many', {
      retryAfter: Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000)),
    });
};

type Caller = { actor: Actor; ip: string };

/**
 * Wrong, expired and inactive codes and those of a banned person get the same error, so that a code reveals
 * nothing about a room.
 */
export const withCode = async <Result>(
  deps: Deps,
  { actor, ip }: Caller,
  code: string,
  work: (roomId: string) => Promise<Result>,
): Promise<Result> => {
  const { db, clock } = deps;
  await countTry(deps, `room-code/${actor.id}/minute`, TRIES.minute, 60);
  await countTry(deps, `room-code/${actor.id}/day`, TRIES.day, 24 * HOUR_S);
  // Counted before checking, so that parallel tries cannot slip through; correct codes are refunded.
  const [ofNetwork, ofAll] = [`room-code/${networkOf(ip)}/wrong`, 'room-code/all/wrong'];
  await countTry(deps, ofNetwork, WRONG_OF_NETWORK_AN_HOUR, HOUR_S);
  await countTry(deps, ofAll, WRONG_OF_ALL_AN_HOUR, HOUR_S);
  let isWrong = false;
  try {
    const { id } = requireRow(
      await findRoomIdByCode(db, code, codeShownAfter(clock.now())),
      'room.code_wrong',
    );
    return await work(id);
  } catch (error) {
    isWrong = error instanceof AppError && error.code === 'room.code_wrong';
    throw error;
  } finally {
    if (!isWrong) await refundAttempts(db, [ofNetwork, ofAll]);
  }
};

export const joinByCode = (deps: Deps, asking: Asking, code: string, ip: string): Promise<Room> =>
  withCode(deps, { actor: asking.actor, ip }, code, (id) =>
    deps.db.transaction((tx) => enterRoom(deps, tx, asking, id, 'code')),
  );

export const joinByLink = async (deps: Deps, asking: Asking, link: string): Promise<Room> => {
  const { id } = requireRow(await findRoomIdByLink(deps.db, link), 'room.link_wrong');
  return deps.db.transaction((tx) => enterRoom(deps, tx, asking, id, 'link'));
};

export const joinOpenRoom = (deps: Deps, asking: Asking, id: string): Promise<Room> =>
  deps.db.transaction((tx) => enterRoom(deps, tx, asking, id, 'open'));
