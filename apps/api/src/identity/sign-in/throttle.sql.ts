import { type Executor, sql } from '../../db/database.ts';

/** A reset forgives the account's wrong passwords. */
export const deletePasswordHits = (db: Executor, names: readonly string[]) =>
  db.run(sql`
    delete from throttles
    where split_part(key, '/', 1) = 'password' and split_part(key, '/', 2) = any(${names as string[]}::text[])`);

export const deleteHits = (db: Executor, names: readonly string[]) =>
  db.run(sql`delete from throttles where split_part(key, '/', 2) = any(${names as string[]}::text[])`);
