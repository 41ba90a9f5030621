import type { SubjectVideos, VideoInput, VideoItem } from '@netlik/contract/planning/videos';
import { MAX_PLAYLIST_PAGE } from '@netlik/contract/planning/videos';
import { parseVideoLink, videoUrl } from '@netlik/domain/planning/videos/video-link';
import { isSubjectKey } from '@netlik/domain/yks/subject-keys';
import type { Executor } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import { ruleBroken } from '../../http/rules.ts';
import type { SharedWork } from './shared-work.ts';
import {
  deleteFetchedBefore,
  findCachedPage,
  findCachedVideos,
  findPreference,
  savePage,
  savePreference,
  saveVideos,
} from './videos.sql.ts';
import type { KnownVideo, PageRequest, PlaylistPage, Youtube } from './youtube.ts';

const DAY_MS = 86_400_000;
const CACHE_MS = 30 * DAY_MS;
/** Refreshed daily, because playlists grow and private videos may become public. */
const REFRESH_MS = DAY_MS;

export type VideoDeps = Pick<Deps, 'db' | 'clock'> & { youtube: Youtube | null; share: SharedWork };

const before = ({ clock }: Pick<Deps, 'clock'>, milliseconds: number) =>
  new Date(clock.now().getTime() - milliseconds);

const present = (videoId: string, known: KnownVideo | undefined, position: number): VideoItem => ({
  videoId,
  title: known?.title ?? null,
  channelTitle: known?.channelTitle ?? null,
  durationSeconds: known?.durationSeconds ?? null,
  thumbnail: null,
  position,
  url: known?.isAvailable === false ? null : videoUrl(videoId),
});

/** From the cache or YouTube; unknown ids are left out. */
const readVideos = async (deps: VideoDeps, ids: readonly string[]): Promise<Map<string, KnownVideo>> => {
  const { db, clock, youtube } = deps;
  const cached = await findCachedVideos(db, ids, before(deps, CACHE_MS), before(deps, REFRESH_MS));
  const known = new Map(cached.map((video) => [video.id, video]));
  const missing = ids.filter((id) => !known.has(id));
  if (!youtube || missing.length === 0) return known;
  try {
    const told = await youtube.findVideos(missing);
    await saveVideos(db, told, clock.now());
    for (const video of told) known.set(video.id, video);
  } catch (error) {
    // Partial results are returned; the error is reported only if there are none.
    if (!(error instanceof AppError) || known.size === 0) throw error;
  }
  return known;
};

const loadVideos = (deps: VideoDeps, ids: readonly string[]) =>
  deps.share(`videos ${ids.join()}`, () => readVideos(deps, ids));

export const listVideos = async (deps: VideoDeps, ids: readonly string[]): Promise<VideoItem[]> => {
  const wanted = [...new Set(ids)];
  const known = await loadVideos(deps, wanted);
  return wanted.map((id, position) => present(id, known.get(id), position));
};

const readPage = async (deps: VideoDeps, request: PageRequest): Promise<PlaylistPage> => {
  const { db, clock, youtube } = deps;
  const cached = await findCachedPage(db, request, before(deps, CACHE_MS), before(deps, REFRESH_MS));
  if (cached && (!youtube || cached.isFresh)) return cached;
  if (!youtube) throw new AppError('video.not_configured');
  try {
    const page = await youtube.findPlaylistPage(request);
    await savePage(db, request, page, clock.now());
    return page;
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'video.playlist_not_found';
    if (!(error instanceof AppError) || isGone || !cached) throw error;
    return cached;
  }
};

const loadPage = (deps: VideoDeps, request: PageRequest) =>
  deps.share(`page ${Object.values(request).join()}`, () => readPage(deps, request));

/** Private and deleted videos cannot be played and are left out. */
export const listPlaylistItems = async (deps: VideoDeps, request: PageRequest) => {
  const { items, nextPageToken } = await loadPage(deps, request);
  const known = await loadVideos(deps, [...new Set(items.map(({ videoId }) => videoId))]);
  const videos = items
    .filter(({ videoId }) => known.get(videoId)?.isAvailable !== false)
    .map(({ videoId, position }) => present(videoId, known.get(videoId), position));
  return { videos, nextPageToken };
};

export const findSubjectPreference = (db: Executor, userId: string, subject: string) =>
  findPreference(db, userId, subject);

export const saveSubjectPreference = savePreference;

export const listSubjectVideos = async (
  deps: VideoDeps,
  actor: Actor,
  subject: string,
): Promise<SubjectVideos> => {
  if (!isSubjectKey(subject)) throw ruleBroken('subject', 'Böyle bir ders yok');
  const preference = await findSubjectPreference(deps.db, actor.id, subject);
  if (!preference) return { subject, playlistId: null, videos: [] };
  const { playlistId } = preference;
  const { videos } = await listPlaylistItems(deps, {
    playlistId,
    pageToken: '',
    maxResults: MAX_PLAYLIST_PAGE,
  });
  return { subject, playlistId, videos };
};

/** Reads the video of a plan; errors name the field `path`. */
export const readVideoInput = (input: VideoInput, position: number, path: string) => {
  const link = parseVideoLink(input.url);
  if (!link)
    throw ruleBroken(
      path,
      'Bu bir YouTube videosu bağlantısı değil. Videonun adresini olduğu gibi yapıştır.',
    );
  const { title, channelTitle, durationSeconds, playlistId } = input;
  return {
    videoId: link.videoId,
    title: title || null,
    channelTitle: channelTitle || null,
    durationSeconds: durationSeconds ?? null,
    thumbnail: null,
    position,
    url: videoUrl(link.videoId, link.startSeconds),
    playlistId: playlistId ?? null,
  } satisfies VideoItem & { playlistId: string | null };
};

/** YouTube's terms allow keeping its data for 30 days. */
export const sweepVideos = (deps: Pick<Deps, 'db' | 'clock'>) =>
  deleteFetchedBefore(deps.db, before(deps, CACHE_MS));
