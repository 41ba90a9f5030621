import type { ReactionEmoji } from './room-reactions.ts';
import type { RoomMessage } from './rooms.ts';

/** `/ws/study-rooms?roomId&token&since`: `token` is a ticket, `since` the last message number the client has. */
export const ROOM_SOCKET_PATH = '/ws/study-rooms';

export type ClientFrame =
  /** `key` makes a resend after a reconnect store the message once; `replyTo` is the answered message's number. */
  | { type: 'message'; content: string; key?: string; replyTo?: number }
  | { type: 'typing'; payload: { state: boolean } };

/** A null emoji removes the reaction. */
export type ReactionChange = { number: number; userId: string; emoji: ReactionEmoji | null };

/** All reactions to messages from this number on. */
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
        online: string[];
        /** Messages after `since`, up to a limit; the rest is read over HTTP. */
        messages: RoomMessage[];
        hasMore: boolean;
        /** Numbers of removed messages, including ones the client already has. */
        removed: number[];
        /** For a reconnecting client: reactions to messages it already has. */
        reactions: ReactionSnapshot | null;
      };
    }
  /** Also acknowledges the message to its sender. */
  | { type: 'message'; payload: RoomMessage }
  | { type: 'removed'; payload: { number: number } }
  | { type: 'reaction'; payload: ReactionChange }
  /** Sent after the server may have missed some. */
  | { type: 'reactions'; payload: ReactionSnapshot }
  | { type: 'presence'; payload: { userId: string; state: 'online' | 'offline' } }
  | { type: 'typing'; payload: { userId: string; state: boolean } }
  /** `key` of the message that failed. */
  | { type: 'error'; code: SocketErrorCode; message: string; key?: string }
  /** Sent before the server closes the socket. */
  | { type: 'close'; code: number };

/** Application close codes. */
export const roomClose = {
  sessionEnded: 4401,
  ticketRefused: 4403,
  /** Not a member, or no such room. */
  notMember: 4404,
  /** The client fell too far behind and should reconnect. */
  tooSlow: 4408,
  /** The members visible to this person changed; the client reconnects and reloads. */
  changed: 4409,
  left: 4410,
  banned: 4411,
  tooManyPages: 4429,
} as const;

/** Reconnecting after these codes is useless. */
export const finalCloses: readonly number[] = [
  roomClose.sessionEnded,
  roomClose.notMember,
  roomClose.left,
  roomClose.banned,
];
