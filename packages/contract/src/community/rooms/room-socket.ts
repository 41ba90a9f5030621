import type { ReactionEmoji } from './room-reactions.ts';
import type { RoomMessage } from './rooms.ts';

/** `/ws/study-rooms?roomId&token&since`: `token` is a ticket, `since` the number of the last message the client has. */
export const ROOM_SOCKET_PATH = '/ws/study-rooms';

export type ClientFrame =
  /**
   * `key` is the client's own: sent again under it after a reconnect, the message is stored once. `replyTo` is the number of
   * the message it answers.
   */
  | { type: 'message'; content: string; key?: string; replyTo?: number }
  | { type: 'typing'; payload: { state: boolean } };

/** Who reacted how to which message; null took it back. */
export type ReactionChange = { number: number; userId: string; emoji: ReactionEmoji | null };

/** All reactions to the messages from a number on. */
export type ReactionSnapshot = { from: number; reactions: (ReactionChange & { emoji: ReactionEmoji })[] };

export const socketErrorCodes = [
  'ConnectionError',
  'MalformedPayload',
  'MessageTooLong',
  'MessageEmpty',
  'MessageRefused',
  'RateLimited',
  'SocketClosed',
] as const;
export type SocketErrorCode = (typeof socketErrorCodes)[number];

export type ServerFrame =
  | {
      type: 'ready';
      payload: {
        roomId: string;
        lastNumber: number;
        /** Who is here now. */
        online: string[];
        /** What was sent after `since`, as far as it fits; the rest is read over HTTP. */
        messages: RoomMessage[];
        hasMore: boolean;
        /** Numbers of messages that were removed, also of those the client has. */
        removed: number[];
        /** For a client that was away: what it missed are also reactions to messages it has. */
        reactions: ReactionSnapshot | null;
      };
    }
  /** To the sender it is the acknowledgement: the message is stored. */
  | { type: 'message'; payload: RoomMessage }
  /** A message the client may have was removed. */
  | { type: 'removed'; payload: { number: number } }
  | { type: 'reaction'; payload: ReactionChange }
  /** After the server may have missed some. */
  | { type: 'reactions'; payload: ReactionSnapshot }
  | { type: 'presence'; payload: { userId: string; state: 'online' | 'offline' } }
  | { type: 'typing'; payload: { userId: string; state: boolean } }
  /** `key` names the message it is about. */
  | { type: 'error'; code: SocketErrorCode; message: string; key?: string }
  /** Sent before the server closes. */
  | { type: 'close'; code: number };

/** Close codes that WebSocket itself does not define. */
export const roomClose = {
  sessionEnded: 4401,
  ticketRefused: 4403,
  /** No member of the room, or no such room. */
  notMember: 4404,
  /** Fell too far behind: connects again and catches up. */
  tooSlow: 4408,
  /** Sees others of the room than before: connects again and starts anew. */
  changed: 4409,
  left: 4410,
  banned: 4411,
  tooManyPages: 4429,
} as const;

/** Codes after which connecting again is useless. */
export const finalCloses: readonly number[] = [
  roomClose.sessionEnded,
  roomClose.notMember,
  roomClose.left,
  roomClose.banned,
];
