import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { Actor } from '../http/auth-session.ts';
import { type LiveSocket, liveSockets } from '../platform/live/live.routes.ts';
import { type Bus, createLocalListeners } from './bus.ts';
import {
  type CloseReason,
  type Connection,
  type ConnectionKind,
  type Connections,
  createConnections,
} from './connections.ts';
import { createPing } from './sockets.ts';

const soon = { timeout: 5000, interval: 10 };

/** A single-process bus that exposes its topics and simulates outages. */
const createTestBus = () => {
  const { subscribe, deliver, topics } = createLocalListeners({ onFailure: () => undefined });
  const back: (() => void)[] = [];
  const bus = {
    subscribe,
    onReconnect: (listener: () => void) => back.push(listener),
  } as Partial<Bus> as Bus;
  return { bus, deliver, topics, reconnect: () => back[0]!() };
};

const sessions = new Map<string, Pick<Actor, 'role'>>();
let changed: (userId: string) => void = () => undefined;
const authSessions = {
  find: async (id: string) => (sessions.get(id) ?? null) as Actor | null,
  onChanged: (listener: (userId: string) => void) => {
    changed = listener;
  },
};

const open = () => {
  const test = createTestBus();
  const failures: unknown[] = [];
  const connections = createConnections({
    bus: test.bus,
    authSessions,
    onFailure: (error) => failures.push(error),
  });
  return { ...test, connections, failures };
};

type TestConnection = Connection & { heard: unknown[]; closed: CloseReason[]; beats: number };

const connection = (userId: string, sessionId = `${userId}'s`): TestConnection => {
  sessions.set(sessionId, { role: 'student' });
  return { userId, sessionId, heard: [], closed: [], beats: 0 };
};

const kind = (more: Partial<ConnectionKind<TestConnection>> = {}): ConnectionKind<TestConnection> => ({
  name: 'habits',
  topicOf: ({ userId }) => `habits:${userId}`,
  receive: (data, to) => {
    for (const { heard } of to) heard.push(data);
  },
  close: ({ closed }, reason) => closed.push(reason),
  beatMs: 60_000,
  beat: (one) => {
    one.beats += 1;
  },
  ...more,
});

beforeEach(() => sessions.clear());

describe('a group of connections', () => {
  it('lets a person have twelve, and another when one has closed', () => {
    const group = open().connections.group(kind());
    const own = Array.from({ length: 12 }, () => connection('biri'));
    for (const one of own) expect(group.add(one)).not.toBeNull();
    expect(group.add(connection('biri'))).toBeNull();
    expect(group.add(connection('öteki'))).not.toBeNull();
    group.remove(own[0]!);
    // A second close event has no effect.
    group.remove(own[0]!);
    expect(group.add(connection('biri'))).not.toBeNull();
    expect(group.add(connection('biri'))).toBeNull();
  });

  it('hears the topics of those who are connected, and of nobody else', () => {
    const { connections, topics, deliver } = open();
    const group = connections.group(kind());
    const [first, second, other] = [connection('biri'), connection('biri'), connection('öteki')];
    for (const one of [first, second, other]) void group.add(one);
    expect(topics()).toEqual(['habits:biri', 'habits:öteki']);
    deliver({ topic: 'habits:biri', data: 1 });
    group.remove(first);
    deliver({ topic: 'habits:biri', data: 2 });
    expect([first.heard, second.heard, other.heard]).toEqual([[1], [1, 2], []]);
    group.remove(second);
    expect(topics()).toEqual(['habits:öteki']);
    group.remove(other);
    expect(topics()).toEqual([]);
  });

  it('has one limit, count and topic for each kind', () => {
    const { connections, topics } = open();
    const streams = connections.group(kind());
    const rooms = connections.group(kind({ name: 'rooms', topicOf: () => 'room:1' }));
    for (let n = 0; n < 12; n += 1) void streams.add(connection('biri'));
    for (const person of ['biri', 'öteki']) expect(rooms.add(connection(person))).not.toBeNull();
    expect([connections.count(), connections.count('habits'), connections.count('rooms')]).toEqual([
      14, 12, 2,
    ]);
    expect(topics()).toEqual(['habits:biri', 'room:1']);
  });
});

describe('a session that has ended', () => {
  const expectRechecked = async (act: (connections: Connections) => unknown) => {
    const { connections } = open();
    const streams = connections.group(kind());
    const coached = connections.group(kind({ name: 'rooms', mayStay: ({ role }) => role === 'coach' }));
    const [ended, good, student, coach] = ['1', '2', '3', '4'].map((id) => connection('biri', id));
    for (const one of [ended!, good!]) void streams.add(one);
    for (const one of [student!, coach!]) void coached.add(one);
    sessions.set('4', { role: 'coach' });
    sessions.delete('1');
    await act(connections);
    await vi.waitFor(() =>
      expect([ended!.closed, student!.closed]).toEqual([['session-ended'], ['session-ended']]),
    );
    expect([good!.closed, coach!.closed]).toEqual([[], []]);
  };

  it('closes its connections when its person has changed, and those that may no longer stay', () =>
    expectRechecked(() => changed('biri')));

  it('closes them at the next check of everybody', () =>
    expectRechecked((connections) => connections.recheck()));

  it('is checked every ten minutes', async () => {
    vi.useFakeTimers();
    try {
      await expectRechecked(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    } finally {
      vi.useRealTimers();
    }
  });

  it('of somebody else closes nothing', async () => {
    const { connections } = open();
    const one = connection('biri');
    void connections.group(kind()).add(one);
    sessions.clear();
    await connections.recheck('öteki');
    expect(one.closed).toEqual([]);
  });
});

describe('a bus that was away', () => {
  it('closes the connections, but those of a kind that catches up by itself', () => {
    const { connections, reconnect, failures } = open();
    const catchUp = vi.fn(() => Promise.resolve());
    const [stream, room] = [connection('biri'), connection('biri')];
    void connections.group(kind()).add(stream);
    void connections.group(kind({ name: 'rooms', catchUp })).add(room);
    reconnect();
    expect([stream.closed, room.closed]).toEqual([['news-missed'], []]);
    expect(catchUp).toHaveBeenCalledOnce();
    expect(failures).toEqual([]);
  });
});

describe('a shutdown', () => {
  it('closes every connection, also one that comes meanwhile, and beats no more', async () => {
    vi.useFakeTimers();
    try {
      const { connections } = open();
      const group = connections.group(kind({ beatMs: 1000 }));
      const [early, late] = [connection('biri'), connection('biri')];
      void group.add(early);
      await vi.advanceTimersByTimeAsync(2000);
      connections.close();
      void group.add(late);
      await vi.advanceTimersByTimeAsync(5000);
      expect([early.closed, late.closed, early.beats]).toEqual([['shutdown'], ['shutdown'], 2]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a live socket', () => {
  let server: WebSocketServer;
  const { connections, deliver } = open();
  beforeAll(async () => {
    const pages = connections.group<LiveSocket>({ ...liveSockets, beatMs: 500 });
    server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    server.on('connection', (socket) => {
      const page = { userId: 'biri', sessionId: 'oturum', socket, ping: createPing(socket) };
      void pages.add(page);
      socket.on('close', () => pages.remove(page));
    });
    await once(server, 'listening');
  });
  afterAll(() => {
    connections.close();
    for (const socket of server.clients) socket.terminate();
    server.close();
  });

  const connect = async (options = {}) => {
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    await once(socket, 'open');
    return { socket, closed };
  };

  it('is cut when it no longer answers pings', async () => {
    const alive = await connect();
    const dead = await connect({ autoPong: false });
    await vi.waitFor(() => expect(connections.count()).toBe(2), soon);
    expect(await dead.closed).toBe(1006);
    await vi.waitFor(() => expect(connections.count()).toBe(1), soon);
    for (let ping = 0; ping < 3; ping += 1) await once(alive.socket, 'ping');
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    alive.socket.terminate();
    await vi.waitFor(() => expect(connections.count()).toBe(0), soon);
  });

  it('is cut when its buffer is full', async () => {
    const slow = await connect();
    await vi.waitFor(() => expect(connections.count()).toBe(1), soon);
    (slow.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const big = { type: 'big', data: 'x'.repeat(256 * 1024) };
    for (let n = 0; n < 200 && connections.count() > 0; n += 1) {
      deliver({ topic: 'live:biri', data: big });
      await new Promise((resolve) => setImmediate(resolve));
    }
    await vi.waitFor(() => expect(connections.count()).toBe(0), soon);
    slow.socket.terminate();
  });
});
