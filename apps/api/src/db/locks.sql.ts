import { type Executor, sql } from './database.ts';

/**
 * All advisory locks of the product. Numbers are never reused, because the previous release may run beside
 * this one.
 */
export const LOCKS = {
  migrations: 6_385_454,
  /** An empty database is filled once. */
  demo: 6_385_455,
  ranking: 6_385_456,
  queues: 6_385_457,
  /** Serialises admins who save at once. */
  challenges: 6_385_458,
  backup: 6_385_459,
  medals: 6_385_460,
  /** Serialises checks of the shared budget. */
  spending: 6_385_461,
  catalogue: 6_385_480,
  /** A job started by hand is sent once. */
  'run-job': 6_385_490,
  /** Prevents two admins from closing a dependency cycle between them. */
  'topic-facts': 6_385_481,
} as const;

export type LockName = keyof typeof LOCKS;

/** Held until the transaction ends, because a pooler may then give the connection to others. */
export const takeLock = (tx: Executor, name: LockName) =>
  tx.run(sql`select pg_advisory_xact_lock(${LOCKS[name]})`);

export const tryLock = async (tx: Executor, name: LockName): Promise<boolean> =>
  (await tx.one<{ got: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCKS[name]}) as got`)).got;

/** For transactions that take minutes or hold a lock while others work. */
export const waitWithoutLimit = (tx: Executor) =>
  tx.run(sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
