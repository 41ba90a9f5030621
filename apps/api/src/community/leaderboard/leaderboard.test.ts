import { leaderboard } from '@netlik/contract/community/leaderboard';
import { inParallel } from '@netlik/testkit/parallel';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type PersonOptions, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { rebuildStudy } from '../../study/study-days/rebuild.service.ts';
import { closeMonths } from './leaderboard.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T18:00:00Z' });
});
afterAll(() => world.close());

const studied = async (minutes: number, options: PersonOptions = {}) => {
  const person = await world.person(options);
  await insertStudied(world.db, {
    userId: person.id,
    startedAt: '2026-10-12T09:00:00Z',
    seconds: minutes * 60,
  });
  return person;
};

describe('GET /leaderboard/medals/year', () => {
  it('gives shared medals to students who allow it, once, and keeps them', async () => {
    const best = await studied(300, { firstName: 'Ece', lastName: 'Kaya' });
    const tied = await studied(300, { firstName: 'Ali', lastName: 'Su' });
    const third = await studied(200);
    await studied(100);
    await studied(400, { discoverable: false });
    await studied(400, { consent: 'guardian' });
    await studied(400, { suspended: true });
    await world.db.transaction(rebuildStudy);
    await inParallel(5, () => world.db.transaction((tx) => closeMonths(tx, world.clock.now())));

    const { data } = await best.call(leaderboard.medalsOfYear, {});
    expect(data.year).toBe(2026);
    expect(data.months).toHaveLength(1);
    const { month, winners } = data.months[0]!;
    expect(month).toBe('2026-10');
    expect(winners.map(({ medal, minutes }) => [medal, minutes])).toEqual([
      ['gold', 300],
      ['gold', 300],
      ['bronze', 200],
    ]);
    expect(winners.find(({ isMe }) => isMe)?.name).toBe('Ece K.');
    expect((await tied.call(leaderboard.userStats, {})).data.medals).toEqual({
      gold: 1,
      silver: 0,
      bronze: 0,
    });

    // Medals persist, but users who opt out disappear from others' lists.
    await world.db.run(sql`delete from study_sessions`);
    await world.db.run(sql`update users set discoverable = false where id = ${third.id}`);
    await world.db.transaction((tx) => closeMonths(tx, world.clock.now()));
    const seen = async (person: typeof best) =>
      (await person.call(leaderboard.medalsOfYear, { query: { year: 2026 } })).data.months[0]!.winners;
    expect(await seen(best)).toHaveLength(2);
    expect(await seen(third)).toHaveLength(3);
    expect((await best.call(leaderboard.medalsOfYear, { query: { year: 2025 } })).data.months).toEqual([]);
  });
});

describe('GET /leaderboard/user-stats', () => {
  it('cuts the minutes of the month once, not every day', async () => {
    const person = await world.person();
    const month = world.clock.now().toISOString().slice(0, 7);
    for (const day of ['01', '02', '03'])
      await insertStudied(world.db, {
        userId: person.id,
        startedAt: `${month}-${day}T09:00:00Z`,
        seconds: 90,
      });
    await world.db.transaction(rebuildStudy);
    expect((await person.call(leaderboard.userStats, {})).data.monthMinutes).toBe(4);
  });

  it('is there for somebody who has done nothing, in one statement', async () => {
    const person = await world.person();
    const ask = () => person.call(leaderboard.userStats, {});
    expect((await ask()).data).toMatchObject({
      experience: 0,
      level: 1,
      rank: null,
      monthMinutes: 0,
      badges: 0,
    });
    expect(await world.statements(ask)).toBeLessThanOrEqual(1);
  });
});
