import { type Executor, sql } from './database.ts';

/**
 * Every advisory lock of the product, each with a number of its own. A number is never given to something else: the
 * release before this one runs beside it for a while.
 */
export const LOCKS = {
  /** Processes that start together migrate one after the other. */
  migrations: 6_385_454,
  /** One fill of an empty database. */
  demo: 6_385_455,
  /** One ranking at a time: two would deadlock on rows and mix their results. */
  ranking: 6_385_456,
  /** Processes that start together create the queues one after the other. */
  queues: 6_385_457,
  /** Two admins who save at once write one list after the other. */
  challenges: 6_385_458,
  /** One backup at a time over all processes. */
  backup: 6_385_459,
  /** A month gets its medals once. */
  medals: 6_385_460,
  /** One question after the other looks at the budget of all. */
  spending: 6_385_461,
  /** Processes that start together load the catalogue once. */
  catalogue: 6_385_480,
  /** A job that is run by hand is sent once. */
  'run-job': 6_385_490,
  /** Two admins cannot close a circle of prerequisites between them. */
  'topic-facts': 6_385_481,
} as const;

export type LockName = keyof typeof LOCKS;

/** Waits for the lock and holds it until the transaction ends: a pooler may give the connection to others after. */
export const takeLock = (tx: Executor, name: LockName) =>
  tx.run(sql`select pg_advisory_xact_lock(${LOCKS[name]})`);

/** False when another transaction holds it. */
export const tryLock = async (tx: Executor, name: LockName): Promise<boolean> =>
  (await tx.one<{ got: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCKS[name]}) as got`)).got;

/** For a transaction that may take minutes, or hold a lock while others work. */
export const waitWithoutLimit = (tx: Executor) =>
  tx.run(sql`
    select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`);
