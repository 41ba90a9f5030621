import { type Executor, sql } from './database.ts';

/**
 * Serialises a person's writes, so that a limit counted afterwards holds; rows that only reference the person
 * (`for key share`) do not wait. False if the person no longer exists.
 */
export const lockOwner = async (tx: Executor, userId: string): Promise<boolean> =>
  (await tx.run(sql`select from users where id = ${userId} for no key update`)) === 1;
