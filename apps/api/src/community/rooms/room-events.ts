import type { ReactionChange } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { busTopics } from '../../realtime/bus.ts';

/** Event to all processes after the list of refused words changes. */
export const WORDS_CHANGED = 'rooms.words';

/**
 * Events for processes with sockets of the room; `out` closes a person's sockets with its code, `changed`
 * those of people with a changed view of the room.
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

export const publishToRoomInTransaction = (
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  roomId: string,
  event: RoomEvent,
) => bus.publishInTransaction(tx, busTopics.room(roomId), event);
