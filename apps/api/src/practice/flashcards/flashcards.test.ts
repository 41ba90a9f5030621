import { randomUUID } from 'node:crypto';
import { uploads } from '@netlik/contract/platform/uploads';
import { flashcards, MAX_FLASHCARDS } from '@netlik/contract/practice/flashcards';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { tinyPicture } from '@netlik/testkit/pictures';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { sweepFiles } from '../../platform/uploads/uploads.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const card = {
  subject: 'kimya',
  topic: 'Kimyasal Hesaplamalar',
  question: 'Mol nedir?',
  answer: '6,02·10²³ tane',
};
const add = (person: TestPerson, part: object = {}, key?: string) => {
  world.clock.advance(0.01);
  return person.call(flashcards.create, { body: { ...card, ...part } }, key);
};
const list = async (person: TestPerson, query: object = {}) =>
  (await person.call(flashcards.list, { query })).data;
const questions = async (person: TestPerson, query: object = {}) =>
  (await list(person, query)).map(({ question }) => question);

describe('POST /flashcards', () => {
  it('adds a card that was never shown', async () => {
    const person = await world.person();
    const { status, data } = await add(person, { question: '  Mol nedir? ', tags: ['sayı', 'sayı', 'tyt'] });
    expect(status).toBe(201);
    expect(data).toEqual({
      _id: expect.any(String),
      ...card,
      tags: ['sayı', 'tyt'],
      stats: { difficulty: 3, timesShown: 0, timesCorrect: 0, nextReviewAt: null },
      successRate: null,
      isLeech: false,
    });
    expect(await list(person)).toEqual([data]);
  });

  it.each([
    [{ question: ' \n' }, 400, 'question', 'Soru gereklidir'],
    [{ answer: '' }, 400, 'answer', 'Cevap gereklidir'],
    [{ topic: ' ' }, 400, 'topic', 'Konu gereklidir'],
    [{ difficulty: 6 }, 400, 'difficulty', 'En fazla 5 olabilir'],
    [{ subject: 'simya' }, 422, 'subject', 'Böyle bir ders yok'],
    [{ topic: 'Paragraf' }, 422, 'topic', 'Bu konu seçtiğin derse ait değil'],
  ])('refuses %j', async (part, status, path, message) => {
    const answer = await add(await world.person(), part);
    expect([answer.status, answer.errors]).toEqual([status, [{ path, message }]]);
  });

  it('holds its limit under 50 parallel calls, and repeats one answer for one key', async () => {
    const person = await world.person();
    const key = randomUUID();
    const repeats = await inParallel(50, () => add(person, {}, key));
    expect(new Set(repeats.map(({ data }) => data._id)).size).toBe(1);
    await insertRows(world.db, 'flashcards', Array(MAX_FLASHCARDS - 3).fill({ userId: person.id }));
    expect(countStatuses(await inParallel(50, () => add(person)))).toEqual({ 201: 2, 409: 48 });
  });
});

describe('GET /flashcards', () => {
  it('filters by subject, topic and folded words, in pages, in two statements', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await add(other);
    for (const part of [
      { question: 'IŞIK hızı', subject: 'fizik', topic: 'Optik' },
      { question: 'Elma', tags: ['Gübre'] },
      { question: 'Armut', topic: 'Asitler, Bazlar ve Tuzlar' },
    ])
      expect((await add(person, part)).status).toBe(201);
    expect(await questions(person)).toEqual(['Armut', 'Elma', 'IŞIK hızı']);
    expect(await questions(person, { search: 'isik' })).toEqual(['IŞIK hızı']);
    expect(await questions(person, { search: 'gubre' })).toEqual(['Elma']);
    expect(await questions(person, { search: '%' })).toEqual([]);
    expect(await questions(person, { subject: 'kimya' })).toEqual(['Armut', 'Elma']);
    expect(await questions(person, { topic: 'Kimyasal Hesaplamalar' })).toEqual(['Elma']);
    expect(await questions(person, { state: 'new', limit: 1, page: 2 })).toEqual(['Elma']);
    expect(await questions(person, { state: 'due' })).toEqual([]);
    expect(await world.statements(() => list(person))).toBeLessThanOrEqual(2);
  });
});

describe('PUT and DELETE /flashcards/:id', () => {
  it('changes what is given and keeps the schedule', async () => {
    const person = await world.person();
    const { _id: id } = (await add(person)).data;
    const practised = (await person.call(flashcards.answer, { params: { id }, body: { correct: true } }))
      .data;
    const { data } = await person.call(flashcards.update, {
      params: { id },
      body: { answer: 'Avogadro', tags: [], difficulty: 5 },
    });
    expect(data).toEqual({
      ...practised,
      answer: 'Avogadro',
      tags: [],
      stats: { ...practised.stats, difficulty: 5 },
    });
    expect(await list(person)).toEqual([data]);
    expect((await person.call(flashcards.remove, { params: { id } })).data).toBeNull();
    expect(await list(person)).toEqual([]);
  });

  it('hides another student’s card', async () => {
    const [owner, other] = [await world.person(), await world.person()];
    const { _id: id } = (await add(owner)).data;
    for (const answer of [
      await other.call(flashcards.update, { params: { id }, body: { question: 'x' } }),
      await other.call(flashcards.remove, { params: { id } }),
      await other.call(flashcards.answer, { params: { id }, body: { correct: true } }),
    ])
      expect(answer.code).toBe('flashcard.not_found');
  });
});

describe('pictures in a card', () => {
  const upload = async (person: TestPerson) =>
    (await person.call(uploads.cardImage, { file: tinyPicture } as never)).data.imageUrl;

  it('are kept while a card shows them, and signed anew when it is read', async () => {
    const person = await world.person();
    const [shown, unused] = [await upload(person), await upload(person)];
    await add(person, { answer: `Bak: ![şekil](${shown})` });
    const later = new Date(world.clock.now().getTime() + 3 * 86_400_000);
    await sweepFiles({ ...world.deps, clock: { now: () => later } });
    const [stored] = await world.rows<{ answer: string }>(sql`
      select answer from flashcards where user_id = ${person.id}`);
    expect(stored?.answer).toBe(`Bak: ![şekil](${shown.replace(/\?.*/, '')})`);
    const [{ answer } = { answer: '' }] = await list(person);
    expect(answer).toBe(`Bak: ![şekil](${shown})`);
    const paths = await world.deps.files.list();
    const pathOf = (link: string) => link.replace('/api/files/', '').replace(/\?.*/, '');
    expect([paths.includes(pathOf(shown)), paths.includes(pathOf(unused))]).toEqual([true, false]);
  });

  it('must be the person’s own', async () => {
    const [owner, other] = [await world.person(), await world.person()];
    const answer = await add(other, { answer: `![](${await upload(owner)})` });
    expect([answer.status, answer.errors]).toEqual([
      422,
      [{ path: 'answer', message: 'Bu resmi yeniden yükle' }],
    ]);
  });
});

describe('POST /flashcards/import and GET /flashcards/export', () => {
  const place = { subject: 'kimya', topic: 'Kimyasal Hesaplamalar' };
  const text = 'Fe\tDemir\telement\nyalnız\nAu\t**Altın**\n';

  it('previews without storing, then adds, naming the lines it refused', async () => {
    const person = await world.person();
    const preview = (
      await person.call(flashcards.import, { body: { ...place, parts: [text], preview: true } })
    ).data;
    expect(preview).toMatchObject({
      count: 2,
      sample: [{ line: 1, question: 'Fe', answer: 'Demir', tags: ['element'], ...place }, { line: 3 }],
      refused: [{ line: 2, reason: 'Cevap boş' }],
      refusedCount: 1,
    });
    expect(await list(person)).toEqual([]);
    const key = randomUUID();
    await inParallel(5, () =>
      person.call(flashcards.import, { body: { ...place, parts: [text.slice(0, 4), text.slice(4)] } }, key),
    );
    expect(await questions(person)).toEqual(['Au', 'Fe']);
  });

  it('reads its own export back into the same subjects and topics', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await add(person, { tags: ['a', 'b'], difficulty: 5, question: '=1+1\n"iki"' });
    await add(person, { subject: 'fizik', topic: 'Optik' });
    const { data } = await person.call(flashcards.export, { query: {} });
    expect(data.filename).toMatch(/^netlik-kartlar-.*\.txt$/);
    await other.call(flashcards.import, {
      body: { ...place, topic: 'Asitler, Bazlar ve Tuzlar', parts: [data.text] },
    });
    const shape = async (who: TestPerson) => (await list(who)).map(({ _id: _, ...rest }) => rest);
    expect((await shape(other)).toSorted((a, b) => (a.subject < b.subject ? -1 : 1))).toEqual(
      (await shape(person)).toSorted((a, b) => (a.subject < b.subject ? -1 : 1)),
    );
  });
});
