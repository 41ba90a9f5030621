import { type Executor, sql } from '../../db/database.ts';

export const recordFile = (db: Executor, path: string, ownerId: string, bytes: number, now: Date) =>
  db.run(sql`
    insert into files (path, owner_id, bytes, created_at) values (${path}, ${ownerId}, ${bytes}, ${now})`);

/** Files nobody shows any more: the owner is gone, or it was replaced, a day or more ago. */
export const forgottenFiles = async (db: Executor, before: Date) =>
  (
    await db.many<{ path: string }>(sql`
      select path from files f
      where created_at < ${before} and (owner_id is null or not (
        exists (select from users u where u.id = f.owner_id and u.avatar = f.path)
        or exists (select from target_universities g where g.user_id = f.owner_id and g.image = f.path)))
      limit 500`)
  ).map(({ path }) => path);

export const dropFile = (db: Executor, path: string) => db.run(sql`delete from files where path = ${path}`);
