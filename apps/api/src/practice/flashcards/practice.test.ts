import { randomUUID } from 'node:crypto';
import { type Flashcard, flashcards } from '@netlik/contract/practice/flashcards';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.clock.set('2026-11-16T09:00:00Z'));
afterAll(() => world.close());

const add = async (person: TestPerson, question = 'Mol nedir?', part: object = {}) => {
  // Ids of one millisecond are unordered.
  world.clock.advance(0.01);
  const body = { subject: 'kimya', topic: 'Kimyasal Hesaplamalar', question, answer: 'cevap', ...part };
  return (await person.call(flashcards.create, { body })).data;
};
const answer = (person: TestPerson, { _id: id }: Flashcard, body: object, key?: string) =>
  person.call(flashcards.answer, { params: { id }, body: { correct: true, ...body } }, key);
const practice = async (person: TestPerson, query: object = {}) =>
  (await person.call(flashcards.practice, { query })).data.map(({ question }) => question);
const overview = async (person: TestPerson) => (await person.call(flashcards.overview, {})).data;
const undo = (person: TestPerson, { _id: id }: Flashcard, key?: string) =>
  person.call(flashcards.undo, { params: { id } }, key);

describe('POST /flashcards/:id/practice', () => {
  it('counts the answer and schedules the card on a later day', async () => {
    const person = await world.person();
    const card = await add(person);
    const { data } = await answer(person, card, {});
    expect(data).toMatchObject({ stats: { timesShown: 1, timesCorrect: 1 }, successRate: 100 });
    expect(data.stats.nextReviewAt! > '2026-11-17').toBe(true);
    const wrong = (await answer(person, card, { correct: false })).data;
    expect(wrong).toMatchObject({
      stats: { timesShown: 2, timesCorrect: 1, nextReviewAt: '2026-11-16T21:00:00.000Z' },
      successRate: 50,
    });
  });

  it('stays counted today when its card is deleted', async () => {
    const person = await world.person();
    const card = await add(person);
    await answer(person, card, {});
    await person.call(flashcards.remove, { params: { id: card._id } });
    expect((await overview(person)).answeredToday).toBe(1);
  });

  it('takes one of four grades that agrees with it', async () => {
    const person = await world.person();
    const days = [];
    for (const grade of ['hard', 'good', 'easy'] as const)
      days.push((await answer(person, await add(person), { grade })).data.stats.nextReviewAt);
    expect(days).toEqual(days.toSorted());
    expect((await answer(person, await add(person), { grade: 'again' })).status).toBe(422);
  });

  it('counts each of 50 parallel answers, and those with one key once', async () => {
    const person = await world.person();
    const [many, once] = [await add(person), await add(person)];
    expect(countStatuses(await inParallel(50, () => answer(person, many, {})))).toEqual({ 200: 50 });
    const key = randomUUID();
    expect(countStatuses(await inParallel(50, () => answer(person, once, {}, key)))).toEqual({ 200: 50 });
    const { data } = await person.call(flashcards.list, { query: {} });
    expect(data.map(({ stats }) => stats.timesShown)).toEqual([1, 50]);
    expect((await overview(person)).answeredToday).toBe(51);
  });

  it('schedules nothing past the day before the exam', async () => {
    world.clock.set('2027-06-10T09:00:00Z');
    const person = await world.person();
    await world.db.run(sql`update users set target_year = 2027 where id = ${person.id}`);
    const card = await add(person);
    expect((await answer(person, card, { grade: 'easy' })).data.stats.nextReviewAt).toBe(
      '2027-06-17T21:00:00.000Z',
    );
    expect((await overview(person)).lastDay).toBe('2027-06-18');
  });

  it('takes an answer from a device that was offline on the day it was given', async () => {
    const person = await world.person();
    const [card, other] = [await add(person), await add(person)];
    const late = (await answer(person, card, { correct: false, answeredAt: '2026-11-14T20:00:00Z' })).data;
    expect(late.stats.nextReviewAt).toBe('2026-11-14T21:00:00.000Z');
    const ahead = (await answer(person, other, { correct: false, answeredAt: '2026-11-20T20:00:00Z' })).data;
    expect(ahead.stats.nextReviewAt).toBe('2026-11-16T21:00:00.000Z');
    expect((await answer(person, card, { answeredAt: '2026-10-01T20:00:00Z' })).status).toBe(422);
  });

  it('names a card that is forgotten again and again', async () => {
    const person = await world.person();
    const card = await add(person);
    let last = card;
    for (let day = 1; day <= 14; day += 1) {
      const answeredAt = `2026-11-${String(day).padStart(2, '0')}T09:00:00Z`;
      last = (await answer(person, card, { correct: day % 2 === 1, answeredAt })).data;
    }
    expect(last.isLeech).toBe(true);
    expect((await overview(person)).leeches).toBe(1);
    expect((await person.call(flashcards.list, { query: { state: 'leech' } })).data).toHaveLength(1);
  });
});

describe('POST /flashcards/practice/undo', () => {
  it('brings the card back as it was, once for a key', async () => {
    const person = await world.person();
    const card = await add(person);
    const first = (await answer(person, card, {})).data;
    await answer(person, card, { correct: false });
    const key = randomUUID();
    const answers = await inParallel(10, () => undo(person, card, key));
    for (const each of answers) expect(each.data).toEqual(first);
    expect((await undo(person, card)).data).toEqual(card);
    expect((await undo(person, card)).code).toBe('flashcard.nothing_to_undo');
    expect(await overview(person)).toMatchObject({ answeredToday: 0 });
  });

  it('is the last answer only, and over after an hour', async () => {
    const person = await world.person();
    const [first, last] = [await add(person), await add(person)];
    await answer(person, first, {});
    await answer(person, last, {});
    expect((await undo(person, first)).code).toBe('flashcard.nothing_to_undo');
    await world.db.run(sql`
      update flashcard_answers set created_at = created_at - interval '61 minutes' where user_id = ${person.id}`);
    expect((await undo(person, last)).code).toBe('flashcard.nothing_to_undo');
  });
});

describe('GET /flashcards/practice/random', () => {
  it('gives due cards first, most at risk before the rest, then new ones, then any', async () => {
    const person = await world.person();
    const known = await add(person, 'bilinen');
    const weak = await add(person, 'zayıf');
    const later = await add(person, 'sonra');
    await add(person, 'yeni');
    await add(person, 'başka ders', { subject: 'fizik', topic: 'Optik' });
    const answeredAt = '2026-11-12T09:00:00Z';
    await answer(person, known, { grade: 'good', answeredAt });
    await answer(person, weak, { correct: false, answeredAt });
    await answer(person, later, { grade: 'easy' });
    expect(await practice(person, { subject: 'kimya' })).toEqual(['zayıf', 'bilinen', 'yeni', 'sonra']);
    expect(await practice(person, { subject: 'kimya', limit: 2 })).toEqual(['zayıf', 'bilinen']);
    expect(await practice(person, { subject: 'fizik', topic: 'Optik' })).toEqual(['başka ders']);
    expect(await practice(person, { scope: 'today' })).toEqual(['zayıf', 'bilinen', 'yeni', 'başka ders']);
    expect(await world.statements(() => practice(person))).toBeLessThanOrEqual(2);
  });
});

describe('GET /flashcards/overview', () => {
  it('spreads a backlog and limits new cards, in one statement', async () => {
    const person = await world.person();
    const backlog = Array.from({ length: 100 }, (_, n) => ({
      userId: person.id,
      timesShown: 2,
      timesCorrect: 1,
      memory: {
        stability: n + 1,
        difficulty: 5,
        state: 2,
        reps: 2,
        lapses: 0,
        scheduledDays: 9,
        reviewedDay: '2026-11-01',
      },
      dueDay: '2026-11-10',
      reviewedDay: '2026-11-01',
      stability: n + 1,
    }));
    await insertRows(world.db, 'flashcards', backlog);
    for (let count = 0; count < 12; count += 1) await add(person, `yeni ${count}`);
    const before = await overview(person);
    expect(before).toMatchObject({ total: 112, today: { due: 60, fresh: 10 }, successRate: 50, learned: 80 });
    expect(before.forecast.slice(0, 3)).toEqual([
      { date: '2026-11-16', count: 60 },
      { date: '2026-11-17', count: 40 },
      { date: '2026-11-18', count: 0 },
    ]);
    expect(await practice(person, { scope: 'today', limit: 100 })).toHaveLength(70);
    const [fresh] = (await person.call(flashcards.list, { query: { state: 'new' } })).data;
    await answer(person, fresh!, {});
    expect((await overview(person)).today).toEqual({ due: 60, fresh: 9 });
    expect(await world.statements(() => overview(person))).toBeLessThanOrEqual(1);
  });
});
