import { AsyncLocalStorage } from 'node:async_hooks';
import type { Topic } from '@netlik/contract/topics';
import type { Database, Sql, Transaction } from '../db/database.ts';
import type { Live } from './live.ts';

/** What a write changes and who is to hear of it; `told` gets those whose news a commit has stored. */
export type WriteNews = { people: ReadonlySet<string>; changes: readonly Topic[]; told: Set<string> };

const writes = new AsyncLocalStorage<WriteNews & { isOver: boolean }>();

/** Runs a write, each commit of which stores its news. Background work that it starts does not. */
export const duringWrite = async <T>(news: WriteNews, write: () => Promise<T> | T): Promise<T> => {
  const running = { ...news, isOver: false };
  try {
    return await writes.run(running, write);
  } finally {
    running.isOver = true;
  }
};

const currentWrite = () => {
  const write = writes.getStore();
  return write?.isOver ? undefined : write;
};

const mayWrite = ({ text }: Sql) => /\b(insert|update|delete)\b/i.test(text);

/** For a bus that stores news: a write's own news is part of its commit, also where that is a single statement. */
export const storeNewsOfWrites = (db: Database, live: Live): Database => {
  const storeNews = async (tx: Transaction) => {
    const write = currentWrite();
    if (!write) return;
    const people = [...write.people];
    tx.afterCommit(() => {
      for (const id of people) write.told.add(id);
    });
    await live.notifyAfterCommit(
      tx,
      people.map((userId) => ({ userId, type: 'changed', data: write.changes })),
    );
  };
  const transaction: Database['transaction'] = (work, report) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      await storeNews(tx);
      return result;
    }, report);
  const within = <T>(query: Sql, run: (db: Database | Transaction) => Promise<T>) =>
    currentWrite() && mayWrite(query) ? transaction(run) : run(db);
  return {
    ...db,
    transaction,
    many: (query) => within(query, (on) => on.many(query)),
    maybe: (query) => within(query, (on) => on.maybe(query)),
    one: (query) => within(query, (on) => on.one(query)),
    run: (query) => within(query, (on) => on.run(query)),
  };
};
