import { check } from '@netlik/contract/check';
import type { ErrorCode } from '@netlik/contract/errors';
import { isoDurationSeconds } from '@netlik/domain/planning/videos/iso-duration';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';

const TIMEOUT_MS = 5_000;
const IDS_A_CALL = 50;
/** Pause after an exhausted quota, which is renewed daily. */
const QUOTA_PAUSE_MS = 3_600_000;
/** Pause after too many calls; the limit is per minute. */
const RATE_PAUSE_MS = 60_000;
const MAX_TEXT = 200;

export type KnownVideo = {
  id: string;
  title: string | null;
  channelTitle: string | null;
  durationSeconds: number | null;
  isAvailable: boolean;
};
export type PlaylistItem = { videoId: string; position: number };
export type PlaylistPage = { items: PlaylistItem[]; nextPageToken: string | null };
export type PageRequest = { playlistId: string; pageToken: string; maxResults: number };

export type Youtube = {
  /** Returns every id; those YouTube omits are private, deleted or never existed. */
  findVideos(ids: readonly string[]): Promise<KnownVideo[]>;
  findPlaylistPage(request: PageRequest): Promise<PlaylistPage>;
};

const VideoList = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      snippet: z.object({ title: z.string(), channelTitle: z.string() }),
      contentDetails: z.optional(z.object({ duration: z.optional(z.string()) })),
      status: z.optional(z.object({ privacyStatus: z.optional(z.string()) })),
    }),
  ),
});

const PlaylistItemList = z.object({
  nextPageToken: z.optional(z.string()),
  items: z.array(
    z.object({
      snippet: z.object({
        position: z.int(),
        resourceId: z.object({ videoId: z.string().check(z.regex(/^[\w-]{11}$/)) }),
      }),
    }),
  ),
});

const Refusal = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) });
const refusals: Record<string, ErrorCode> = {
  quotaExceeded: 'video.quota_exceeded',
  dailyLimitExceeded: 'video.quota_exceeded',
  rateLimitExceeded: 'video.quota_exceeded',
  playlistNotFound: 'video.playlist_not_found',
  playlistItemsNotAccessible: 'video.playlist_not_found',
  invalidPageToken: 'video.playlist_not_found',
};

/** Reduces external text to one storable line. */
const cleanText = (text: string) =>
  [...text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()].slice(0, MAX_TEXT).join('').trim() || null;

const reasonOf = (body: unknown): string => {
  const read = check(Refusal, body);
  return (read.ok && read.data.error.errors[0]?.reason) || '';
};

export const createYoutube = (key: string, baseUrl: string, clock: Clock): Youtube => {
  let pausedUntil = 0;

  const ask = async (url: string): Promise<unknown> => {
    const now = clock.now().getTime();
    if (now < pausedUntil) throw new AppError('video.quota_exceeded');
    // The key is sent as a header, because logs and errors may contain the URL.
    const reply = await fetch(url, {
      headers: { 'x-goog-api-key': key, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const body: unknown = await reply?.json().catch(() => null);
    if (reply?.ok) return body;
    const reason = reasonOf(body);
    const code = refusals[reason] ?? 'video.unavailable';
    if (code === 'video.quota_exceeded')
      pausedUntil = now + (reason === 'rateLimitExceeded' ? RATE_PAUSE_MS : QUOTA_PAUSE_MS);
    throw new AppError(code);
  };

  const get = async <S extends z.core.$ZodType>(path: string, query: Record<string, string>, schema: S) => {
    const read = check(schema, await ask(`${baseUrl}/${path}?${new URLSearchParams(query)}`));
    if (!read.ok) throw new AppError('video.unavailable');
    return read.data;
  };

  const findUpTo50 = async (ids: readonly string[]): Promise<KnownVideo[]> => {
    const { items } = await get(
      'videos',
      { part: 'snippet,contentDetails,status', id: ids.join(','), maxResults: String(IDS_A_CALL) },
      VideoList,
    );
    const told = new Map(items.map((item) => [item.id, item]));
    return ids.map((id) => {
      const item = told.get(id);
      return {
        id,
        title: item ? cleanText(item.snippet.title) : null,
        channelTitle: item ? cleanText(item.snippet.channelTitle) : null,
        durationSeconds: isoDurationSeconds(item?.contentDetails?.duration ?? ''),
        isAvailable: item !== undefined && item.status?.privacyStatus !== 'private',
      };
    });
  };

  return {
    async findVideos(ids) {
      const parts: KnownVideo[][] = [];
      for (let at = 0; at < ids.length; at += IDS_A_CALL)
        parts.push(await findUpTo50(ids.slice(at, at + IDS_A_CALL)));
      return parts.flat();
    },
    async findPlaylistPage({ playlistId, pageToken, maxResults }) {
      const { items, nextPageToken } = await get(
        'playlistItems',
        { part: 'snippet', playlistId, maxResults: String(maxResults), ...(pageToken && { pageToken }) },
        PlaylistItemList,
      );
      return {
        items: items.map(({ snippet: { position, resourceId } }) => ({
          videoId: resourceId.videoId,
          position,
        })),
        nextPageToken: nextPageToken ?? null,
      };
    },
  };
};
