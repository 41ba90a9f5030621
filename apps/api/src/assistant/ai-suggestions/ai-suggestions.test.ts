import { randomUUID } from 'node:crypto';
import { aiSuggestions } from '@netlik/contract/assistant/ai-suggestions';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

// A Wednesday.
const start = '2026-11-18T09:00:00Z';
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: start });
});
afterAll(() => world.close());

/** Fizik was last studied 16 days ago. */
const student = async () => {
  const person = await world.person();
  await insertStudied(world.db, {
    userId: person.id,
    startedAt: '2026-11-02T09:00:00Z',
    seconds: 1800,
    subject: 'fizik',
  });
  return person;
};
const generate = (person: TestPerson) => person.call(aiSuggestions.generate, {});
const openOf = async (person: TestPerson, scope?: 'exam_tracker') =>
  (await person.call(aiSuggestions.list, { query: scope ? { scope } : {} })).data;
const suggested = async () => {
  const person = await student();
  const [suggestion] = (await generate(person)).data.suggestions;
  return { person, params: { id: suggestion!._id } };
};
const planOf = async (person: TestPerson) =>
  (await person.call(weeklyPlans.get, { query: { date: '2026-11-18' } })).data.entries;

describe('POST /ai-suggestions/generate', () => {
  it('suggests with the reason, by scope, and within six statements', async () => {
    const person = await student();
    expect(await world.statements(() => generate(person))).toBeLessThanOrEqual(6);
    expect(await openOf(person)).toMatchObject([
      { type: 'neglected_subject', subject: 'fizik', reason: expect.stringContaining('16 gündür') },
    ]);
    expect(await openOf(person, 'exam_tracker')).toEqual([]);
  });

  it('shows nothing that the planned weeks hold already', async () => {
    const { person } = await suggested();
    const block = {
      id: randomUUID(),
      day: '2026-11-20',
      subject: 'fizik',
      topic: 'Optik',
      settled: false,
      written: false,
    };
    await insertRow(world.db, 'planner_weeks', {
      userId: person.id,
      weekStart: '2026-11-16',
      entries: [block],
    });
    expect(await openOf(person)).toEqual([]);
    // Simulates a row deleted by hand.
    await world.db.run(sql`
      update planner_weeks set entries = jsonb_set(entries, '{0,written}', 'true') where user_id = ${person.id}`);
    expect(await openOf(person)).toHaveLength(1);
  });

  it('runs once a minute, also under 50 parallel calls, and says how long to wait', async () => {
    const person = await student();
    expect(countStatuses(await inParallel(50, () => generate(person)))).toEqual({ 200: 1, 429: 49 });
    expect(await openOf(person)).toHaveLength(1);
    expect((await generate(person)).message).toMatch(/\d+s sonra/);
  });

  it('suggests nothing twice in a week, and nothing dismissed for 14 days', async () => {
    const { person, params } = await suggested();
    const again = async (days: number) => {
      await world.db.run(sql`
        update ai_suggestions set created_at = created_at - ${days} * interval '1 day', decided_at = decided_at - ${days} * interval '1 day'
        where user_id = ${person.id}`);
      await world.db.run(sql`delete from ai_suggestion_runs where user_id = ${person.id}`);
      return (await generate(person)).data.suggestions.length;
    };
    expect(await again(1)).toBe(1);
    await person.call(aiSuggestions.dismiss, { params, query: { scope: 'dashboard' } });
    expect(await openOf(person)).toEqual([]);
    expect(await again(8)).toBe(0);
    expect(await again(7)).toBe(1);
  });
});

describe('GET /ai-suggestions', () => {
  it('lists the most useful first and each topic once, and what was dismissed apart', async () => {
    const person = await world.person();
    const add = (topic: string, position: number, minutes: number) =>
      insertRow(world.db, 'ai_suggestions', {
        userId: person.id,
        topic,
        position,
        createdAt: new Date(Date.parse(start) - minutes * 60_000),
      });
    await add('Limit', 1, 0);
    await add('Türev', 0, 60);
    await add('Türev', 2, 0);
    const topics = (await openOf(person)).map(({ topic }) => topic);
    expect(topics).toEqual(['Türev', 'Limit']);
    const [first] = await openOf(person);
    await person.call(aiSuggestions.dismiss, { params: { id: first!._id }, query: {} });
    const { data } = await person.call(aiSuggestions.list, { query: { status: 'dismissed' } });
    expect(data).toMatchObject([{ _id: first!._id }]);
  });
});

describe('POST /ai-suggestions/:id/accept', () => {
  it('puts it on the wanted day with its reason, once, and takes it back', async () => {
    const { person, params } = await suggested();
    const accept = () => person.call(aiSuggestions.accept, { params, body: { targetDay: 4 } }, randomUUID());
    const places = await inParallel(5, accept);
    expect(new Set(places.map(({ data }) => data.entryId)).size).toBe(1);
    expect(await planOf(person)).toMatchObject([
      { day: 4, subject: 'fizik', suggestion: expect.stringContaining('16 gündür') },
    ]);
    expect(await openOf(person)).toEqual([]);
    await person.call(aiSuggestions.undoAccept, { params });
    expect(await planOf(person)).toEqual([]);
    expect(await openOf(person)).toHaveLength(1);
  });

  it('chooses the emptiest day that is left, and next week for a day that has passed', async () => {
    const first = await suggested();
    await first.person.call(weeklyPlans.addEntry, {
      params: { weekStart: '2026-11-16' },
      body: { day: 2, subject: 'matematik', type: 'soru_cozum' },
    });
    expect((await first.person.call(aiSuggestions.accept, { params: first.params })).data).toMatchObject({
      weekStart: '2026-11-16',
      day: 3,
    });
    const { person, params } = await suggested();
    expect((await person.call(aiSuggestions.accept, { params, body: { targetDay: 0 } })).data).toMatchObject({
      weekStart: '2026-11-23',
      day: 0,
    });
  });
});
