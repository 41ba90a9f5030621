import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../db/database.ts';
import { pgNotify } from './bus.sql.ts';
import { type Bus, type BusMessage, createLocalListeners, QUIET_WINDOW_MS } from './bus.ts';
import { createHeartbeat } from './heartbeat.ts';

const CHANNEL = 'netlik_bus';
// PostgreSQL rejects payloads of 8000 bytes; events carry ids, not documents.
const MAX_BYTES = 7900;
const RETRY_MS = 500;
const FLUSH_MS = 25;

type Envelope = { from: string; messages: BusMessage[] };

const serialize = (topic: string, data: unknown): string => {
  const message = JSON.stringify({ topic, data } satisfies BusMessage);
  if (Buffer.byteLength(message) > MAX_BYTES - 100) throw new Error(`bus message too large: ${topic}`);
  return message;
};

/** Combines messages, because each NOTIFY has a fixed cost. */
const packEnvelopes = (from: string, messages: Iterable<string>): string[] => {
  const closed = (inside: string[]) => `{"from":"${from}","messages":[${inside.join(',')}]}`;
  const all: string[][] = [[]];
  let bytes = 100;
  for (const message of messages) {
    const size = Buffer.byteLength(message) + 1;
    if (bytes + size > MAX_BYTES) {
      all.push([]);
      bytes = 100;
    }
    all.at(-1)!.push(message);
    bytes += size;
  }
  return all.filter(({ length }) => length > 0).map(closed);
};

const createQuietTimes = () => {
  // Includes disconnected people, because a page may be about to connect.
  const lastSentAt = new Map<string, number>();
  let connectedSince = performance.now();
  const forget = setInterval(() => {
    for (const [topic, at] of lastSentAt)
      if (performance.now() - at > QUIET_WINDOW_MS) lastSentAt.delete(topic);
  }, QUIET_WINDOW_MS);
  forget.unref();
  return {
    note(topic: string) {
      if (topic.startsWith('live:')) lastSentAt.set(topic, performance.now());
    },
    restart() {
      connectedSince = performance.now();
    },
    forMs(topic: string) {
      const quiet = performance.now() - Math.max(lastSentAt.get(topic) ?? 0, connectedSince);
      return Math.min(Math.floor(quiet), QUIET_WINDOW_MS);
    },
    stop: () => clearInterval(forget),
  };
};

type ChannelEvents = {
  onFailure: (error: unknown) => void;
  onPayload: (payload: string | undefined) => void;
  onConnected: () => void;
  onReconnected: () => void;
};

/** The listening connection, which reopens after a failure. */
const createChannel = (connection: Connection, events: ChannelEvents) => {
  const { onFailure, onPayload, onConnected, onReconnected } = events;
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const query = (text: string) => {
    const on = client;
    const done = running.then(() => (on === client ? on?.query(text) : undefined));
    running = done.catch(() => undefined);
    return done;
  };

  const listen = async () => {
    const next = new pg.Client({
      ...(typeof connection === 'string' ? { connectionString: connection } : connection),
      application_name: 'netlik bus',
      keepAlive: true,
    });
    const reconnect = (error?: unknown) => {
      if (closed || (client !== next && client !== null)) return;
      client = null;
      if (error) onFailure(error);
      clearTimeout(retry);
      retry = setTimeout(() => {
        listen().then(onReconnected, reconnect);
      }, RETRY_MS);
    };
    next.on('error', reconnect);
    next.on('end', () => reconnect());
    next.on('notification', ({ payload }) => onPayload(payload));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    onConnected();
  };

  return {
    listen,
    query,
    isConnected: () => client !== null,
    destroy: (error: Error) => client?.connection.stream.destroy(error),
    stopRetrying() {
      closed = true;
      clearTimeout(retry);
    },
    end: async () => client?.end(),
  };
};

const createQueue = (
  channel: ReturnType<typeof createChannel>,
  self: string,
  onFailure: (error: unknown) => void,
) => {
  const queued = new Set<string>();
  let flushTimer: NodeJS.Timeout | undefined;

  /** Sends queued messages together; failed ones stay queued until the connection is back. */
  const flush = async () => {
    clearTimeout(flushTimer);
    flushTimer = undefined;
    if (queued.size === 0 || !channel.isConnected()) return;
    const messages = [...queued];
    queued.clear();
    try {
      await channel.query(
        packEnvelopes(self, messages)
          .map((one) => `notify ${CHANNEL}, ${pg.escapeLiteral(one)}`)
          .join(';'),
      );
    } catch (error) {
      for (const message of messages) queued.add(message);
      onFailure(error);
    }
  };

  return {
    add(message: string) {
      queued.add(message);
      flushTimer ??= setTimeout(() => void flush(), FLUSH_MS);
    },
    flush,
  };
};

/** Uses LISTEN/NOTIFY; a NOTIFY belongs to its transaction and is sent only on commit. */
export const openPostgresBus = async (
  connection: Connection,
  onFailure: (error: unknown) => void,
  timing: { beatMs?: number; silentMs?: number } = {},
): Promise<Bus> => {
  const self = randomUUID();
  const local = createLocalListeners({ onFailure });
  const reconnectListeners: (() => void)[] = [];
  const quiet = createQuietTimes();
  const deliver = (message: BusMessage) => {
    quiet.note(message.topic);
    local.deliver(message);
  };

  // Anybody with NOTIFY rights can send anything, so unreadable payloads are reported and dropped.
  const receive = (payload: string | undefined) => {
    heartbeat.heard();
    try {
      const { from, messages } = JSON.parse(payload ?? '') as Envelope;
      if (from !== self) for (const message of messages) deliver(message);
    } catch (error) {
      onFailure(error);
    }
  };

  const heartbeat = createHeartbeat({
    send: () => {
      channel.query(`notify ${CHANNEL}, '{"from":"${self}","messages":[]}'`).catch(() => undefined);
    },
    // An error opens a new connection; a regular end would wait for the dead one.
    onSilent: () => channel.destroy(new Error('the bus connection is silent')),
    ...timing,
  });

  const channel = createChannel(connection, {
    onFailure,
    onPayload: receive,
    onConnected: () => {
      heartbeat.heard();
      void queue.flush();
    },
    onReconnected: () => {
      quiet.restart();
      for (const listener of reconnectListeners) listener();
    },
  });
  const queue = createQueue(channel, self, onFailure);
  await channel.listen();

  const publish = (topic: string, data: unknown) => {
    queue.add(serialize(topic, data));
    deliver({ topic, data });
  };

  return {
    subscribe: local.subscribe,
    async publishInTransaction(tx, topic, data) {
      await pgNotify(tx, CHANNEL, packEnvelopes(self, [serialize(topic, data)])[0]!);
      tx.afterCommit(() => deliver({ topic, data }));
    },
    usesOutbox: false,
    async publishAfterCommit(tx, messages) {
      tx.afterCommit(() => {
        for (const { topic, data } of messages) publish(topic, data);
      });
    },
    publish,
    quietForMs: async (topic) => quiet.forMs(topic),
    isDisconnected: () => !channel.isConnected() || !heartbeat.isAlive(),
    onReconnect: (listener) => reconnectListeners.push(listener),
    async close() {
      channel.stopRetrying();
      quiet.stop();
      heartbeat.stop();
      await queue.flush();
      await channel.end();
    },
  };
};
