import pg from 'pg';
import type { Log } from '../http/log.ts';
import { type Database, type Executor, openDatabase } from './database.ts';
import { isFresh } from './replica.sql.ts';

/** A failed replica is not used for this long. */
const REST_MS = 30_000;
const CONNECT_MS = 2000;
/** Freshness is cached for this long. */
const TRUST_MS = 5000;

/** Connection, startup, dropped rows or missing migrations are the replica's fault, not the statement's. */
const isReplicaFault = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || /^(08|28|3D|40|42|53|57P)/.test(error.code ?? '');

type Options = { max: number; isNaming: boolean; log: Pick<Log, 'warn'>; now?: () => number };

export const openReads = (
  primary: Database,
  replicaUrl: string | null,
  { max, isNaming, log, now = () => performance.now() }: Options,
): { executor: Executor; close: () => Promise<void> } => {
  if (!replicaUrl) return { executor: primary, close: async () => undefined };
  const replica = openDatabase(replicaUrl, { max, isNaming, connectMs: CONNECT_MS });
  let restUntil = 0;
  let trustedUntil = 0;
  const requireFresh = async () => {
    if (now() < trustedUntil) return;
    if (!(await isFresh(replica))) throw new Error('the replica is behind');
    trustedUntil = now() + TRUST_MS;
  };
  const read = async <T>(work: (db: Executor) => Promise<T>): Promise<T> => {
    if (now() < restUntil) return work(primary);
    try {
      await requireFresh();
      return await work(replica);
    } catch (error) {
      if (!isReplicaFault(error)) throw error;
      restUntil = now() + REST_MS;
      log.warn({ err: error }, 'DATABASE_REPLICA_URL: heavy reads go to DATABASE_URL for a while');
      return work(primary);
    }
  };
  const executor: Executor = {
    many: (query) => read((db) => db.many(query)),
    maybe: (query) => read((db) => db.maybe(query)),
    one: (query) => read((db) => db.one(query)),
    run: (query) => primary.run(query),
    raw: (text, values) => primary.raw(text, values),
  };
  return { executor, close: replica.close };
};
