export type VideoLink = {
  videoId: string;
  playlistId: string | null;
  startSeconds: number;
};

const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const PLAYLIST_ID = /^[A-Za-z0-9_-]{10,64}$/;
const HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const SHORT_HOST = 'youtu.be';
const ID_PATHS = new Set(['shorts', 'embed', 'live', 'v', 'e']);

const DAY_SECONDS = 86_400;

/** Reads '90', '90s', '1m30s' or '1h2m3s'; 0 for anything else. */
const readStart = (text: string | null): number => {
  const found = /^(?:(\d{1,5})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '');
  if (!found) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return Math.min(hours * 3600 + minutes * 60 + seconds, DAY_SECONDS);
};

type Address = { host: string; path: string[]; query: ReadonlyMap<string, string>; start: string | null };

const LINK =
  /^(?:https?:)?(?:\/\/)?(?:www\.)?([a-z.-]+)\/([^?#\s\p{Cc}\\]*)(?:\?([^#\s\p{Cc}]*))?(?:#([^\s\p{Cc}]*))?$/iu;

const readPairs = (text = '') =>
  new Map(
    text.split('&').map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );

/** Accepts only YouTube's hosts, without user name and port. */
const readAddress = (text: string): Address | null => {
  const found = LINK.exec(text.trim());
  if (!found) return null;
  const [, host = '', path = '', query, fragment] = found;
  const pairs = readPairs(query);
  return {
    host: host.toLowerCase(),
    path: path.split('/'),
    query: pairs,
    // Old links put the start behind the hash: `#t=90`.
    start: pairs.get('t') ?? pairs.get('start') ?? readPairs(fragment).get('t') ?? null,
  };
};

const idOf = ({ host, path, query }: Address): string | null => {
  const [first = '', second = ''] = path;
  if (host === SHORT_HOST) return first;
  if (!HOSTS.has(host)) return null;
  if (ID_PATHS.has(first)) return second;
  return first === 'watch' ? (query.get('v') ?? second) : null;
};

const playlistOf = ({ query }: Address) => {
  const list = query.get('list') ?? '';
  return PLAYLIST_ID.test(list) ? list : null;
};

/** Shared links carry the video's page in `u`: `/attribution_link?u=%2Fwatch%3Fv%3D…`. */
const attributed = ({ host, path, query }: Address): Address | null => {
  if (!HOSTS.has(host) || path[0] !== 'attribution_link') return null;
  try {
    const page = decodeURIComponent(query.get('u') ?? '');
    return page.startsWith('/') ? readAddress(`${host}${page}`) : null;
  } catch {
    return null;
  }
};

/** Accepts every form of a YouTube video link; null otherwise. */
export const parseVideoLink = (text: string): VideoLink | null => {
  const given = readAddress(text);
  const address = given && (attributed(given) ?? given);
  const videoId = address && idOf(address);
  if (!address || !videoId || !VIDEO_ID.test(videoId)) return null;
  return { videoId, playlistId: playlistOf(address), startSeconds: readStart(address.start) };
};

/** Accepts any link with `list`, or a bare id; null otherwise. */
export const parsePlaylistLink = (text: string): string | null => {
  const given = text.trim();
  if (PLAYLIST_ID.test(given)) return given;
  const address = readAddress(given);
  if (!address || !(HOSTS.has(address.host) || address.host === SHORT_HOST)) return null;
  return playlistOf(address);
};

export const videoUrl = (videoId: string, startSeconds = 0): string =>
  `https://www.youtube.com/watch?v=${videoId}${startSeconds > 0 ? `&t=${startSeconds}` : ''}`;

export const embedUrl = ({ url }: { url: string | null }): string | null => {
  const link = url === null ? null : parseVideoLink(url);
  if (!link) return null;
  const start = link.startSeconds > 0 ? `&start=${link.startSeconds}` : '';
  return `https://www.youtube-nocookie.com/embed/${link.videoId}?autoplay=1&rel=0${start}`;
};
