import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { HISTORY_LIMIT } from '@netlik/contract/community/rooms/rooms';
import type { ReactionRow } from '../room-reactions.sql.ts';
import { firstKept, reactionSnapshot } from './reaction-frames.ts';
import type { RoomHub } from './room-hub.ts';
import { encode, type RoomSocket, sendTo, startSocket } from './room-socket.ts';

export type ReadyReads = {
  lastNumber: () => Promise<number>;
  /** Messages after a number, in order, up to `limit`. */
  missed: (since: number, limit: number) => Promise<RoomMessage[]>;
  removed: () => Promise<number[]>;
  reactions: (from: number) => Promise<Omit<ReactionRow, 'roomId'>[]>;
  /** Online people and those hidden from this person. */
  people: () => Promise<{ online: string[]; hidden: string[] }>;
};

/**
 * Sends the first frame. The hub starts before messages are read, so every message is either in that read or
 * delivered by the hub.
 */
export const sendReady = async (
  hub: Pick<RoomHub, 'begin'>,
  one: RoomSocket,
  since: number | null,
  reads: ReadyReads,
): Promise<void> => {
  const { roomId } = one;
  const lastNumber = hub.begin(roomId, await reads.lastNumber());
  const from = firstKept(lastNumber);
  const [missed, removed, reactions, { online, hidden }] = await Promise.all([
    since === null ? [] : reads.missed(since, HISTORY_LIMIT + 1),
    reads.removed(),
    since === null ? null : reads.reactions(from),
    reads.people(),
  ]);
  one.hidden = new Set(hidden);
  const messages = missed.slice(0, HISTORY_LIMIT);
  const payload = {
    roomId,
    lastNumber,
    messages,
    removed,
    hasMore: missed.length > messages.length,
    reactions: reactions && reactionSnapshot(from, reactions, one.hidden),
    online: online.filter((userId) => !one.hidden.has(userId)),
  };
  sendTo(one, encode({ type: 'ready', payload }));
  startSocket(one, Math.max(lastNumber, payload.hasMore ? 0 : (messages.at(-1)?.number ?? 0)));
};
