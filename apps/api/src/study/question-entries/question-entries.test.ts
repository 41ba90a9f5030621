import { randomUUID } from 'node:crypto';
import type { CallInput } from '@netlik/contract/endpoint';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  // A quarter to midnight in Istanbul.
  world = await openWorld({ now: '2026-11-15T20:45:00Z' });
});
afterAll(() => world.close());

type Body = CallInput<typeof questionEntries.create>['body'];
const form: Body = { date: '2026-11-15', subject: 'fizik', correct: 30, wrong: 4 };
const add = (person: TestPerson, more: Partial<Body> = {}, key?: string) =>
  person.call(questionEntries.create, { body: { ...form, ...more } }, key);
const change = (person: TestPerson, id: string, more: Partial<Body>) =>
  person.call(questionEntries.update, { params: { id }, body: { ...form, ...more } });
const remove = (person: TestPerson, id: string) => person.call(questionEntries.remove, { params: { id } });
const listed = async (person: TestPerson, query: object = { date: '2026-11-15' }) =>
  (await person.call(questionEntries.list, { query })).data;

const days = ({ id }: TestPerson) =>
  world.rows<{ day: string; correct: number; wrong: number }>(sql`
    select day, correct, wrong from study_days where user_id = ${id} order by day`);
const totals = async ({ id }: TestPerson) =>
  (
    await world.rows(
      sql`select correct, wrong, streak_days as streak from study_totals where user_id = ${id}`,
    )
  )[0];

describe('the calls as specified', () => {
  it('takes an entry without counts as none solved', async () => {
    const person = await world.person();
    const { status, data } = await person.call(questionEntries.create, {
      body: { date: '2026-11-15', subject: 'fizik' },
    });
    expect([status, data.correct, data.wrong]).toEqual([201, 0, 0]);
  });

  it('lists by instants, each standing for its day in Istanbul', async () => {
    const person = await world.person();
    await add(person);
    const query = { from: '2026-11-14T21:00:00Z', to: '2026-11-15T20:59:59.999Z' };
    expect(await listed(person, query)).toHaveLength(1);
    expect(await listed(person, { date: '2026-11-14T20:59:59Z' })).toEqual([]);
    const wrong = await person.call(questionEntries.list, { query: { date: '2026-11-14T' } });
    expect([wrong.status, wrong.errors[0]?.path]).toEqual([400, 'date']);
  });
});

describe('POST /question-entries', () => {
  it('adds to the day and the totals without counting as a study day', async () => {
    const person = await world.person();
    const { status, data } = await add(person, { topic: 'Elektrostatik', note: '  zor ' });
    expect(status).toBe(201);
    expect(data).toEqual({
      _id: expect.any(String),
      planSubjectId: null,
      ...form,
      topic: 'Elektrostatik',
      note: 'zor',
    });
    expect((await add(person, { topic: '', note: ' ', correct: 1, wrong: 0 })).data).toMatchObject({
      topic: null,
      note: null,
    });
    expect(await days(person)).toEqual([{ day: '2026-11-15', correct: 31, wrong: 4 }]);
    expect(await totals(person)).toEqual({ correct: 31, wrong: 4, streak: 0 });
  });

  it.each([
    [{ date: '2026-11-16' }, 422, 'date', 'Henüz gelmemiş bir güne soru ekleyemezsin'],
    [{ date: '2014-12-31' }, 422, 'date', 'Tarih 2015’ten önce olamaz'],
    [{ subject: 'simya' }, 422, 'subject', 'Böyle bir ders yok'],
    [{ subject: 'exam_TYT' }, 422, 'subject', 'Böyle bir ders yok'],
    [{ topic: 'Türev' }, 422, 'topic', 'Bu konu seçtiğin dersin değil'],
    [{ correct: -1 }, 400, 'correct', 'En az 0 olmalı'],
    [{ wrong: 1001 }, 400, 'wrong', 'En fazla 1000 olabilir'],
    [{ correct: 1.5 }, 400, 'correct', 'Tam sayı olmalı'],
    [{ note: 'a'.repeat(501) }, 400, 'note', 'Not en fazla 500 karakter olabilir'],
  ])('refuses %j and changes nothing', async (more, status, path, message) => {
    const person = await world.person();
    const answer = await add(person, more);
    expect([answer.status, answer.errors]).toEqual([status, [{ path, message }]]);
    expect([await listed(person), await days(person)]).toEqual([[], []]);
  });

  it('accepts the day that has just begun in Istanbul', async () => {
    world.clock.set('2026-11-15T21:00:00Z');
    const person = await world.person();
    expect((await add(person, { date: '2026-11-16' })).status).toBe(201);
    world.clock.set('2026-11-15T20:45:00Z');
  });

  it('creates one entry for 50 parallel repeats, and rejects the key with another body', async () => {
    const person = await world.person();
    const key = randomUUID();
    const answers = await inParallel(50, () => add(person, {}, key));
    expect(countStatuses(answers)).toEqual({ 201: 50 });
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    expect(await days(person)).toEqual([{ day: '2026-11-15', correct: 30, wrong: 4 }]);
    expect((await add(person, { correct: 31 }, key)).code).toBe('request.idempotency_reused');
    expect((await add(await world.person(), { correct: 31 }, key)).status).toBe(201);
  });

  it('counts 50 parallel entries', async () => {
    const person = await world.person();
    await inParallel(50, (index) => add(person, { correct: index, wrong: 1 }));
    expect(await days(person)).toEqual([{ day: '2026-11-15', correct: 1225, wrong: 50 }]);
    expect(await totals(person)).toMatchObject({ correct: 1225, wrong: 50 });
  });

  it('takes six statements with a key', async () => {
    const person = await world.person();
    await add(person);
    expect(await world.statements(() => add(person, {}, randomUUID()))).toBeLessThanOrEqual(6);
  });
});

describe('GET /question-entries', () => {
  it('lists a day or a range in order of creation', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await add(person, { date: '2026-11-14', correct: 1 });
    await add(person, { date: '2026-11-01', correct: 2 });
    await add(person, { date: '2026-11-14', correct: 3 });
    await add(other, { date: '2026-11-14' });
    const correct = async (query: object) => (await listed(person, query)).map((entry) => entry.correct);
    expect(await correct({ date: '2026-11-14' })).toEqual([1, 3]);
    expect(await correct({ from: '2026-11-01', to: '2026-11-14' })).toEqual([2, 1, 3]);
    expect(await correct({ from: '2026-11-02', to: '2026-11-13' })).toEqual([]);
  });

  it.each([
    [{}, 'from'],
    [{ from: '2026-11-01' }, 'to'],
    [{ to: '2026-11-01' }, 'from'],
    [{ date: '2026-11-01', to: '2026-11-02' }, 'date'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2026-01-01', to: '2027-02-05' }, 'to'],
  ])('asks for one of the two, and at most 400 days: %j', async (query, path) => {
    const answer = await (await world.person()).call(questionEntries.list, { query });
    expect([answer.status, answer.errors[0]?.path]).toEqual([422, path]);
  });
});

describe('PUT and DELETE /question-entries/:id', () => {
  it('moves its counts on update, also to another day, and removes them on delete', async () => {
    const person = await world.person();
    const { _id: id } = (await add(person)).data;
    expect((await change(person, id, { correct: 10, note: 'x' })).data).toMatchObject({
      correct: 10,
      note: 'x',
    });
    expect(await days(person)).toEqual([{ day: '2026-11-15', correct: 10, wrong: 4 }]);
    await change(person, id, { date: '2026-11-10', correct: 7 });
    expect(await days(person)).toEqual([{ day: '2026-11-10', correct: 7, wrong: 4 }]);
    expect(await totals(person)).toMatchObject({ correct: 7, wrong: 4 });
    expect((await remove(person, id)).data).toBeNull();
    expect([await days(person), await totals(person)]).toEqual([[], { correct: 0, wrong: 0, streak: 0 }]);
  });

  it('keeps the sums right when one entry is changed and deleted in parallel', async () => {
    const person = await world.person();
    const { _id: id } = (await add(person)).data;
    await add(person, { correct: 5, wrong: 5 });
    await inParallel(20, (index) =>
      change(person, id, { correct: index, date: index % 2 ? '2026-11-10' : '2026-11-15' }),
    );
    const gone = await inParallel(20, () => remove(person, id));
    expect(countStatuses(gone)).toEqual({ 200: 1, 404: 19 });
    expect(await days(person)).toEqual([{ day: '2026-11-15', correct: 5, wrong: 5 }]);
  });

  it('answers 404 for another person’s or a deleted entry', async () => {
    const [owner, other] = [await world.person(), await world.person()];
    const { _id } = (await add(owner)).data;
    for (const id of [_id, randomUUID()]) {
      expect((await change(other, id, { correct: 0 })).code).toBe('question_entry.not_found');
      expect((await remove(other, id)).code).toBe('question_entry.not_found');
    }
    expect(await days(owner)).toEqual([{ day: '2026-11-15', correct: 30, wrong: 4 }]);
    expect(await days(other)).toEqual([]);
  });
});
