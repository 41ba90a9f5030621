import type { WeeklyPlan } from '@netlik/contract/planning/weekly-plans';
import { MAX_WEEKLY_ENTRIES, weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const weekStart = '2026-11-16';
const params = { weekStart };

const add = (person: TestPerson, part: object = {}, week = weekStart) =>
  person.call(weeklyPlans.addEntry, {
    params: { weekStart: week },
    body: { day: 0, subject: 'matematik', type: 'soru_cozum', ...part },
  });
const get = async (person: TestPerson, date = weekStart) =>
  (await person.call(weeklyPlans.get, { query: { date } })).data;
const titles = ({ entries }: WeeklyPlan) => entries.map(({ day, customTitle }) => `${day} ${customTitle}`);

const threeOnMonday = async () => {
  const person = await world.person();
  for (const customTitle of ['a', 'b', 'c']) await add(person, { customTitle });
  const { entries } = await get(person);
  return { person, ids: entries.map(({ _id }) => _id) };
};

describe('PATCH /weekly-plans/:weekStart/add-entry', () => {
  it('adds to the end of the day, and the week is found by any of its days', async () => {
    const { person } = await threeOnMonday();
    const plan = await get(person, '2026-11-22');
    expect(plan.weekStart).toBe(weekStart);
    expect(plan.entries.map(({ customTitle, order }) => [customTitle, order])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    expect((await get(person, '2026-11-23')).entries).toEqual([]);
  });

  it('holds its limit under 50 parallel calls', async () => {
    const person = await world.person();
    const rows = Array.from({ length: MAX_WEEKLY_ENTRIES - 2 }, (_, position) => ({ day: 1, position }));
    await insertRows(
      world.db,
      'weekly_entries',
      rows.map((row) => ({ userId: person.id, weekStart, ...row })),
    );
    expect(countStatuses(await inParallel(50, () => add(person)))).toEqual({ 200: 2, 409: 48 });
  });
});

describe('PATCH /weekly-plans/:weekStart/entries/:id', () => {
  it('moves to a place of another day, and both days stay without gaps', async () => {
    const { person, ids } = await threeOnMonday();
    await add(person, { day: 3, customTitle: 'x' });
    const move = (body: object) =>
      person.call(weeklyPlans.updateEntry, { params: { ...params, id: ids[0]! }, body });
    expect(titles((await move({ day: 3, order: 0 })).data)).toEqual(['0 b', '0 c', '3 a', '3 x']);
    expect(titles((await move({ day: 3, order: 1 })).data)).toEqual(['0 b', '0 c', '3 x', '3 a']);
    expect((await get(person)).entries.map(({ order }) => order)).toEqual([0, 1, 0, 1]);
  });

  it('changes what is given and keeps the rest', async () => {
    const { person, ids } = await threeOnMonday();
    const change = await person.call(weeklyPlans.updateEntry, {
      params: { ...params, id: ids[1]! },
      body: { notes: ' **Önce** örnekler ', topic: 'Türev', customTitle: null },
    });
    expect(change.data.entries[1]).toMatchObject({
      subject: 'matematik',
      customTitle: null,
      topic: 'Türev',
      notes: '**Önce** örnekler',
    });
  });
});

describe('PATCH /weekly-plans/:weekStart/reorder', () => {
  it('sets the order, and refuses one that does not know an entry another device added', async () => {
    const { person, ids } = await threeOnMonday();
    const [a, b, c] = ids as [string, string, string];
    const order = (orderedEntryIds: string[]) =>
      person.call(weeklyPlans.reorder, { params, body: { day: 0, orderedEntryIds } });
    expect(titles((await order([c, a, b])).data)).toEqual(['0 c', '0 a', '0 b']);
    await add(person, { customTitle: 'd' });
    expect((await order([a, b, c])).code).toBe('weekly_plan.order_stale');
    expect(titles(await get(person))).toEqual(['0 c', '0 a', '0 b', '0 d']);
  });

  it('loses no entry when two devices move at once', async () => {
    const { person, ids } = await threeOnMonday();
    await inParallel(50, (at) =>
      person.call(weeklyPlans.updateEntry, {
        params: { ...params, id: ids[at % 3]! },
        body: { day: at % 7, order: 0 },
      }),
    );
    const { entries } = await get(person);
    expect(entries.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
    const places = entries.map(({ day, order }) => `${day}.${order}`);
    expect(new Set(places).size).toBe(3);
  });
});

describe('PATCH /weekly-plans/:weekStart/entries/:id/toggle-status', () => {
  it('toggles without a body, and sets the given status', async () => {
    const { person, ids } = await threeOnMonday();
    const at = { params: { ...params, id: ids[0]! } };
    const statusAfter = async (body?: { status: 'completed' }) =>
      (await person.call(weeklyPlans.toggleStatus, { ...at, ...(body && { body }) })).data.entries[0]!.status;
    expect(await statusAfter()).toBe('completed');
    expect(await statusAfter()).toBe('pending');
    expect(await statusAfter({ status: 'completed' })).toBe('completed');
    expect(await statusAfter({ status: 'completed' })).toBe('completed');
  });
});

describe('templates and undo', () => {
  const apply = (person: TestPerson) =>
    person.call(weeklyPlans.applyTemplate, { params, body: { template: 'graduate' } });
  const undo = (person: TestPerson) => person.call(weeklyPlans.undo, { params });

  it('replaces the week, and brings it back as it was, once', async () => {
    const { person, ids } = await threeOnMonday();
    await person.call(weeklyPlans.toggleStatus, { params: { ...params, id: ids[1]! } });
    const before = (await get(person)).entries;
    const applied = (await apply(person)).data;
    expect(applied.entries).toHaveLength(9);
    expect(applied.undo).toMatchObject({ reason: 'template' });
    expect((await undo(person)).data).toMatchObject({ entries: before, undo: null });
    expect((await undo(person)).code).toBe('weekly_plan.nothing_to_undo');
  });

  it('cannot be undone after a change by hand', async () => {
    const { person } = await threeOnMonday();
    await apply(person);
    await add(person);
    expect((await get(person)).undo).toBeNull();
    expect((await undo(person)).code).toBe('weekly_plan.nothing_to_undo');
  });
});

describe('POST /weekly-plans/:weekStart/carry-over', () => {
  it('adds what was left last week once, and can be undone', async () => {
    const { person, ids } = await threeOnMonday();
    await person.call(weeklyPlans.toggleStatus, { params: { ...params, id: ids[1]! } });
    const next = '2026-11-23';
    await add(person, { customTitle: 'own' }, next);
    expect((await get(person, next)).leftLastWeek).toBe(2);
    const carry = () => person.call(weeklyPlans.carryOver, { params: { weekStart: next } });
    await inParallel(5, carry);
    const plan = await get(person, next);
    expect(titles(plan)).toEqual(['0 own', '0 a', '0 c']);
    expect(plan).toMatchObject({ leftLastWeek: 0, undo: { reason: 'carry_over' } });
    const undone = await person.call(weeklyPlans.undo, { params: { weekStart: next } });
    expect(titles(undone.data)).toEqual(['0 own']);
    expect(undone.data.leftLastWeek).toBe(2);
  });
});

describe('GET /weekly-plans', () => {
  it('takes two statements', async () => {
    const { person } = await threeOnMonday();
    expect(await world.statements(() => get(person))).toBeLessThanOrEqual(2);
  });
});
