import type { Database, Transaction } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { BusMessage } from './bus.ts';
import { deleteNews, hasStaleNews, insertNews, lockStaleNews } from './outbox.sql.ts';

// Older messages belong to a dead process.
const STALE_MS = 2000;
const SWEEP_MS = 3000;
const DELETE_MS = 200;
const BATCH_SIZE = 500;

type Options = {
  db: Database;
  /** This process, which delivers its own messages itself. */
  self: string;
  deliver: (message: BusMessage) => void;
  send: (topic: string, data: unknown, from: string) => Promise<unknown>;
  isDisconnected: () => boolean;
  onFailure: (error: unknown) => void;
  sweepMs: number | undefined;
  staleMs: number | undefined;
};

/**
 * A commit stores messages, and its process deletes them after sending. Other processes send what a dead one
 * left, so each message arrives at least once.
 */
export const createOutbox = ({ db, self, deliver, send, isDisconnected, onFailure, ...timing }: Options) => {
  const { sweepMs = SWEEP_MS, staleMs = STALE_MS } = timing;
  let sent: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();

  /** Batched into one statement for all writes of that time. */
  const deleteSent = async () => {
    clearTimeout(timer);
    timer = undefined;
    const ids = sent;
    sent = [];
    if (ids.length > 0) await deleteNews(db, ids);
  };
  const markSent = (id: string) => {
    sent.push(id);
    timer ??= setTimeout(() => void deleteSent().catch(onFailure), DELETE_MS);
  };

  const sendStale = () =>
    db.transaction(async (tx) => {
      const rows = await lockStaleNews(tx, staleMs, BATCH_SIZE);
      await Promise.all(rows.map(({ topic, data, sender }) => send(topic, data, sender)));
      await deleteNews(
        tx,
        rows.map(({ id }) => id),
      );
      return rows.length;
    });
  const sweep = async () => {
    if (isDisconnected() || !(await hasStaleNews(db, staleMs))) return;
    while ((await sendStale()) === BATCH_SIZE);
  };
  const sweeper = setInterval(() => {
    sweeping = sweeping.then(sweep).catch(onFailure);
  }, sweepMs);
  sweeper.unref();

  return {
    async store(tx: Transaction, messages: readonly BusMessage[]) {
      if (messages.length === 0) return;
      const rows = messages.map((message) => ({ id: newId(), sender: self, ...message }));
      await insertNews(tx, rows);
      tx.afterCommit(() => {
        for (const { id, topic, data } of rows) {
          deliver({ topic, data });
          send(topic, data, self).then(() => markSent(id), onFailure);
        }
      });
    },
    async close() {
      clearInterval(sweeper);
      await sweeping;
      await deleteSent().catch(onFailure);
    },
  };
};
