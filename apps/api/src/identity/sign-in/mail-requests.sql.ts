import { type Executor, sql } from '../../db/database.ts';

/** Pending and failed requests of an erased account. */
export const deleteMailRequests = (db: Executor, queue: string, emails: readonly string[]) =>
  db.run(sql`
    delete from jobs.job where name = ${queue} and data ->> 'email' = any(${emails as string[]}::text[])`);
