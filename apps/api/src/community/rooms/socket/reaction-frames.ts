import type { ReactionSnapshot } from '@netlik/contract/community/rooms/room-socket';
import { KEPT_MESSAGES } from '@netlik/domain/community/rooms/thread';
import type { RoomEvent } from '../room-events.ts';
import type { ReactionRow } from '../room-reactions.sql.ts';
import { encode, type Outgoing } from './room-socket.ts';

type Hidden = ReadonlySet<string>;

/** The oldest message a client may have besides the newest. */
export const firstKept = (lastNumber: number) => Math.max(1, lastNumber - KEPT_MESSAGES + 1);

export const reactionFrame = ({ change, authorId }: Extract<RoomEvent, { type: 'reaction' }>): Outgoing => {
  const data = encode({ type: 'reaction', payload: change });
  const isHidden = (hidden: Hidden) => hidden.has(change.userId) || hidden.has(authorId);
  return { number: null, data, reduced: (hidden) => (isHidden(hidden) ? null : data) };
};

/** Reactions from a number on, without those of or to hidden people. */
export const reactionSnapshot = (
  from: number,
  rows: readonly Omit<ReactionRow, 'roomId'>[],
  hidden: Hidden,
): ReactionSnapshot => ({
  from,
  reactions: rows
    .filter(({ userId, authorId }) => !hidden.has(userId) && !hidden.has(authorId))
    .map(({ number, userId, emoji }) => ({ number, userId, emoji })),
});

export const snapshotFrame = (from: number, rows: readonly ReactionRow[]): Outgoing => {
  const reduced = (hidden: Hidden) =>
    encode({ type: 'reactions', payload: reactionSnapshot(from, rows, hidden) });
  return { number: null, data: reduced(new Set()), reduced };
};
