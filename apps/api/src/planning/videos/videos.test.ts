import { errorTexts } from '@netlik/contract/error-texts';
import { videos } from '@netlik/contract/planning/videos';
import { inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { startYoutube } from '@netlik/testkit/youtube';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { readVideoInput, sweepVideos } from './videos.service.ts';
import { savePreference } from './videos.sql.ts';

const DAY = 86_400;

let world: World;
let youtube: Awaited<ReturnType<typeof startYoutube>>;
beforeAll(async () => {
  youtube = await startYoutube();
  world = await openWorld({ config: { youtube: youtube.config } });
});
afterAll(async () => {
  await world.close();
  await youtube.stop();
});
beforeEach(async () => {
  youtube.state.mood = 'works';
  youtube.asked.length = 0;
  // After the hour in which an exhausted quota is not retried.
  world.clock.advance(3601);
  await world.db.run(sql`truncate videos, playlist_pages`);
});

const idOf = (at: number) => `video${String(at).padStart(6, '0')}`;
const publish = (count: number) => {
  const ids = Array.from({ length: count }, (_, at) => idOf(at));
  for (const id of ids) youtube.videos.set(id, { title: `Türev ${id}`, duration: 'PT12M5S' });
  return ids;
};
const listBy = (person: TestPerson, ids: string[]) =>
  person.call(videos.list, { query: { ids: ids.join(',') } });
// A new user per call, because the clock passes the end of sessions.
const list = async (ids: string[]) => listBy(await world.person(), ids);
const page = async (query: { playlistId: string; pageToken?: string; maxResults?: number }) =>
  (await world.person()).call(videos.listPlaylistItems, { query });
const asksOf = (path: string) => youtube.asked.filter(({ pathname }) => pathname === `/v3/${path}`).length;

describe('GET /youtube/videos', () => {
  it('asks once per 50 ids, and not again for 30 days', async () => {
    const ids = publish(120);
    const { data } = await list(ids);
    expect(data).toHaveLength(120);
    expect(data[119]).toEqual({
      videoId: idOf(119),
      title: `Türev ${idOf(119)}`,
      channelTitle: 'Kanal',
      durationSeconds: 725,
      thumbnail: null,
      position: 119,
      url: `https://www.youtube.com/watch?v=${idOf(119)}`,
    });
    expect(asksOf('videos')).toBe(3);
    expect(youtube.asked.some(({ search }) => search.includes(youtube.config.apiKey))).toBe(false);
    world.clock.advance(30 * DAY - 1);
    const later = await world.person();
    await listBy(later, ids);
    expect(await world.statements(() => listBy(later, ids))).toBe(1);
    expect(asksOf('videos')).toBe(3);
    world.clock.advance(1);
    await list(ids);
    expect(asksOf('videos')).toBe(6);
  });

  it('asks once when 50 people ask at once', async () => {
    const ids = publish(3);
    const answers = await inParallel(50, () => list(ids));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(asksOf('videos')).toBe(1);
  });

  it('says of a private or deleted video that there is nothing to play, and looks again the next day', async () => {
    const [seen] = publish(1);
    const gone = 'gone_video1';
    expect((await list([seen!, gone])).data.map(({ url }) => url)).toEqual([
      `https://www.youtube.com/watch?v=${seen}`,
      null,
    ]);
    youtube.videos.set(gone, { title: 'Geri geldi' });
    world.clock.advance(DAY);
    expect((await list([seen!, gone])).data[1]).toMatchObject({ title: 'Geri geldi' });
    youtube.videos.delete(gone);
  });

  it('stores what a title really says, whatever it holds', async () => {
    youtube.videos.set('odd_title_1', { title: ` a\u0000b\n\ud800c ${'x'.repeat(300)}`, duration: 'P0D' });
    const [video] = (await list(['odd_title_1'])).data;
    expect(video!.title).toMatch(/^a b c x+$/);
    expect(video!.title!.length).toBeLessThanOrEqual(200);
    expect(video!.durationSeconds).toBeNull();
  });

  it('answers a full quota from the cache, else with a clear text, and does not ask on', async () => {
    const [known, unknown] = publish(2);
    await list([known!]);
    youtube.state.mood = 'quota';
    const refused = await list([unknown!]);
    expect(refused).toMatchObject({
      status: 503,
      code: 'video.quota_exceeded',
      message: errorTexts['video.quota_exceeded'],
    });
    const partly = await list([known!, unknown!]);
    expect(partly.data.map(({ title }) => title)).toEqual([`Türev ${known}`, null]);
    expect(asksOf('videos')).toBe(2);
    youtube.state.mood = 'works';
    world.clock.advance(3600);
    expect((await list([unknown!])).data[0]).toMatchObject({ title: `Türev ${unknown}` });
  });

  it.each(['broken', 'wrong-shape', 'redirect'] as const)(
    'answers in words when YouTube is %s',
    async (mood) => {
      youtube.state.mood = mood;
      expect(await list(publish(1))).toMatchObject({ status: 503, code: 'video.unavailable' });
    },
  );

  it('gives up on a slow YouTube within seconds', { timeout: 20_000 }, async () => {
    youtube.state.mood = 'slow';
    expect((await list(publish(1))).code).toBe('video.unavailable');
  });

  it('answers with links alone where no key is set', async () => {
    const alone = await openWorld();
    const somebody = await alone.person();
    const { data } = await listBy(somebody, ['dQw4w9WgXcQ']);
    expect(data).toMatchObject([{ title: null, url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }]);
    const refused = await somebody.call(videos.listPlaylistItems, { query: { playlistId: 'PL0123456789' } });
    expect(refused.code).toBe('video.not_configured');
    await alone.close();
  });
});

describe('GET /youtube/playlist-items', () => {
  it('gives pages without what nobody can play, and keeps them a day', async () => {
    const ids = publish(60);
    youtube.playlists.set('PLpages-0001', [...ids.slice(0, 2), 'private_vid', ...ids.slice(2)]);
    const first = (await page({ playlistId: 'PLpages-0001' })).data;
    expect(first.videos.map(({ position }) => position).slice(0, 4)).toEqual([0, 1, 3, 4]);
    expect(first.videos).toHaveLength(49);
    expect(first.nextPageToken).toBe('P50');
    const second = (await page({ playlistId: 'PLpages-0001', pageToken: first.nextPageToken! })).data;
    expect(second.videos).toHaveLength(11);
    expect(second.nextPageToken).toBeNull();
    await page({ playlistId: 'PLpages-0001' });
    expect([asksOf('playlistItems'), asksOf('videos')]).toEqual([2, 2]);
    world.clock.advance(DAY);
    youtube.state.mood = 'quota';
    expect((await page({ playlistId: 'PLpages-0001' })).data.videos.length).toBeGreaterThan(40);
  });

  it('knows a missing playlist from a broken service', async () => {
    expect((await page({ playlistId: 'PLnobody-knows' })).code).toBe('video.playlist_not_found');
    youtube.state.mood = 'broken';
    expect((await page({ playlistId: 'PLnobody-knows' })).code).toBe('video.unavailable');
  });
});

describe('GET /youtube/subject-videos', () => {
  it('gives the videos of the playlist that the coach saved for this student and subject', async () => {
    youtube.playlists.set('PLfizik-00001', publish(2));
    const [coach, student, other] = await Promise.all([
      world.person({ role: 'coach' }),
      world.person(),
      world.person(),
    ]);
    await savePreference(world.db, student!.id, 'fizik', {
      playlistId: 'PLfizik-00001',
      coachId: coach!.id,
      updatedAt: world.clock.now(),
    });
    const of = async (who: TestPerson) =>
      (await who.call(videos.listOfSubject, { query: { subject: 'fizik' } })).data;
    expect(await of(student!)).toMatchObject({ playlistId: 'PLfizik-00001', videos: [{}, {}] });
    expect(await of(other!)).toEqual({ subject: 'fizik', playlistId: null, videos: [] });
    await world.db.run(sql`delete from users where id = ${coach!.id}`);
    expect((await of(student!)).playlistId).toBe('PLfizik-00001');
  });
});

describe('a video sent with a plan', () => {
  it('is stored by its plain link, and anything else is a clear error', () => {
    expect(readVideoInput({ url: 'youtu.be/dQw4w9WgXcQ?t=1m', title: 'Türev' }, 2, 'videos.2.url')).toEqual({
      videoId: 'dQw4w9WgXcQ',
      title: 'Türev',
      channelTitle: null,
      durationSeconds: null,
      thumbnail: null,
      position: 2,
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=60',
      playlistId: null,
    });
    expect(() => readVideoInput({ url: 'https://vimeo.com/1' }, 0, 'videos.0.url')).toThrow(
      'request.rule_broken',
    );
  });
});

describe('the cache', () => {
  it('keeps nothing longer than 30 days', async () => {
    await list(publish(2));
    world.clock.advance(30 * DAY);
    await sweepVideos(world.deps);
    expect(await world.rows(sql`select id from videos`)).toEqual([]);
  });
});
