import type { Topic } from '@netlik/contract/topics';
import type { Database, Sql, Transaction } from '../db/database.ts';
import type { Live } from './live.ts';

/** What a write changes and who is to hear of it; `told` gets those whose news a commit has stored. */
type WriteNews = { people: ReadonlySet<string>; changes: readonly Topic[]; told: Set<string> };

const mayWrite = ({ text }: Sql) => /\b(insert|update|delete)\b/i.test(text);

/** The database of one write whose bus stores news: they are part of its commit, also where that is a single statement. */
export const storeNewsOfWrite = (
  db: Database,
  live: Live,
  { people, changes, told }: WriteNews,
): Database => {
  const transaction: Database['transaction'] = (work, report) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      const known = [...people];
      tx.afterCommit(() => {
        for (const id of known) told.add(id);
      });
      await live.notifyAfterCommit(
        tx,
        known.map((userId) => ({ userId, type: 'changed', data: changes })),
      );
      return result;
    }, report);
  const within = <T>(query: Sql, run: (on: Database | Transaction) => Promise<T>) =>
    mayWrite(query) ? transaction(run) : run(db);
  return {
    ...db,
    transaction,
    many: (query) => within(query, (on) => on.many(query)),
    maybe: (query) => within(query, (on) => on.maybe(query)),
    one: (query) => within(query, (on) => on.one(query)),
    run: (query) => within(query, (on) => on.run(query)),
  };
};
