import { notifications } from '@netlik/contract/platform/notifications';
import { analytics } from '@netlik/contract/study/analytics';
import { streaks } from '@netlik/contract/study/streaks';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { type Device, firstDevice } from '@netlik/testkit/devices';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rebuildStudy } from '../study-days/rebuild.service.ts';
import { notifyStreaksWithFreezes, warnOpenStreaks } from './streaks.jobs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
// A Sunday evening.
beforeEach(() => world.clock.set('2026-11-15T17:30:00Z'));

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`;

const studied = async (...days: number[]) => {
  const person = await world.person();
  for (const day of days)
    await insertStudied(world.db, { userId: person.id, startedAt: at(day), seconds: 1800 });
  await world.db.transaction(rebuildStudy);
  // Stays signed in when the clock moves.
  return firstDevice(world, person);
};
const streakOf = async (person: Device) => (await person.call(streaks.get, {})).data;
const news = async (person: Device) =>
  (await person.call(notifications.list, { query: {} })).data.map(({ type, body }) => [type, body]);

describe('GET /streak', () => {
  it('is kept by a freeze, and the dashboard says the same', async () => {
    const person = await studied(7, 8, 9, 10, 11, 12, 13);
    expect(await streakOf(person)).toMatchObject({
      current: 7,
      freezes: 0,
      keptUntil: '2026-11-15',
      frozenDays: ['2026-11-14'],
    });
    const { overview } = (await person.call(analytics.dashboard, {})).data;
    expect(overview.currentStreak).toBe(7);
    const body = { subject: 'fizik', duration: 30, date: at(15), quality: 4, mood: 'Normal' } as const;
    const { data } = await person.call(studySessions.create, { body });
    expect(data.gain.currentStreak).toBe(8);
    expect(await streakOf(person)).toMatchObject({ current: 8, freezes: 0, frozenDays: ['2026-11-14'] });
  });
});

describe('PUT /streak/rest-day', () => {
  it('holds from next Monday, and the last choice of a week counts', async () => {
    const person = await studied(13, 14, 15);
    await person.call(streaks.setRestDay, { body: { restDay: 2 } });
    const { data } = await person.call(streaks.setRestDay, { body: { restDay: 1 } });
    expect(data).toMatchObject({
      restDay: null,
      next: { restDay: 1, from: '2026-11-16' },
      // Monday is the rest day, so Tuesday counts.
      keptUntil: '2026-11-17',
    });
    world.clock.set('2026-11-17T10:00:00Z');
    expect(await streakOf(person)).toMatchObject({ current: 3, restDay: 1, next: null });
    expect((await person.call(analytics.dashboard, {})).data.overview.currentStreak).toBe(3);
  });
});

describe('the words about a streak', () => {
  it('come once: in the evening before, and in the morning after', async () => {
    const kept = await studied(7, 8, 9, 10, 11, 12, 13, 14);
    const open = await studied(12, 13, 14);
    const done = await studied(13, 14, 15);
    for (let time = 0; time < 2; time++) await warnOpenStreaks(world.deps);
    expect(await news(kept)).toEqual([
      ['streak.open', 'Bugün çalışmazsan 1 dondurmandan biri serini saklar.'],
    ]);
    expect(await news(open)).toEqual([
      ['streak.open', 'Bugün çalışmazsan serin gece yarısı biter. Beş dakika bile yeter.'],
    ]);
    expect(await news(done)).toEqual([]);
    world.clock.set('2026-11-16T05:30:00Z');
    for (let time = 0; time < 2; time++) await notifyStreaksWithFreezes(world.deps);
    expect((await news(kept))[0]).toEqual([
      'streak.kept',
      'Dün çalışmadın, bir dondurma serini sakladı. Kalan dondurma: 0.',
    ]);
    expect(await news(open)).toHaveLength(1);
  });
});
