import { type Executor, sql } from '../db/database.ts';

export const pgNotify = (db: Executor, channel: string, payload: string) =>
  db.run(sql`select pg_notify(${channel}, ${payload})`);
