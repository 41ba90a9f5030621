import { randomUUID } from 'node:crypto';
import type { NewBlock, WeeklyRoutine } from '@netlik/contract/planning/routines';
import { blockTexts, MAX_BLOCKS_A_DAY, routines } from '@netlik/contract/planning/routines';
import { checkDay } from '@netlik/domain/planning/routines/blocks';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-18T09:00:00Z' });
});
afterAll(() => world.close());

const monday = '2026-11-16';
const block = (startMinute: number, endMinute: number, kind: NewBlock['kind'] = 'study', label = '') => ({
  startMinute,
  endMinute,
  kind,
  label,
});
const night = block(1380, 420, 'sleep');

const save = (person: TestPerson, blocks: object[], title = 'Okul günüm') =>
  person.call(routines.saveTemplate, { body: { title, blocks: blocks as NewBlock[] } });
const begin = async (person: TestPerson) =>
  (await person.call(routines.createWeek, { body: { weekStartDate: monday } })).data;
const add = (person: TestPerson, id: string, body: NewBlock & { day?: number }, key?: string) =>
  person.call(routines.addEntry, { params: { id }, body: { day: 0, ...body } }, key);
const change = (person: TestPerson, id: string, entryId: string, body: object) =>
  person.call(routines.updateEntry, { params: { id, entryId }, body });
const week = async (person: TestPerson) =>
  (await person.call(routines.week, { query: { date: '2026-11-20' } })).data;
const times = (routine: WeeklyRoutine | null, day = 0) =>
  routine?.entries.filter((entry) => entry.day === day).map(({ startMinute }) => startMinute / 60);

describe('POST /routines/daily-template', () => {
  it('stores the day split at midnight and in order, and trims its texts', async () => {
    const person = await world.person();
    expect((await person.call(routines.template, {})).data).toBeNull();
    const blocks = [block(540, 660, 'study', '  Matematik '), night, block(420, 420, 'wake')];
    const { data } = await save(person, blocks, ' Hafta içi ');
    expect(data).toEqual({
      title: 'Hafta içi',
      version: 1,
      blocks: [
        block(0, 420, 'sleep'),
        block(420, 420, 'wake'),
        block(540, 660, 'study', 'Matematik'),
        block(1380, 1440, 'sleep'),
      ],
    });
    expect((await person.call(routines.template, {})).data).toEqual(data);
    expect((await save(person, data.blocks)).data.blocks).toEqual(data.blocks);
    expect(await world.statements(() => person.call(routines.template, {}))).toBeLessThanOrEqual(1);
  });

  it('refuses an edit made from an older version with the newer day', async () => {
    const person = await world.person();
    const edit = (title: string, version: number) =>
      person.call(routines.saveTemplate, { body: { title, blocks: [block(540, 600)], version } });
    const first = (await edit('İlk', 0)).data;
    const newer = (await edit('Sonra', first.version)).data;
    for (const version of [0, first.version]) {
      const older = await edit('Eski', version);
      expect([older.status, older.code, older.current]).toEqual([409, 'routine.template_stale', newer]);
    }
  });

  it.each([
    [[block(600, 540)], 422, 'blocks.0', blockTexts.range],
    [[block(420, 425, 'wake')], 422, 'blocks.0', blockTexts.wake],
    [[block(540, 660), block(655, 700)], 422, 'blocks.1', blockTexts.overlap],
    [[night, block(360, 480)], 422, 'blocks.1', blockTexts.overlap],
    [[block(541, 600)], 400, 'blocks.0.startMinute', blockTexts.step],
    [[block(540, 1445)], 400, 'blocks.0.endMinute', blockTexts.required],
    [[{ startMinute: 0, endMinute: 5 }], 400, 'blocks.0.kind', blockTexts.kindRequired],
    [[block(0, 5, 'study', 'a'.repeat(61))], 400, 'blocks.0.label', 'Etiket en fazla 60 karakter olabilir'],
  ])('refuses %j', async (blocks, status, path, message) => {
    const person = await world.person();
    const answer = await save(person, blocks);
    expect([answer.status, answer.errors]).toEqual([status, [{ path, message }]]);
    expect((await person.call(routines.template, {})).data).toBeNull();
  });

  it('refuses a day that has too many blocks only after the split', async () => {
    const many = Array.from({ length: MAX_BLOCKS_A_DAY - 1 }, (_, at) => block(420 + at * 10, 425 + at * 10));
    const person = await world.person();
    expect((await save(person, [night, ...many])).errors).toEqual([
      { path: 'blocks', message: blockTexts.tooMany },
    ]);
    expect((await save(person, [night, ...many.slice(1)])).status).toBe(200);
  });
});

describe('POST /routines/weekly/generate-from-template', () => {
  it('fills a new week with the ideal day, and refuses a week with entries', async () => {
    const person = await world.person({ tier: 'free' });
    const body = { weekStartDate: monday };
    expect((await person.call(routines.generateWeek, { body })).code).toBe('routine.template_missing');
    await save(person, [night, block(540, 660)]);
    const made = await person.call(routines.generateWeek, { body });
    expect([made.status, made.data.entries.length]).toEqual([201, 21]);
    expect(await week(person)).toEqual(made.data);
    expect((await person.call(routines.generateWeek, { body })).code).toBe('routine.week_filled');
  });

  it('makes one week for many parallel calls', async () => {
    const person = await world.person();
    await save(person, [block(540, 660)]);
    const answers = await inParallel(50, () =>
      person.call(routines.generateWeek, { body: { weekStartDate: monday } }),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 49 });
    expect((await week(person))?.entries).toHaveLength(7);
  });

  it.each([
    ['2026-11-17', 'Hafta pazartesi başlar'],
    ['2028-01-03', 'En fazla bir yıl öncesini ya da sonrasını planlayabilirsin'],
  ])('refuses the week of %s', async (weekStartDate, message) => {
    const answer = await (await world.person()).call(routines.createWeek, { body: { weekStartDate } });
    expect([answer.status, answer.errors]).toEqual([422, [{ path: 'weekStartDate', message }]]);
  });
});

describe('POST /routines/weekly/apply', () => {
  it('replaces the week, and undo brings the former entries back once', async () => {
    const person = await world.person();
    const { _id: id } = await begin(person);
    const before = (await add(person, id, block(600, 700, 'free', 'Eski'))).data;
    await save(person, [block(540, 660)]);
    const key = randomUUID();
    const apply = () => person.call(routines.applyToWeek, { body: { weekStartDate: monday } }, key);
    const applied = await apply();
    expect(applied.data).toMatchObject({ _id: id, canUndo: true });
    expect(applied.data.entries).toHaveLength(7);
    // A repeat must not overwrite the undo state.
    expect((await apply()).data).toEqual(applied.data);
    const undone = await person.call(routines.undoApply, { params: { id } });
    expect(undone.data).toEqual({ ...before, canUndo: false });
    expect((await person.call(routines.undoApply, { params: { id } })).code).toBe('routine.nothing_to_undo');
  });

  it('cannot be undone after the week changed', async () => {
    const person = await world.person();
    await save(person, [block(540, 660)]);
    const { data } = await person.call(routines.applyToWeek, { body: { weekStartDate: monday } });
    expect((await add(person, data._id, block(700, 720))).data.canUndo).toBe(false);
    expect((await person.call(routines.undoApply, { params: { id: data._id } })).code).toBe(
      'routine.nothing_to_undo',
    );
  });
});

describe('PATCH /routines/weekly/:id/add-entry', () => {
  it('puts the block where its time belongs, and sleep also into the next day', async () => {
    const person = await world.person();
    const { _id: id } = await begin(person);
    await add(person, id, block(840, 900));
    await add(person, id, block(540, 600));
    const { data } = await add(person, id, night);
    expect([times(data), times(data, 1)]).toEqual([[9, 14, 23], [0]]);
    expect(data.entries.filter(({ day }) => day === 0).map(({ order }) => order)).toEqual([0, 1, 2]);
  });

  it.each([
    [block(590, 700), 'startMinute', blockTexts.weekOverlap],
    [block(700, 690), 'endMinute', blockTexts.range],
    [block(420, 430, 'wake'), 'endMinute', blockTexts.wake],
  ])('refuses %j', async (body, path, message) => {
    const person = await world.person();
    const { _id: id } = await begin(person);
    await add(person, id, block(540, 600));
    const answer = await add(person, id, body);
    expect([answer.status, answer.errors]).toEqual([422, [{ path, message }]]);
  });

  it('never lets a day overlap under parallel calls', async () => {
    const person = await world.person();
    const { _id: id } = await begin(person);
    const answers = await inParallel(50, () => add(person, id, block(540, 600)));
    expect(countStatuses(answers)).toEqual({ 200: 1, 422: 49 });
    const { entries } = (await week(person))!;
    expect(checkDay(entries).ok).toBe(true);
  });

  it('answers a repeat, and limits the blocks of a day', async () => {
    const person = await world.person();
    const { _id: id } = await begin(person);
    const key = randomUUID();
    const first = await add(person, id, block(0, 5), key);
    expect((await add(person, id, block(0, 5), key)).data).toEqual(first.data);
    for (let at = 1; at < MAX_BLOCKS_A_DAY; at += 1) await add(person, id, block(at * 10, at * 10 + 5));
    expect((await add(person, id, block(1000, 1005))).code).toBe('routine.too_many');
    expect((await add(person, id, { ...block(1000, 1005), day: 1 })).status).toBe(200);
  });
});

describe('PATCH and DELETE /routines/weekly/:id/entries/:entryId', () => {
  const threeEntries = async () => {
    const person = await world.person();
    const { _id: id } = await begin(person);
    for (const hour of [9, 11, 13]) await add(person, id, block(hour * 60, hour * 60 + 60));
    const { entries } = (await week(person))!;
    return { person, id, ids: entries.map(({ _id }) => _id) };
  };

  it('moves an entry within its day, and keeps the order', async () => {
    const { person, id, ids } = await threeEntries();
    const { data } = await change(person, id, ids[2]!, { order: 0, seen: ids });
    expect(times(data)).toEqual([13, 9, 11]);
    expect(times(await week(person))).toEqual([13, 9, 11]);
    expect(await world.statements(() => week(person))).toBeLessThanOrEqual(1);
  });

  it('loses no entry when two devices reorder a day that they saw differently', async () => {
    const { person, id, ids } = await threeEntries();
    await add(person, id, block(900, 960));
    expect((await change(person, id, ids[0]!, { order: 2, seen: ids })).code).toBe('routine.order_changed');
    expect(times(await week(person))).toEqual([9, 11, 13, 15]);
    await Promise.all(ids.map((entryId, at) => change(person, id, entryId, { order: 3 - at })));
    expect(times(await week(person))?.sort((one, other) => one - other)).toEqual([9, 11, 13, 15]);
  });

  it('changes given fields only, and refuses what overlaps', async () => {
    const { person, id, ids } = await threeEntries();
    const named = await change(person, id, ids[0]!, { label: ' Türev ', kind: 'break' });
    expect(named.data.entries[0]).toMatchObject({ ...block(540, 600, 'break', 'Türev'), order: 0 });
    expect(times((await change(person, id, ids[0]!, { startMinute: 960, endMinute: 990 })).data)).toEqual([
      11, 13, 16,
    ]);
    const refused = await change(person, id, ids[1]!, { endMinute: 800 });
    expect(refused.errors).toEqual([{ path: 'startMinute', message: blockTexts.changedOverlap }]);
    expect((await change(person, id, ids[1]!, { endMinute: 600 })).errors[0]?.message).toBe(blockTexts.range);
  });

  it('deletes an entry and hides another person’s', async () => {
    const { person, id, ids } = await threeEntries();
    const other = await world.person();
    const params = { id, entryId: ids[0]! };
    expect((await other.call(routines.removeEntry, { params })).code).toBe('routine.not_found');
    expect(times((await person.call(routines.removeEntry, { params })).data)).toEqual([11, 13]);
    expect((await person.call(routines.removeEntry, { params })).code).toBe('routine.not_found');
    await world.db.run(sql`delete from users where id = ${person.id}`);
    expect(await world.rows(sql`select from weekly_routines where user_id = ${person.id}`)).toEqual([]);
  });
});
