import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const KEY = 'test-key_1';

type Video = { title: string; channelTitle?: string; duration?: string };
/** Behaviour for the next calls. */
type Mood = 'works' | 'quota' | 'broken' | 'slow' | 'wrong-shape' | 'redirect';

const send = (response: ServerResponse, status: number, body: unknown) =>
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

const refuse = (response: ServerResponse, code: number, reason: string) =>
  send(response, code, { error: { code, message: reason, errors: [{ domain: 'youtube', reason }] } });

/** A local YouTube Data API v3 with `videos`, `playlistItems` and its errors. */
export const startYoutube = async () => {
  const videos = new Map<string, Video>();
  const playlists = new Map<string, string[]>();
  const asked: URL[] = [];
  const state: { mood: Mood } = { mood: 'works' };

  const answerVideos = (response: ServerResponse, query: URLSearchParams) => {
    const ids = (query.get('id') ?? '').split(',');
    if (ids.length > 50) return refuse(response, 400, 'invalidFilters');
    // The API silently omits private and deleted videos.
    const items = ids.flatMap((id) => {
      const video = videos.get(id);
      if (!video) return [];
      const { title, channelTitle = 'Kanal', duration = 'PT10M' } = video;
      return [
        {
          kind: 'youtube#video',
          id,
          snippet: { title, channelTitle },
          contentDetails: { duration },
          status: { privacyStatus: 'public', embeddable: true },
        },
      ];
    });
    return send(response, 200, { kind: 'youtube#videoListResponse', items });
  };

  const answerPlaylist = (response: ServerResponse, query: URLSearchParams) => {
    const ids = playlists.get(query.get('playlistId') ?? '');
    if (!ids) return refuse(response, 404, 'playlistNotFound');
    const start = Number((query.get('pageToken') ?? 'P0').slice(1));
    if (!Number.isInteger(start)) return refuse(response, 400, 'invalidPageToken');
    const end = start + Number(query.get('maxResults') ?? 5);
    const items = ids.slice(start, end).map((videoId, index) => ({
      kind: 'youtube#playlistItem',
      snippet: {
        title: videos.get(videoId)?.title ?? 'Private video',
        position: start + index,
        resourceId: { kind: 'youtube#video', videoId },
      },
    }));
    return send(response, 200, { items, ...(end < ids.length && { nextPageToken: `P${end}` }) });
  };

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://double');
    asked.push(url);
    if (request.headers['x-goog-api-key'] !== KEY) return refuse(response, 400, 'keyInvalid');
    switch (state.mood) {
      case 'quota':
        return refuse(response, 403, 'quotaExceeded');
      case 'broken':
        return send(response, 502, '<html>bad gateway');
      case 'wrong-shape':
        return send(response, 200, { items: [{ id: 7 }] });
      case 'redirect':
        return response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
      case 'slow':
        // Never answers; the caller's time limit ends it.
        return undefined;
    }
    if (url.pathname === '/v3/videos') return answerVideos(response, url.searchParams);
    if (url.pathname === '/v3/playlistItems') return answerPlaylist(response, url.searchParams);
    return refuse(response, 404, 'notFound');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    videos,
    playlists,
    asked,
    state,
    config: { apiKey: KEY, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3` },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
