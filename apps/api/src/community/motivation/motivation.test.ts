import { motivation } from '@netlik/contract/community/motivation';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());

it('has one quote a week, else a built-in line', async () => {
  const student = await world.person();
  const current = async () => (await student.call(motivation.current, {})).data;
  const builtIn = await current();
  expect(builtIn.author).toBeNull();
  const save = (week: number, text: string) =>
    admin.call(motivation.save, { query: { year: 2026, week }, body: { text, author: 'Nermin' } });
  await save(47, 'Gelecek hafta');
  expect(await current()).toEqual(builtIn);
  await save(46, 'İlk hâli');
  const { data } = await save(46, 'Bu hafta');
  expect(data).toEqual({ year: 2026, week: 46, text: 'Bu hafta', author: 'Nermin', isBuiltIn: false });
  expect(await current()).toEqual({ text: 'Bu hafta', author: 'Nermin' });
  const other = await admin.call(motivation.get, { query: { year: 2026, week: 45 } });
  expect([other.data.isBuiltIn, other.data.text.length > 0]).toEqual([true, true]);
  expect((await admin.call(motivation.get, { query: {} })).data).toMatchObject({
    week: 46,
    text: 'Bu hafta',
  });
});
