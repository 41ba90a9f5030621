import { REMOVED_MESSAGE, type RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { type Bucket, fullBucket } from '@netlik/domain/community/rooms/token-bucket';
import {
  encode,
  messageFrame,
  type Outgoing,
  ROOM_MESSAGES,
  type RoomSocket,
  sendIfIdle,
  sendMessageTo,
} from './room-socket.ts';

/** Delay before loading a gap's messages, which mostly arrive by themselves. */
const GAP_WAIT_MS = 40;
const BATCH_SIZE = 500;

type OpenRoom = {
  sockets: Set<RoomSocket>;
  /** The last number given to the sockets; null until known. */
  last: number | null;
  /** Messages that arrived before one with a lower number. */
  buffered: Map<number, RoomMessage>;
  gapTimer: NodeJS.Timeout | undefined;
  filling: Promise<void> | null;
  messages: Bucket;
  /** Removed messages' numbers, which may arrive before the messages. */
  removed: Set<number>;
};

type Options = {
  load: (roomId: string, since: number, limit: number) => Promise<RoomMessage[]>;
  onFailure: (error: unknown) => void;
};

const openRoom = (): OpenRoom => ({
  sockets: new Set(),
  last: null,
  buffered: new Map(),
  gapTimer: undefined,
  filling: null,
  messages: fullBucket(ROOM_MESSAGES, performance.now()),
  removed: new Set(),
});

const deliver = (room: OpenRoom, stored: RoomMessage) => {
  room.last = stored.number;
  const message = room.removed.has(stored.number)
    ? { ...stored, content: REMOVED_MESSAGE, isRemoved: true, replyTo: null }
    : stored;
  const outgoing = messageFrame(message);
  for (const connection of room.sockets) sendMessageTo(connection, outgoing);
};

const flushBuffered = (room: OpenRoom) => {
  if (room.last === null) return;
  for (const number of room.buffered.keys()) if (number <= room.last) room.buffered.delete(number);
  for (let next = room.buffered.get(room.last + 1); next; next = room.buffered.get(room.last! + 1)) {
    room.buffered.delete(next.number);
    deliver(room, next);
  }
};

/** Loads from the database the messages that arrived from no process. */
const createGapFiller = ({ load, onFailure }: Options) => {
  /** The database knows the order: after the last number only deleted messages are missing. */
  const fill = (roomId: string, room: OpenRoom): Promise<void> => {
    const work = async () => {
      for (;;) {
        const rows = await load(roomId, room.last!, BATCH_SIZE);
        for (const message of rows) if (message.number > room.last!) deliver(room, message);
        if (rows.length < BATCH_SIZE) break;
      }
      flushBuffered(room);
    };
    room.filling ??= work().finally(() => {
      room.filling = null;
    });
    return room.filling;
  };

  /** Starts a new read, because a running one may be too old. */
  const fillAnew = async (roomId: string, room: OpenRoom) => {
    await room.filling?.catch(() => undefined);
    await fill(roomId, room);
  };

  const fillGap = async (roomId: string, room: OpenRoom) => {
    flushBuffered(room);
    if (room.buffered.size === 0 || room.last === null) return;
    const before = [...room.buffered.keys()];
    await fillAnew(roomId, room);
    // Numbers the database no longer holds are dropped; those that arrived after the read stay.
    for (const number of before) room.buffered.delete(number);
    if (room.buffered.size > 0) scheduleGapFill(roomId, room);
  };

  const scheduleGapFill = (roomId: string, room: OpenRoom) => {
    if (room.gapTimer) return;
    room.gapTimer = setTimeout(() => {
      room.gapTimer = undefined;
      fillGap(roomId, room).catch(onFailure);
    }, GAP_WAIT_MS);
    room.gapTimer.unref();
  };

  return { fillAnew, scheduleGapFill };
};

/**
 * Open rooms of this process. Messages arrive from any process in any order, and sockets get them by number.
 */
export const createRoomHub = (options: Options) => {
  const rooms = new Map<string, OpenRoom>();
  const { fillAnew, scheduleGapFill } = createGapFiller(options);

  return {
    add(connection: RoomSocket) {
      const room = rooms.get(connection.roomId) ?? openRoom();
      rooms.set(connection.roomId, room);
      room.sockets.add(connection);
    },
    remove(connection: RoomSocket) {
      const room = rooms.get(connection.roomId);
      room?.sockets.delete(connection);
      if (room?.sockets.size !== 0) return;
      clearTimeout(room.gapTimer);
      rooms.delete(connection.roomId);
    },
    /** Returns the number up to which a socket must read by itself; newer messages come from the hub. */
    begin(roomId: string, last: number): number {
      const room = rooms.get(roomId);
      if (!room) return last;
      room.last ??= last;
      flushBuffered(room);
      if (room.buffered.size > 0) scheduleGapFill(roomId, room);
      return Math.max(last, room.last);
    },
    deliver(roomId: string, message: RoomMessage) {
      const room = rooms.get(roomId);
      if (!room) return;
      if (room.last !== null && message.number === room.last + 1 && room.buffered.size === 0)
        return deliver(room, message);
      room.buffered.set(message.number, message);
      flushBuffered(room);
      if (room.buffered.size > 0) scheduleGapFill(roomId, room);
    },
    /** Re-reads messages missed because a process crashed or the bus was down. */
    async catchUp(roomId: string, lastNumber: number) {
      const room = rooms.get(roomId);
      if (!room || room.last === null || lastNumber <= room.last) return;
      await fillAnew(roomId, room);
      if (room.last >= lastNumber) return;
      room.last = lastNumber;
      flushBuffered(room);
    },
    markRemoved(roomId: string, number: number) {
      const room = rooms.get(roomId);
      room?.removed.add(number);
      const data = encode({ type: 'removed', payload: { number } });
      this.announce(roomId, { number: null, data, reduced: () => data });
    },
    /** Events about messages wait for a socket's first frame, as messages do. */
    announce(roomId: string, outgoing: Outgoing) {
      for (const connection of rooms.get(roomId)?.sockets ?? []) sendMessageTo(connection, outgoing);
    },
    tell(roomId: string, data: Buffer, about: string, except?: string) {
      for (const connection of rooms.get(roomId)?.sockets ?? [])
        if (connection.userId !== except && connection.waiting === null && !connection.hidden.has(about))
          sendIfIdle(connection, data);
    },
    bucket: (roomId: string) => rooms.get(roomId)?.messages,
    roomIds: () => [...rooms.keys()],
  };
};

export type RoomHub = ReturnType<typeof createRoomHub>;
