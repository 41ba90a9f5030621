import type { ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { scaled } from '@netlik/testkit/tier';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createRoomHub } from './room-hub.ts';
import { openRoomSocket, type RoomSocket } from './room-socket.ts';
import { sendReady } from './send-ready.ts';

const ROOM = 'room';
const messageOf = (number: number): RoomMessage => ({
  id: `id-${number}`,
  userId: 'ada',
  number,
  key: `key-${number}`,
  content: `m${number}`,
  isRemoved: false,
  replyTo: null,
  reactions: [],
  createdAt: '2026-11-15T09:00:00Z',
  expiresAt: '2026-11-22T09:00:00Z',
});

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * A fake store of one room; reads take `before` to reach it and `after` to return, and see what is stored in
 * between.
 */
const createStore = () => {
  const stored: RoomMessage[] = [];
  return {
    stored,
    commit: () => {
      stored.push(messageOf(stored.length + 1));
      return stored.at(-1)!;
    },
    read: async <T>(look: () => T, [before, after]: readonly [number, number]): Promise<T> => {
      await sleep(before);
      const seen = look();
      await sleep(after);
      return seen;
    },
    since: (number: number, limit: number) => stored.slice(number, number + limit),
  };
};

type Delays = () => readonly [number, number];

const createProcess = (store: ReturnType<typeof createStore>, delays: Delays) => {
  const hub = createRoomHub({
    load: (_, since, limit) => store.read(() => store.since(since, limit), delays()),
    onFailure: (error) => {
      throw error;
    },
  });
  return {
    hub,
    connect(since: number, own: Delays = delays) {
      const numbers: number[] = [];
      const socket = {
        OPEN: 1,
        readyState: 1,
        bufferedAmount: 0,
        on: () => undefined,
        ping: () => undefined,
        send: (data: Buffer) => {
          const frame = JSON.parse(String(data)) as ServerFrame;
          if (frame.type === 'ready') numbers.push(...frame.payload.messages.map(({ number }) => number));
          if (frame.type === 'message') numbers.push(frame.payload.number);
        },
      };
      const connection: RoomSocket = openRoomSocket({
        id: 'x',
        roomId: ROOM,
        userId: 'ege',
        sessionId: 's',
        socket: socket as unknown as WebSocket,
        viewer: { id: 'ege', role: 'student' },
      });
      hub.add(connection);
      const ready = sendReady(hub, connection, since, {
        lastNumber: () => store.read(() => store.stored.length, own()),
        missed: (after, limit) => store.read(() => store.since(after, limit), own()),
        removed: async () => [],
        reactions: async () => [],
        people: async () => ({ online: [], hidden: [] }),
      });
      return {
        numbers,
        ready,
        last: () => numbers.at(-1) ?? since,
        close: () => {
          socket.readyState = 3;
          hub.remove(connection);
        },
      };
    },
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const within = async (ms: number, work: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(ms);
  await work;
};

describe('a room that several sockets open at once', () => {
  it('gives a message between their reads to each of them', async () => {
    const store = createStore();
    for (let n = 0; n < 4; n += 1) store.commit();
    const { hub, connect } = createProcess(store, () => [0, 0]);
    // One socket has read up to 4 and waits for the slow reply; message 5 is stored and another socket reads
    // it.
    const reads = [0, 50];
    const slow = connect(4, () => [0, reads.shift()!]);
    await vi.advanceTimersByTimeAsync(10);
    const message = store.commit();
    const quick = connect(4);
    hub.deliver(ROOM, message);
    await within(500, Promise.all([slow.ready, quick.ready]));
    expect([slow.numbers, quick.numbers]).toEqual([[5], [5]]);
  });
});

describe('a gap', () => {
  it('is filled by a read of its own when the one that runs is older', async () => {
    const store = createStore();
    store.commit();
    let delay: readonly [number, number] = [0, 0];
    const { hub, connect } = createProcess(store, () => delay);
    const page = connect(0);
    await within(10, page.ready);
    store.commit();
    delay = [0, 100];
    const older = hub.catchUp(ROOM, 2);
    await vi.advanceTimersByTimeAsync(10);
    store.commit();
    delay = [0, 0];
    await within(500, Promise.all([older, hub.catchUp(ROOM, 3)]));
    expect(page.numbers).toEqual([1, 2, 3]);
  });

  it('keeps what arrives behind the read that fills it', async () => {
    const store = createStore();
    store.commit();
    const { hub, connect } = createProcess(store, () => [0, 100]);
    const page = connect(0);
    await within(500, page.ready);
    store.commit();
    hub.deliver(ROOM, store.commit());
    // The fill has read 2 and 3 and is returning; 5 arrives without 4.
    await vi.advanceTimersByTimeAsync(60);
    store.commit();
    hub.deliver(ROOM, store.commit());
    await vi.advanceTimersByTimeAsync(500);
    expect(page.numbers).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('two processes with delays at every point', () => {
  const delay = fc.nat({ max: 120 });
  const step = fc.record({
    kind: fc.constantFrom('commit', 'commit', 'commit', 'reconnect', 'compare'),
    wait: fc.nat({ max: 60 }),
    /** Delay in milliseconds until each process receives the message; null: never, as without its bus. */
    heard: fc.tuple(fc.option(delay, { freq: 5 }), fc.option(delay, { freq: 5 })),
  });

  it('gives every message once and in order, also when whole rooms reconnect', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 25 }),
        fc.array(fc.tuple(delay, delay), { minLength: 5, maxLength: 40 }),
        async (steps, given) => {
          const store = createStore();
          let at = 0;
          const delays: Delays = () => given[at++ % given.length]!;
          const processes = [createProcess(store, delays), createProcess(store, delays)];
          const clients = [0, 0, 0, 1, 1, 1].map((home) => {
            const seen: number[] = [];
            return { home, seen, page: processes[home]!.connect(0) };
          });
          const compare = () =>
            Promise.all(
              processes.map(async ({ hub }) => {
                const last = await store.read(() => store.stored.length, delays());
                if (hub.roomIds().length > 0) await hub.catchUp(ROOM, last);
              }),
            );
          const background: Promise<unknown>[] = [];
          for (const { kind, wait, heard } of steps) {
            if (kind === 'commit') {
              const message = store.commit();
              processes.forEach(({ hub }, index) => {
                const ms = heard[index];
                if (ms !== null) setTimeout(() => hub.deliver(ROOM, message), ms);
              });
            } else if (kind === 'compare') background.push(compare());
            else
              for (const client of clients) {
                client.seen.push(...client.page.numbers);
                client.page.close();
              }
            if (kind === 'reconnect')
              for (const client of clients)
                client.page = processes[client.home]!.connect(client.seen.at(-1) ?? 0);
            await vi.advanceTimersByTimeAsync(wait);
          }
          await vi.advanceTimersByTimeAsync(2000);
          background.push(compare());
          await vi.advanceTimersByTimeAsync(2000);
          await Promise.all(background);
          for (const { seen, page } of clients)
            expect([...seen, ...page.numbers]).toEqual(store.stored.map(({ number }) => number));
        },
      ),
      { numRuns: scaled(40, 3000) },
    );
  });
});
