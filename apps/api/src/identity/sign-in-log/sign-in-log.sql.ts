import type { SignInDay, SignInEntry, SignInResult } from '@netlik/contract/identity/sign-in-log';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type NewSignInEntry = {
  id: string;
  result: SignInResult;
  device: string;
  address: string;
  now: Date;
};

const insertEntry = (db: Executor, { id, result, device, address, now }: NewSignInEntry, userId: Sql) =>
  db.run(sql`
    insert into sign_in_log as l (id, user_id, result, device, address, hour, last_at)
    values (${id}, ${userId}, ${result}, ${device}, ${address}, date_trunc('hour', ${now}::timestamptz), ${now})
    on conflict (user_id, hour, result, device, address)
    do update set tries = l.tries + 1, last_at = excluded.last_at`);

export const insertSignInOf = (db: Executor, userId: string, entry: NewSignInEntry) =>
  insertEntry(db, entry, sql`${userId}`);

/** One statement for known and unknown addresses. */
export const insertSignInAt = (db: Executor, email: string, entry: NewSignInEntry) =>
  insertEntry(db, entry, sql`(select id from users where email = ${email})`);

export const findSignIns = (db: Executor, userId: string, limit: number) =>
  db.many<SignInEntry>(sql`
    select id, result, device, address, tries, last_at as "lastAt" from sign_in_log
    where user_id = ${userId} order by last_at desc, id limit ${limit}`);

/** Omits days without sign-ins. */
export const countSignIns = (db: Executor, from: Date) =>
  db.many<SignInDay>(sql`
    select to_char(hour at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as day,
      coalesce(sum(tries) filter (where result = 'ok'), 0)::int as ok,
      coalesce(sum(tries) filter (where result = 'wrong'), 0)::int as wrong,
      coalesce(sum(tries) filter (where result = 'blocked'), 0)::int as blocked
    from sign_in_log where hour >= ${from} group by 1`);

export const deleteOldSignIns = (db: Executor, before: Date) =>
  db.run(sql`delete from sign_in_log where hour < ${before}`);
