import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDurationSeconds } from './iso-duration.ts';
import { embedUrl, parsePlaylistLink, parseVideoLink, videoUrl } from './video-link.ts';

const id = 'dQw4w9WgXcQ';
const list = 'PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf';

describe('a video link', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}`,
    `youtube.com/watch?v=${id}`,
    `//www.youtube.com/watch?v=${id}`,
    ` https://m.youtube.com/watch?feature=share&v=${id} `,
    `https://music.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `youtu.be/${id}`,
    `https://www.youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/watch/${id}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
    `https://www.youtube.com/attribution_link?a=8g8kPrPIi-E&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
  ])('is understood: %s', (link) => {
    expect(parseVideoLink(link)).toEqual({ videoId: id, playlistId: null, startSeconds: 0 });
  });

  it.each([
    [`https://www.youtube.com/watch?v=${id}&list=${list}&t=1h2m3s`, list, 3723],
    [`https://youtu.be/${id}?t=90`, null, 90],
    [`https://youtu.be/${id}?t=1m30s`, null, 90],
    [`https://www.youtube.com/embed/${id}?start=45`, null, 45],
    [`https://www.youtube.com/watch?v=${id}#t=12s`, null, 12],
    [`https://www.youtube.com/watch?v=${id}&t=soon`, null, 0],
    [`https://www.youtube.com/watch?v=${id}&t=99999h`, null, 86_400],
  ])('tells list and start: %s', (link, playlistId, startSeconds) => {
    expect(parseVideoLink(link)).toEqual({ videoId: id, playlistId, startSeconds });
  });

  it.each([
    '',
    id,
    'matematik',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/attribution_link?u=%E0%A4%A',
    `https://www.youtube.com/attribution_link?u=https%3A%2F%2Fkotu.example%2Fwatch%3Fv%3D${id}`,
    `https://www.youtube.com/playlist?list=${list}`,
    `https://www.youtube.com/@kanal`,
    `https://vimeo.com/watch?v=${id}`,
    `https://youtube.com.kotu.example/watch?v=${id}`,
    `https://kotuyoutube.com/watch?v=${id}`,
    `https://www.youtube.com@kotu.example/watch?v=${id}`,
    `https://youtube.com:8443/watch?v=${id}`,
    `javascript:alert("youtube.com/watch?v=${id}")`,
    `ftp://youtube.com/watch?v=${id}`,
    `https://www.youtube.com/embed/${id}"onload="x`,
    `https://www.youtube.com/watch?v=${id}\nhttps://x`,
  ])('is refused: %j', (link) => {
    expect(parseVideoLink(link)).toBeNull();
  });

  it('never leads anywhere but to the no-cookie player, whatever is given', () => {
    const pieces = fc.constantFrom(
      'https://',
      'www.',
      'youtu.be/',
      'youtube.com/',
      'watch?v=',
      id,
      '@',
      '#',
      '&t=9',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (text) => {
          const embed = embedUrl({ url: text });
          if (embed === null) return;
          const url = new URL(embed);
          expect(url.origin).toBe('https://www.youtube-nocookie.com');
          expect(url.pathname).toMatch(/^\/embed\/[\w-]{11}$/);
        },
      ),
    );
  });

  it('survives being stored', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{11}$/), fc.nat(86_400), (videoId, startSeconds) => {
        expect(parseVideoLink(videoUrl(videoId, startSeconds))).toMatchObject({ videoId, startSeconds });
      }),
    );
    expect(embedUrl({ url: null })).toBeNull();
    expect(embedUrl({ url: `https://youtu.be/${id}?t=5` })).toBe(
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&start=5`,
    );
  });
});

describe('a playlist', () => {
  it.each([
    list,
    `https://www.youtube.com/playlist?list=${list}`,
    `https://youtu.be/${id}?list=${list}`,
    ` m.youtube.com/watch?v=${id}&list=${list} `,
  ])('is understood: %s', (text) => {
    expect(parsePlaylistLink(text)).toBe(list);
  });

  it.each(['', 'kısa', 'PL123', `https://vimeo.com/?list=${list}`, `https://www.youtube.com/watch?v=${id}`])(
    'is refused: %s',
    (text) => {
      expect(parsePlaylistLink(text)).toBeNull();
    },
  );
});

describe('a duration', () => {
  it.each([
    ['PT3M33S', 213],
    ['PT1H', 3600],
    ['P1DT2H3M4S', 93_784],
    ['P0D', null],
    ['PT0S', null],
    ['3:33', null],
    ['', null],
  ])('%s is %s seconds', (text, seconds) => {
    expect(isoDurationSeconds(text)).toBe(seconds);
  });
});
