import { roomClose, type ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { type Bucket, fullBucket } from '@netlik/domain/community/rooms/token-bucket';
import type { WebSocket } from 'ws';
import type { Viewer } from '../../../http/auth-session.ts';
import { closeSocket, createPing } from '../../../realtime/sockets.ts';

export const FRAMES = { burst: 40, perSecond: 10 };
export const MESSAGES = { burst: 15, perSecond: 1.5 };
export const ROOM_MESSAGES = { burst: 200, perSecond: 100 };

// Bytes. Slower readers are dropped, reconnect and catch up by number.
const MAX_BUFFERED = 256 * 1024;
/** Bytes. Above this typing and presence are skipped. */
const BUSY = 16 * 1024;
const CLOSE_WAIT_MS = 1000;

/**
 * A message, or an event about one if it has no number. `reduced` is the version for users who do not see
 * some people, null if nothing remains.
 */
export type Outgoing = {
  number: number | null;
  data: Buffer;
  reduced: (hidden: ReadonlySet<string>) => Buffer | null;
};

export type RoomSocket = {
  id: string;
  roomId: string;
  userId: string;
  sessionId: string;
  viewer: Viewer;
  hidden: ReadonlySet<string>;
  socket: WebSocket;
  frames: Bucket;
  ping: () => void;
  /** The last number sent; messages wait in `waiting` until `ready` is sent. */
  last: number;
  waiting: Outgoing[] | null;
  /** Serialises storing its messages in arrival order. */
  work: Promise<void>;
  queued: number;
  isTyping: boolean;
  typedAt: number;
};

type Identity = Pick<RoomSocket, 'id' | 'roomId' | 'userId' | 'sessionId' | 'viewer' | 'socket'>;

export const openRoomSocket = (given: Identity): RoomSocket => ({
  ...given,
  frames: fullBucket(FRAMES, performance.now()),
  ping: createPing(given.socket),
  hidden: new Set(),
  last: 0,
  waiting: [],
  work: Promise.resolve(),
  queued: 0,
  isTyping: false,
  typedAt: 0,
});

export const encode = (frame: ServerFrame): Buffer => Buffer.from(JSON.stringify(frame));

const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN;

/** Sends the reason, then closes; unresponsive pages are cut off. */
export const closeRoomSocket = ({ socket }: Pick<RoomSocket, 'socket'>, code: number) => {
  if (!isOpen(socket)) return;
  socket.send(encode({ type: 'close', code }), { binary: false });
  closeSocket(socket, code, CLOSE_WAIT_MS);
};

export const sendTo = (connection: RoomSocket, data: Buffer) => {
  const { socket } = connection;
  if (!isOpen(socket)) return;
  if (socket.bufferedAmount > MAX_BUFFERED) closeRoomSocket(connection, roomClose.tooSlow);
  else socket.send(data, { binary: false });
};

/** For typing and presence, which must never delay a message. */
export const sendIfIdle = ({ socket }: RoomSocket, data: Buffer) => {
  if (isOpen(socket) && socket.bufferedAmount < BUSY) socket.send(data, { binary: false });
};

export const messageFrame = (message: RoomMessage): Outgoing => {
  const { number, userId, replyTo } = message;
  const data = encode({ type: 'message', payload: message });
  return {
    number,
    data,
    reduced: (hidden) => {
      if (hidden.has(userId)) return null;
      const isQuoteHidden = replyTo?.userId && hidden.has(replyTo.userId);
      return isQuoteHidden ? encode({ type: 'message', payload: { ...message, replyTo: null } }) : data;
    },
  };
};

export const sendSeen = (connection: RoomSocket, { data, reduced }: Outgoing) => {
  const seen = connection.hidden.size === 0 ? data : reduced(connection.hidden);
  if (seen) sendTo(connection, seen);
};

/** Each number once and in order; messages are collected until `ready`. */
export const sendMessageTo = (connection: RoomSocket, message: Outgoing) => {
  const { number } = message;
  if (connection.waiting) connection.waiting.push(message);
  else if (number === null) sendSeen(connection, message);
  else if (number > connection.last) {
    connection.last = number;
    sendSeen(connection, message);
  }
};

export const startSocket = (connection: RoomSocket, last: number) => {
  const waiting = connection.waiting ?? [];
  connection.waiting = null;
  connection.last = last;
  for (const message of waiting) sendMessageTo(connection, message);
};
