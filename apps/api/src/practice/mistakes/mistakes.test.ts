import { randomUUID } from 'node:crypto';
import { uploads } from '@netlik/contract/platform/uploads';
import { MAX_MISTAKES, type Mistake, mistakes } from '@netlik/contract/practice/mistakes';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { picture, tinyPicture } from '@netlik/testkit/pictures';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { sweepFiles } from '../../platform/uploads/uploads.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const add = (person: TestPerson, part: object = {}, key?: string) => {
  world.clock.advance(0.01);
  const body = { subject: 'fizik', topic: 'Optik', cause: 'dikkat' as const, note: 'Odak', ...part };
  return person.call(mistakes.create, { body }, key);
};
const list = async (person: TestPerson, query: object = {}) =>
  (await person.call(mistakes.list, { query })).data;
const due = async (person: TestPerson, query: object = {}) =>
  (await person.call(mistakes.due, { query })).data.map(({ note }) => note);
const redo = (person: TestPerson, { _id: id }: Mistake, body: object, key?: string) =>
  person.call(mistakes.redo, { params: { id }, body: { correct: true, ...body } }, key);
const photo = async (person: TestPerson, file: Buffer = tinyPicture) =>
  (await person.call(uploads.mistakePhoto, { file } as never)).data.imageUrl;
const writtenOn = (person: TestPerson, day: string) =>
  world.db.run(sql`update mistakes set created_day = ${day} where user_id = ${person.id}`);

describe('POST /mistakes', () => {
  it('writes one down with its photo, which is kept and signed', async () => {
    const person = await world.person();
    const url = await photo(person, await picture(3000, 1500).jpeg().toBuffer());
    const { status, data } = await add(person, { photo: url, note: undefined, solution: '$f = r/2$' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      date: '2026-11-16',
      note: '',
      photo: url,
      stats: { timesShown: 0, timesCorrect: 0, nextReviewAt: null },
    });
    const bytes = Buffer.from(await (await fetch(world.base + url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1000 });
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    const later = new Date(world.clock.now().getTime() + 3 * 86_400_000);
    await sweepFiles({ ...world.deps, clock: { now: () => later } });
    expect((await fetch(world.base + url)).status).toBe(200);
    expect(await list(person)).toEqual([data]);
  });

  it.each([
    [{ note: ' ' }, 422, 'note', 'Sorunun fotoğrafını ekle ya da bir not yaz'],
    [{ cause: 'şans' }, 400, 'cause', 'Nedenini seç'],
    [{ topic: 'Paragraf' }, 422, 'topic', 'Bu konu seçtiğin derse ait değil'],
    [{ photo: 'https://evil.example/a.webp' }, 400, 'photo', 'Resim adresi geçersiz'],
    [{ photo: `/api/files/avatars/${'a'.repeat(32)}.webp` }, 422, 'photo', 'Bu resmi yeniden yükle'],
  ])('refuses %j', async (part, status, path, message) => {
    const answer = await add(await world.person(), part);
    expect([answer.status, answer.errors]).toEqual([status, [{ path, message }]]);
  });

  it('refuses another person’s photo', async () => {
    const url = await photo(await world.person());
    expect((await add(await world.person(), { photo: url })).errors[0]?.path).toBe('photo');
  });

  it('writes those of an exam down in one step, all or none', async () => {
    const person = await world.person();
    const one = { subject: 'fizik', topic: 'Optik', cause: 'bilgi' as const, note: 'Deneme' };
    const several = (topics: string[]) =>
      person.call(mistakes.createMany, { body: { mistakes: topics.map((topic) => ({ ...one, topic })) } });
    expect((await several(['Optik', 'Böyle bir konu yok'])).status).toBe(422);
    expect(await list(person)).toEqual([]);
    expect((await several(['Optik', 'Elektrostatik'])).data).toEqual({ created: 2 });
    expect((await list(person)).map(({ topic }) => topic).sort()).toEqual(['Elektrostatik', 'Optik']);
    const ofOne = await world.statements(() => several(['Optik']));
    expect(await world.statements(() => several(Array(10).fill('Optik')))).toBe(ofOne);
  });

  const fillUpToTwo = (person: TestPerson) =>
    insertRows(world.db, 'mistakes', Array(MAX_MISTAKES - 2).fill({ userId: person.id }));

  it('writes none of several down when there is room for fewer', async () => {
    const person = await world.person();
    await fillUpToTwo(person);
    const bulk = (count: number) =>
      person.call(mistakes.createMany, {
        body: {
          mistakes: Array(count).fill({ subject: 'fizik', topic: 'Optik', cause: 'bilgi', note: 'n' }),
        },
      });
    expect((await bulk(3)).code).toBe('mistake.too_many');
    expect((await bulk(2)).data).toEqual({ created: 2 });
  });

  it('holds its limit under 50 parallel calls', async () => {
    const person = await world.person();
    await fillUpToTwo(person);
    expect(countStatuses(await inParallel(50, () => add(person)))).toEqual({ 201: 2, 409: 48 });
  });
});

describe('GET /mistakes and /mistakes/overview', () => {
  it('filters, and counts by cause and month, in two statements and one', async () => {
    const person = await world.person();
    await add(person, { cause: 'islem', note: 'Eski' });
    await writtenOn(person, '2026-09-30');
    await add(person, { cause: 'bilgi', note: 'ÖĞE' });
    await add(person, { subject: 'kimya', topic: 'Karışımlar', note: 'Çözelti' });
    const notes = async (query: object) => (await list(person, query)).map(({ note }) => note);
    expect(await notes({})).toEqual(['Çözelti', 'ÖĞE', 'Eski']);
    expect(await notes({ cause: 'islem' })).toEqual(['Eski']);
    expect(await notes({ subject: 'kimya', search: 'cozelti' })).toEqual(['Çözelti']);
    const overview = (await person.call(mistakes.overview, {})).data;
    expect(overview).toMatchObject({
      total: 3,
      due: 1,
      byCause: { bilgi: 1, dikkat: 1, sure: 0, islem: 1, yorum: 0 },
    });
    expect(overview.months.map(({ month }) => month)).toEqual([
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ]);
    expect(overview.months[3]?.counts.islem).toBe(1);
    expect(await world.statements(() => list(person))).toBeLessThanOrEqual(2);
    expect(await world.statements(() => person.call(mistakes.overview, {}))).toBeLessThanOrEqual(1);
  });
});

describe('POST /mistakes/:id/redo', () => {
  it('comes back the day after, then on the schedule', async () => {
    const person = await world.person();
    const mistake = (await add(person)).data;
    expect(await due(person)).toEqual([]);
    await writtenOn(person, '2026-11-15');
    expect(await due(person)).toEqual(['Odak']);
    const solved = (await redo(person, mistake, {})).data;
    expect(solved.stats).toMatchObject({ timesShown: 1, timesCorrect: 1 });
    expect(solved.stats.nextReviewAt! > '2026-11-17').toBe(true);
    expect(await due(person)).toEqual([]);
    const failed = (await redo(person, mistake, { correct: false })).data;
    expect(failed.stats.nextReviewAt).toBe('2026-11-16T21:00:00.000Z');
  });

  it('counts parallel repeats with one key once', async () => {
    const person = await world.person();
    const mistake = (await add(person)).data;
    const key = randomUUID();
    expect(countStatuses(await inParallel(50, () => redo(person, mistake, {}, key)))).toEqual({ 200: 50 });
    expect((await list(person))[0]?.stats.timesShown).toBe(1);
    await inParallel(20, () => redo(person, mistake, {}));
    expect((await list(person))[0]?.stats.timesShown).toBe(21);
  });
});

describe('PUT and DELETE /mistakes/:id', () => {
  it('replaces what is written and keeps the schedule; another person’s is not found', async () => {
    const [person, other] = [await world.person(), await world.person()];
    const mistake = (await add(person, { photo: await photo(person) })).data;
    const { stats } = (await redo(person, mistake, {})).data;
    const body = { subject: 'fizik', topic: 'Optik', cause: 'yorum', note: 'Yeni' } as const;
    const params = { id: mistake._id };
    expect((await person.call(mistakes.update, { params, body })).data).toMatchObject({
      note: 'Yeni',
      photo: null,
      stats,
    });
    expect((await other.call(mistakes.update, { params, body })).code).toBe('mistake.not_found');
    expect((await other.call(mistakes.remove, { params })).code).toBe('mistake.not_found');
    expect((await person.call(mistakes.remove, { params })).data).toBeNull();
    expect(await list(person)).toEqual([]);
  });
});
