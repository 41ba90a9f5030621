import type { PreferenceComment } from '@netlik/contract/exams/preference-lists';
import type { ScoreKey } from '@netlik/domain/yks/score-keys';
import { isCoachedBy } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

export type StoredList = {
  version: number;
  entries: { code: string; note: string }[];
  ownRanks: Partial<Record<ScoreKey, number>>;
};

const columns = sql`version, entries, own_ranks as "ownRanks"`;

export const findPreferenceList = (db: Executor, userId: string, list: string) =>
  db.maybe<StoredList>(sql`
    select ${columns} from preference_lists where user_id = ${userId} and list = ${list}`);

/** Null if the list has another version. */
export const replacePreferenceList = (
  db: Executor,
  userId: string,
  list: string,
  { version, entries, ownRanks }: StoredList,
  now: Date,
) =>
  db.maybe<StoredList>(sql`
    insert into preference_lists as l (user_id, list, version, entries, own_ranks, updated_at)
    select ${userId}, ${list}, 1, ${JSON.stringify(entries)}::jsonb, ${JSON.stringify(ownRanks)}::jsonb, ${now}
    where ${version}::int = 0 or exists (
      select from preference_lists where user_id = ${userId} and list = ${list})
    on conflict (user_id, list) do update set version = l.version + 1, entries = excluded.entries,
      own_ranks = excluded.own_ranks, updated_at = excluded.updated_at
    where l.version = ${version}
    returning ${columns}`);

type CommentPlace = { userId: string; list: string };

export const findComments = (db: Executor, { userId, list }: CommentPlace, viewerId: string) =>
  db.many<PreferenceComment>(sql`
    select c.id as "_id", c.code, c.body as text, c.created_at as "createdAt",
      (c.author_id is not distinct from ${viewerId}::uuid) as "isOwn",
      nullif(trim(a.first_name || ' ' || a.last_name), '') as "authorName"
    from preference_comments c left join users a on a.id = c.author_id
    where c.user_id = ${userId} and c.list = ${list} order by c.id limit 200`);

/** 0 at the limit; needs the student's lock. */
export const insertComment = (
  db: Executor,
  comment: CommentPlace & { id: string; authorId: string; code: string | null; text: string; most: number },
  now: Date,
) =>
  db.run(sql`
    insert into preference_comments (id, user_id, author_id, list, code, body, created_at)
    select ${comment.id}, ${comment.userId}, ${comment.authorId}, ${comment.list}, ${comment.code}, ${comment.text}, ${now}
    where (select count(*) from preference_comments
      where user_id = ${comment.userId} and list = ${comment.list}) < ${comment.most}`);

/** Returns the student's id; null unless the author wrote it and still coaches the student. */
export const deleteComment = async (db: Executor, author: { id: string; at: Date }, id: string) =>
  (
    await db.maybe<{ userId: string }>(sql`
      delete from preference_comments c using users s
      where c.id = ${id} and c.author_id = ${author.id} and s.id = c.user_id and ${isCoachedBy(author, sql`s`)}
      returning c.user_id as "userId"`)
  )?.userId ?? null;
