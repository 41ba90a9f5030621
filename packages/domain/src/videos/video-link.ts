export type VideoLink = {
  videoId: string;
  playlistId: string | null;
  startSeconds: number;
};

const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const PLAYLIST_ID = /^[A-Za-z0-9_-]{10,64}$/;
const HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const SHORT_HOST = 'youtu.be';
/** Paths that hold the id as their second part. */
const ID_PATHS = new Set(['shorts', 'embed', 'live', 'v', 'e']);

const DAY_SECONDS = 86_400;

/** '90', '90s', '1m30s', '1h2m3s'; 0 for anything else. */
const readStart = (text: string | null): number => {
  const found = /^(?:(\d{1,5})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  if (!found) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return Math.min(hours * 3600 + minutes * 60 + seconds, DAY_SECONDS);
};

const readUrl = (text: string): URL | null => {
  const given = text.trim();
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given.replace(/^\/\//, '')}`;
  if (/[\s\p{Cc}\\]/u.test(given) || !URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return isPlain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
};

const hostOf = (url: URL) => url.hostname.replace(/^www\./, '');

/** The fragment of old links may hold the start as well: `#t=90`. */
const startOf = ({ searchParams, hash }: URL) =>
  readStart(
    searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t'),
  );

const idOf = (url: URL): string | null => {
  const [first = '', second = ''] = url.pathname.split('/').slice(1);
  if (hostOf(url) === SHORT_HOST) return first;
  if (!HOSTS.has(hostOf(url))) return null;
  if (ID_PATHS.has(first)) return second;
  return first === 'watch' ? (url.searchParams.get('v') ?? second) : null;
};

const playlistOf = (url: URL) => {
  const list = url.searchParams.get('list');
  return list && PLAYLIST_ID.test(list) ? list : null;
};

/** Understands every form of a YouTube video link; null for anything else. */
export const parseVideoLink = (text: string): VideoLink | null => {
  const url = readUrl(text);
  const videoId = url && idOf(url);
  if (!url || !videoId || !VIDEO_ID.test(videoId)) return null;
  return { videoId, playlistId: playlistOf(url), startSeconds: startOf(url) };
};

/** A playlist by any link with `list`, or by its bare id; null for anything else. */
export const parsePlaylistLink = (text: string): string | null => {
  const given = text.trim();
  if (PLAYLIST_ID.test(given)) return given;
  const url = readUrl(given);
  if (!url || !(HOSTS.has(hostOf(url)) || hostOf(url) === SHORT_HOST)) return null;
  return playlistOf(url);
};

/** The one form in which links are stored and shown. */
export const videoUrl = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`;

/** Where a video plays without cookies; null when there is no playable source. */
export const embedUrl = ({ url }: { url: string | null }): string | null => {
  const link = url === null ? null : parseVideoLink(url);
  if (!link) return null;
  const start = link.startSeconds > 0 ? `&start=${link.startSeconds}` : '';
  return `https://www.youtube-nocookie.com/embed/${link.videoId}?autoplay=1&rel=0${start}`;
};
