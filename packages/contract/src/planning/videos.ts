import * as z from 'zod/mini';
import { everyone, students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { integerParam, listParam, optionalSingleLineText } from '../fields.ts';
import { integer, subject } from '../study-fields.ts';

/** Ids per call; the YouTube API takes 50 at a time. */
export const MAX_VIDEO_IDS = 200;
export const MAX_PLAYLIST_PAGE = 50;
const MAX_VIDEO_TITLE = 200;
const MAX_VIDEO_LINK = 500;
const DAY_SECONDS = 86_400;

const videoId = z
  .string('Video gereklidir')
  .check(z.regex(/^[A-Za-z0-9_-]{11}$/, 'Geçerli bir YouTube videosu değil'));
const playlistId = z
  .string('Oynatma listesi gereklidir')
  .check(z.regex(/^[A-Za-z0-9_-]{10,64}$/, 'Geçerli bir oynatma listesi değil'));

export const VideoItem = z.object({
  /** YouTube's id; null if the link was not understood. */
  videoId: z.nullable(z.string()),
  /** Null until known, for a video added by link. */
  title: z.nullable(z.string()),
  channelTitle: z.nullable(z.string()),
  durationSeconds: z.nullable(z.int()),
  /** An image on our own server only; currently null. */
  thumbnail: z.nullable(z.string()),
  /** Position in its list, from 0. */
  position: z.int(),
  /** Null if it cannot be played: private, deleted or gone. */
  url: z.nullable(z.string()),
});
export type VideoItem = z.infer<typeof VideoItem>;

/** A video sent with a plan; `parseVideoLink` of the domain parses the link. */
export const VideoInput = z.strictObject({
  url: z
    .string('Video bağlantısı gereklidir')
    .check(
      z.trim(),
      z.minLength(1, 'Video bağlantısı gereklidir'),
      z.maxLength(MAX_VIDEO_LINK, `Bağlantı en fazla ${MAX_VIDEO_LINK} karakter olabilir`),
    ),
  title: z.optional(z.nullable(optionalSingleLineText('Video adı', MAX_VIDEO_TITLE))),
  channelTitle: z.optional(z.nullable(optionalSingleLineText('Kanal', MAX_VIDEO_TITLE))),
  durationSeconds: z.optional(z.nullable(integer(0, DAY_SECONDS))),
  playlistId: z.optional(z.nullable(playlistId)),
});
export type VideoInput = z.infer<typeof VideoInput>;

export const SubjectVideos = z.object({
  subject: z.string(),
  /** The playlist the coach saved for the subject, or null. */
  playlistId: z.nullable(z.string()),
  videos: z.array(VideoItem),
});
export type SubjectVideos = z.infer<typeof SubjectVideos>;

const outside = ['video.quota_exceeded', 'video.unavailable'] as const;

export const videos = {
  list: endpoint({
    method: 'GET',
    path: '/youtube/videos',
    access: everyone,
    summary: 'What is known of videos, in the order of their ids; without a key only their links',
    query: z.strictObject({ ids: listParam(videoId, MAX_VIDEO_IDS) }),
    reply: z.array(VideoItem),
    rate: 'lookup',
    errors: outside,
  }),
  listPlaylistItems: endpoint({
    method: 'GET',
    path: '/youtube/playlist-items',
    access: everyone,
    summary: 'A page of the videos of a playlist',
    query: z.strictObject({
      playlistId,
      pageToken: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_=-]{1,200}$/, 'Geçersiz sayfa'))),
      maxResults: integerParam(1, MAX_PLAYLIST_PAGE, MAX_PLAYLIST_PAGE),
    }),
    reply: z.object({ videos: z.array(VideoItem), nextPageToken: z.nullable(z.string()) }),
    rate: 'lookup',
    errors: ['video.not_configured', 'video.playlist_not_found', ...outside],
  }),
  listOfSubject: endpoint({
    method: 'GET',
    path: '/youtube/subject-videos',
    access: students,
    summary: 'The first 50 videos of the playlist that the coach saved for a subject',
    query: z.strictObject({ subject }),
    reply: SubjectVideos,
    rate: 'lookup',
    errors: ['video.not_configured', 'video.playlist_not_found', ...outside],
  }),
};
