import { type Executor, sql } from '../db/database.ts';
import type { PushKeys } from './web-push.ts';

export const findPushKeys = (db: Executor) =>
  db.maybe<PushKeys>(sql`select public_key as "publicKey", private_key as "privateKey" from push_keys`);

/** Keeps the first server's keys when several start together. */
export const insertPushKeys = (db: Executor, { publicKey, privateKey }: PushKeys) =>
  db.run(sql`
    insert into push_keys (public_key, private_key) values (${publicKey}, ${privateKey}) on conflict do nothing`);
