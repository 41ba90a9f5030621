import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../db/database.ts';
import { notify } from './bus.sql.ts';
import { type Bus, type BusMessage, localListeners } from './bus.ts';

const CHANNEL = 'netlik_bus';
// PostgreSQL refuses a payload of 8000 bytes; events carry ids, not documents.
const MOST_BYTES = 7900;
const RETRY_MS = 500;
const SAY_AFTER_MS = 25;

type Envelope = { from: string; messages: BusMessage[] };

const written = (topic: string, data: unknown): string => {
  const message = JSON.stringify({ topic, data } satisfies BusMessage);
  if (Buffer.byteLength(message) > MOST_BYTES - 100) throw new Error(`bus message too large: ${topic}`);
  return message;
};

/** As many messages as fit go in one: sending and hearing cost by the envelope. */
const inEnvelopes = (from: string, messages: Iterable<string>): string[] => {
  const closed = (inside: string[]) => `{"from":"${from}","messages":[${inside.join(',')}]}`;
  const all: string[][] = [[]];
  let bytes = 100;
  for (const message of messages) {
    const size = Buffer.byteLength(message) + 1;
    if (bytes + size > MOST_BYTES) {
      all.push([]);
      bytes = 100;
    }
    all.at(-1)!.push(message);
    bytes += size;
  }
  return all.filter(({ length }) => length > 0).map(closed);
};

/** Fan-out over LISTEN/NOTIFY: the notice is part of the transaction, so it leaves exactly when that commits. */
export const openPostgresBus = async (
  connection: Connection,
  onFailure: (error: unknown) => void,
): Promise<Bus> => {
  const self = randomUUID();
  const { subscribe, deliver } = localListeners(onFailure);
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const unsaid = new Set<string>();
  let saying: NodeJS.Timeout | undefined;

  /** Many at once. What cannot leave now goes when this process hears again. */
  const speak = async () => {
    clearTimeout(saying);
    saying = undefined;
    if (!client || unsaid.size === 0) return;
    const messages = [...unsaid];
    unsaid.clear();
    try {
      // Over the connection that listens, in one go.
      await client.query(
        inEnvelopes(self, messages)
          .map((one) => `notify ${CHANNEL}, ${pg.escapeLiteral(one)}`)
          .join(';'),
      );
    } catch (error) {
      for (const message of messages) unsaid.add(message);
      onFailure(error);
    }
  };

  const hear = (payload: string | undefined) => {
    const { from, messages } = JSON.parse(payload ?? '') as Envelope;
    if (from !== self) for (const message of messages) deliver(message);
  };

  const listen = async () => {
    const next = new pg.Client({
      ...(typeof connection === 'string' ? { connectionString: connection } : connection),
      application_name: 'netlik bus',
      keepAlive: true,
    });
    const lost = (error?: unknown) => {
      if (closed || (client !== next && client !== null)) return;
      client = null;
      if (error) onFailure(error);
      clearTimeout(retry);
      retry = setTimeout(() => {
        listen().then(() => {
          for (const listener of gapListeners) listener();
        }, lost);
      }, RETRY_MS);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload }) => hear(payload));
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
    void speak();
  };

  await listen();

  return {
    subscribe,
    async publish(tx, topic, data) {
      await notify(tx, CHANNEL, inEnvelopes(self, [written(topic, data)])[0]!);
      tx.afterCommit(() => deliver({ topic, data }));
    },
    say(topic, data) {
      unsaid.add(written(topic, data));
      saying ??= setTimeout(() => void speak(), SAY_AFTER_MS);
      deliver({ topic, data });
    },
    deaf: () => client === null,
    onGap: (listener) => gapListeners.push(listener),
    async close() {
      closed = true;
      clearTimeout(retry);
      await speak();
      await client?.end();
    },
  };
};
