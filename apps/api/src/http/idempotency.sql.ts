import { type Executor, sql } from '../db/database.ts';

/** Identifies a repeatable write; the same key and fingerprint mean the same request. */
export type Claim = { userId: string; endpoint: string; key: string; fingerprint: string };

/** 1 for a new key, 0 for a known one, after waiting for a parallel request with the same key. */
export const insertKey = (tx: Executor, { userId, endpoint, key, fingerprint }: Claim, now: Date) =>
  tx.run(sql`
    insert into idempotency_keys (user_id, endpoint, key, fingerprint, reply, created_at)
    values (${userId}, ${endpoint}, ${key}, ${fingerprint}, '', ${now})
    on conflict do nothing`);

export const saveReply = (tx: Executor, { userId, endpoint, key }: Claim, reply: string) =>
  tx.run(sql`
    update idempotency_keys set reply = ${reply}
    where user_id = ${userId} and endpoint = ${endpoint} and key = ${key}`);

export const findReply = (tx: Executor, { userId, endpoint, key }: Claim) =>
  tx.maybe<{ fingerprint: string; reply: string }>(sql`
    select fingerprint, reply from idempotency_keys
    where user_id = ${userId} and endpoint = ${endpoint} and key = ${key}`);

export const deleteKeysBefore = (db: Executor, before: Date) =>
  db.run(sql`delete from idempotency_keys where created_at < ${before}`);
