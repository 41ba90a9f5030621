import { type Executor, sql } from '../db/database.ts';

/** Held until the transaction ends, so that processes create the queues one after the other. */
export const lockSetup = (tx: Executor) => tx.run(sql`select pg_advisory_xact_lock(6385457)`);
