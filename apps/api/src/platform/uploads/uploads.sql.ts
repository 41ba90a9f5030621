import { type Executor, sql } from '../../db/database.ts';

/** False if the owner was just erased. */
export const insertFile = async (db: Executor, path: string, ownerId: string, bytes: number, now: Date) =>
  (await db.run(sql`
    insert into files (path, owner_id, bytes, created_at)
    select ${path}, id, ${bytes}::int, ${now}::timestamptz from users where id = ${ownerId} for key share`)) ===
  1;

/** Deletes rows of files unused for a day; a file being added to a goal or card is locked and skipped. */
export const deleteUnusedFiles = (db: Executor, before: Date, most: number) =>
  db.many<{ id: string }>(sql`
      delete from files where path in (
        select path from files f
        where created_at < ${before} and (owner_id is null or not (
          exists (select from users u where u.id = f.owner_id and u.avatar = f.path)
          or exists (select from target_universities g where g.user_id = f.owner_id and g.image = f.path)
          or exists (select from flashcards c where c.user_id = f.owner_id and f.path = any(c.images))
          or exists (select from mistakes m where m.user_id = f.owner_id and m.photo = f.path)
          or exists (select from thread_messages t where t.user_id = f.owner_id and t.pictures <> '{}' and f.path = any(t.pictures))
          or exists (select from report_attachments r where r.user_id = f.owner_id and r.path = f.path)))
        order by path limit ${most} for update skip locked)
      returning path as id`);

/** Files of erased people are not served. */
export const isOwned = async (db: Executor, path: string) =>
  (await db.run(sql`select from files where path = ${path} and owner_id is not null`)) === 1;

export const findOwnerlessFiles = (db: Executor, afterPath: string, limit: number) =>
  db.many<{ id: string }>(sql`
    select path as id from files where owner_id is null and path > ${afterPath} order by path limit ${limit}`);

export const deleteFile = (db: Executor, path: string) =>
  db.run(sql`delete from files where path = ${path} and owner_id is null`);

export const findUnknownPaths = async (db: Executor, paths: readonly string[]) =>
  (
    await db.many<{ path: string }>(sql`
      select path from unnest(${paths as string[]}::text[]) as given (path)
      where not exists (select from files f where f.path = given.path)`)
  ).map(({ path }) => path);

/** Own uploads among the paths, locked against the clean-up job. */
export const lockOwnFiles = async (db: Executor, userId: string, paths: readonly string[]) =>
  (
    await db.many<{ path: string }>(sql`
      select path from files where owner_id = ${userId} and path = any(${paths as string[]}::text[])
      order by path for share`)
  ).map(({ path }) => path);
