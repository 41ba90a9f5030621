import { roomClose, type ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { type Bucket, fullBucket } from '@netlik/domain/community/rooms/token-bucket';
import type { WebSocket } from 'ws';
import type { Viewer } from '../../../http/auth-session.ts';
import { closeSocket, createPing } from '../../../realtime/sockets.ts';

/** Frames of one socket, of any kind. */
export const FRAMES = { burst: 40, perSecond: 10 };
/** Messages of one person over all sockets of this process. */
export const MESSAGES = { burst: 15, perSecond: 1.5 };
/** Messages into one room through this process. */
export const ROOM_MESSAGES = { burst: 200, perSecond: 100 };

// Bytes. A reader this far behind is dropped; it connects again and catches up by number.
const MAX_BUFFERED = 256 * 1024;
/** Bytes. Typing is not worth waiting for. */
const BUSY = 16 * 1024;
const CLOSE_WAIT_MS = 1000;

/**
 * A message as it is sent; without a number what is said about one. `reduced` is what is left for a user who does not see
 * some people, null when nothing is.
 */
export type Outgoing = {
  number: number | null;
  data: Buffer;
  reduced: (hidden: ReadonlySet<string>) => Buffer | null;
};

/** One open socket in one room. */
export type RoomSocket = {
  id: string;
  roomId: string;
  userId: string;
  sessionId: string;
  viewer: Viewer;
  /** People this one does not see. */
  hidden: ReadonlySet<string>;
  socket: WebSocket;
  frames: Bucket;
  ping: () => void;
  /** The last number it was sent; messages wait in `waiting` until it has its `ready`. */
  last: number;
  waiting: Outgoing[] | null;
  /** Its messages are stored one after the other, in the order they came. */
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

/** measured: encoded once for the whole room; a string would be encoded again for each socket. */
export const encode = (frame: ServerFrame): Buffer => Buffer.from(JSON.stringify(frame));

const isOpen = (socket: WebSocket) => socket.readyState === socket.OPEN;

/** Says why, then closes; a page that does not answer is cut. */
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

/** For what may be left out: typing and presence never stand in the way of a message. */
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

/** What the one at the other end may see of it. */
export const sendSeen = (connection: RoomSocket, { data, reduced }: Outgoing) => {
  const seen = connection.hidden.size === 0 ? data : reduced(connection.hidden);
  if (seen) sendTo(connection, seen);
};

/** Each number once and in order; before its `ready` a socket collects them. */
export const sendMessageTo = (connection: RoomSocket, message: Outgoing) => {
  const { number } = message;
  if (connection.waiting) connection.waiting.push(message);
  else if (number === null) sendSeen(connection, message);
  else if (number > connection.last) {
    connection.last = number;
    sendSeen(connection, message);
  }
};

/** Sends what was collected while the socket was being prepared. */
export const startSocket = (connection: RoomSocket, last: number) => {
  const waiting = connection.waiting ?? [];
  connection.waiting = null;
  connection.last = last;
  for (const message of waiting) sendMessageTo(connection, message);
};
