import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Connection } from '../db/database.ts';
import { notify } from './bus.sql.ts';
import { type Bus, localListeners } from './bus.ts';

const CHANNEL = 'netlik_bus';
// PostgreSQL refuses a payload of 8000 bytes; events carry ids, not documents.
const MOST_BYTES = 7900;
const RETRY_MS = 500;

type Envelope = { from: string; topic: string; data: unknown };

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

  const hear = (payload: string | undefined) => {
    const envelope = JSON.parse(payload ?? '') as Envelope;
    if (envelope.from !== self) deliver(envelope);
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
  };

  await listen();

  return {
    subscribe,
    async publish(tx, topic, data) {
      const payload = JSON.stringify({ from: self, topic, data } satisfies Envelope);
      if (Buffer.byteLength(payload) > MOST_BYTES) throw new Error(`bus message too large: ${topic}`);
      await notify(tx, CHANNEL, payload);
      tx.afterCommit(() => deliver({ topic, data }));
    },
    deaf: () => client === null,
    onGap: (listener) => gapListeners.push(listener),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
};
