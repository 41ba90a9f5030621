import type { Topic } from '@netlik/contract/topics';
import type { Database, Sql, Transaction } from '../db/database.ts';
import type { Live } from './live.ts';

/** Changed topics and recipients, with those already notified through the outbox. */
type OutboxedWrite = {
  affectedUserIds: ReadonlySet<string>;
  changes: readonly Topic[];
  alreadyNotified: Set<string>;
};

const mayWrite = ({ text }: Sql) => /\b(insert|update|delete)\b/i.test(text);

/** Wraps a write's database so that its events belong to the same commit, even for a single statement. */
export const withOutboxedNotifications = (
  db: Database,
  live: Live,
  { affectedUserIds, changes, alreadyNotified }: OutboxedWrite,
): Database => {
  const transaction: Database['transaction'] = (work, report) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      const known = [...affectedUserIds];
      tx.afterCommit(() => {
        for (const id of known) alreadyNotified.add(id);
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
