import { type Executor, sql } from '../../db/database.ts';
import type { KnownVideo, PageRequest, PlaylistPage } from './youtube.ts';

/** Videos fetched after `since`; unavailable ones only if fetched after `unseenSince`. */
export const findCachedVideos = (db: Executor, ids: readonly string[], since: Date, unseenSince: Date) =>
  db.many<KnownVideo>(sql`
    select id, title, channel_title as "channelTitle", duration_seconds as "durationSeconds",
      is_available as "isAvailable"
    from videos
    where id = any(${ids}::text[]) and fetched_at > case when is_available then ${since}::timestamptz else ${unseenSince}::timestamptz end`);

/** Ordered by id, so that parallel saves of the same videos cannot deadlock. */
export const saveVideos = (db: Executor, videos: readonly KnownVideo[], now: Date) =>
  db.run(sql`
    insert into videos (id, title, channel_title, duration_seconds, is_available, fetched_at)
    select id, title, "channelTitle", "durationSeconds", "isAvailable", ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(videos)}::jsonb)
      as told (id text, title text, "channelTitle" text, "durationSeconds" integer, "isAvailable" boolean)
    order by id
    on conflict (id) do update set title = excluded.title, channel_title = excluded.channel_title,
      duration_seconds = excluded.duration_seconds, is_available = excluded.is_available,
      fetched_at = excluded.fetched_at`);

type CachedPage = PlaylistPage & { isFresh: boolean };

export const findCachedPage = (
  db: Executor,
  { playlistId, pageToken, maxResults }: PageRequest,
  since: Date,
  freshSince: Date,
) =>
  db.maybe<CachedPage>(sql`
    select items, next_page_token as "nextPageToken", fetched_at > ${freshSince} as "isFresh"
    from playlist_pages
    where playlist_id = ${playlistId} and page_token = ${pageToken} and max_results = ${maxResults}
      and fetched_at > ${since}`);

export const savePage = (
  db: Executor,
  { playlistId, pageToken, maxResults }: PageRequest,
  { items, nextPageToken }: PlaylistPage,
  now: Date,
) =>
  db.run(sql`
    insert into playlist_pages (playlist_id, page_token, max_results, items, next_page_token, fetched_at)
    values (${playlistId}, ${pageToken}, ${maxResults}, ${JSON.stringify(items)}, ${nextPageToken}, ${now})
    on conflict (playlist_id, page_token, max_results) do update
      set items = excluded.items, next_page_token = excluded.next_page_token, fetched_at = excluded.fetched_at`);

export const deleteFetchedBefore = async (db: Executor, before: Date) => {
  await db.run(sql`delete from videos where fetched_at <= ${before}`);
  await db.run(sql`delete from playlist_pages where fetched_at <= ${before}`);
};

export type SubjectPreference = { playlistId: string; coachId: string | null; updatedAt: Date };

export const findPreference = (db: Executor, userId: string, subject: string) =>
  db.maybe<SubjectPreference>(sql`
    select playlist_id as "playlistId", coach_id as "coachId", updated_at as "updatedAt"
    from subject_preferences where user_id = ${userId} and subject = ${subject}`);

export const savePreference = (
  db: Executor,
  userId: string,
  subject: string,
  { playlistId, coachId, updatedAt }: SubjectPreference,
) =>
  db.run(sql`
    insert into subject_preferences (user_id, subject, playlist_id, coach_id, updated_at)
    values (${userId}, ${subject}, ${playlistId}, ${coachId}, ${updatedAt})
    on conflict (user_id, subject) do update set playlist_id = excluded.playlist_id, coach_id = excluded.coach_id,
      updated_at = excluded.updated_at`);
