import { mistakes } from '@netlik/contract/practice/mistakes';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoPerson } from '../../../demo/people.ts';
import { fillDemoMistakes } from './mistakes.demo.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('the demo has 40 mistakes with pictures, some of them due', async () => {
  const student = await world.person();
  const person = { email: 'ogrenci@netlik.demo', role: 'student' } as DemoPerson;
  const now = world.clock.now();
  const users = [{ id: student.id, createdAt: now, person }];
  await fillDemoMistakes(world.db, { now, users, idOf: () => student.id, files: world.deps.files });
  const { total, due, byCause } = (await student.call(mistakes.overview, {})).data;
  expect(total).toBe(40);
  expect(due).toBeGreaterThan(3);
  expect(due).toBeLessThan(20);
  expect(Math.min(...Object.values(byCause))).toBeGreaterThan(0);
  const [first] = (await student.call(mistakes.list, { query: {} })).data;
  const picture = await fetch(world.base + first!.photo);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
});
