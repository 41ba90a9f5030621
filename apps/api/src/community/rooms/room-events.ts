import type { ReactionChange } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { busTopics } from '../../realtime/bus.ts';

/** Told to every server process: the list of refused words has changed. */
export const WORDS_CHANGED = 'rooms.words';

/**
 * What the processes that hold sockets of a room are told; `out` closes the person's sockets with its code, `changed`
 * those of people who see others of the room than before.
 */
export type RoomEvent =
  | { type: 'message'; message: RoomMessage }
  | { type: 'removed'; number: number }
  | { type: 'reaction'; change: ReactionChange; authorId: string }
  | { type: 'presence'; userId: string; state: 'online' | 'offline' }
  | { type: 'typing'; userId: string; state: boolean }
  | { type: 'out'; userId: string; code: number }
  | { type: 'changed'; userIds: readonly string[] };

export const publishToRoom = ({ bus }: Pick<Deps, 'bus'>, roomId: string, event: RoomEvent) =>
  bus.publish(busTopics.room(roomId), event);

/** Once `tx` commits. */
export const publishToRoomInTransaction = (
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  roomId: string,
  event: RoomEvent,
) => bus.publishInTransaction(tx, busTopics.room(roomId), event);
