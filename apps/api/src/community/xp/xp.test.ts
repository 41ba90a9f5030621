import { xp } from '@netlik/contract/community/xp';
import { analytics } from '@netlik/contract/study/analytics';
import { toStudyDay } from '@netlik/domain/study-day';
import { inParallel } from '@netlik/testkit/parallel';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebuildStudy } from '../../study/study-days/rebuild.service.ts';
import { grantXp } from './xp.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T18:00:00Z' });
});
afterAll(() => world.close());

const day = toStudyDay('2026-11-15');

describe('grantXp', () => {
  it('gives once per cause in 50 parallel calls, also to somebody without study', async () => {
    const person = await world.person();
    const given = await inParallel(50, () =>
      world.db.transaction((tx) =>
        grantXp(tx, person.id, { source: 'duel', cause: 'final', amount: 70, day }),
      ),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
    expect((await person.call(analytics.dashboard, {})).data).toMatchObject({ experience: 70, level: 1 });
  });
});

describe('GET /xp/entries', () => {
  it('lists study days and grants, which add up to the XP, in three statements at most', async () => {
    const person = await world.person();
    for (const [date, minutes] of [
      ['2026-11-14', 60],
      ['2026-11-15', 120],
    ] as const)
      await insertStudied(world.db, {
        userId: person.id,
        startedAt: `${date}T09:00:00Z`,
        seconds: minutes * 60,
      });
    await world.db.transaction(async (tx) => {
      await grantXp(tx, person.id, { source: 'badge', cause: 'first', amount: 25, day, title: 'İlk adım' });
      await rebuildStudy(tx);
    });
    const list = () => person.call(xp.list, { query: { limit: 2 } });
    expect(await world.statements(list)).toBeLessThanOrEqual(3);
    const { data, pagination } = await list();
    expect(pagination).toEqual({ page: 1, limit: 2, total: 3 });
    expect(data).toEqual([
      { source: 'badge', cause: 'first', day, amount: 25, title: 'İlk adım' },
      { source: 'study', cause: day, day, amount: 150, title: null },
    ]);
    const rest = await person.call(xp.list, { query: { limit: 2, page: 2 } });
    expect(rest.data.map(({ amount }) => amount)).toEqual([60]);
    expect((await person.call(analytics.dashboard, {})).data.experience).toBe(235);
  });
});
