import { experiments } from '@netlik/contract/platform/experiments';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const count = (variant: 'A' | 'B', step: 'view' | 'click' | 'signup') =>
  world.call(experiments.count, { body: { variant, step } });

describe('the counters of the landing page', () => {
  it('lose none of 25 parallel views, store only sums by day, and name no winner too early', async () => {
    await Promise.all(Array.from({ length: 25 }, () => count('A', 'view')));
    await count('B', 'view');
    await count('B', 'click');
    await count('B', 'signup');
    expect(
      await world.rows(sql`select day::text, variant, step, count from landing_counts order by 2, 3`),
    ).toEqual([
      { day: '2026-11-16', variant: 'A', step: 'view', count: 25 },
      { day: '2026-11-16', variant: 'B', step: 'click', count: 1 },
      { day: '2026-11-16', variant: 'B', step: 'signup', count: 1 },
      { day: '2026-11-16', variant: 'B', step: 'view', count: 1 },
    ]);
    const admin = await world.person({ role: 'admin' });
    const { data } = await admin.call(experiments.results, {});
    expect(data).toMatchObject([{ since: '2026-11-16', winner: null }]);
    expect(data[0]!.variants.map(({ views, signups }) => [views, signups.count])).toEqual([
      [25, 0],
      [1, 1],
    ]);
  });

  it('name the variant that surely brings more', async () => {
    await insertRows(world.db, 'landing_counts', [
      { day: '2026-11-10', variant: 'A', step: 'view', count: 2000 },
      { day: '2026-11-10', variant: 'A', step: 'signup', count: 120 },
      { day: '2026-11-10', variant: 'B', step: 'view', count: 2000 },
      { day: '2026-11-10', variant: 'B', step: 'signup', count: 200 },
    ]);
    const admin = await world.person({ role: 'admin' });
    const { data } = await admin.call(experiments.results, {});
    expect(data).toMatchObject([{ since: '2026-11-10', winner: 'B' }]);
  });
});
