import { type Executor, sql } from './database.ts';

/**
 * Lets one write of a person through at a time, so that a limit counted afterwards holds. Rows that only refer to the
 * person (`for key share`) do not wait for it. False: there is no such person any more.
 */
export const lockOwner = async (tx: Executor, userId: string): Promise<boolean> =>
  (await tx.run(sql`select from users where id = ${userId} for no key update`)) === 1;
