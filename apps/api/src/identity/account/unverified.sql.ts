import { type Executor, sql } from '../../db/database.ts';

type Portion = { before: Date; now: Date; afterId: string; limit: number };

export const findUnverified = (db: Executor, { before, now, afterId, limit }: Portion) =>
  db.many<{ id: string }>(sql`
    select u.id from users u
    where u.email_verified_at is null and u.created_at < ${before} and u.id > ${afterId}
      and not exists (select from user_tokens t
        where t.user_id = u.id and t.purpose = 'verify-email' and t.expires_at > ${now})
    order by u.id limit ${limit}`);

/** Returns the address; null if it was verified meanwhile. */
export const deleteUnverified = async (db: Executor, id: string): Promise<string | null> =>
  (
    await db.maybe<{ email: string }>(sql`
      delete from users where id = ${id} and email_verified_at is null returning email`)
  )?.email ?? null;
