import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { MAX_OPTICAL_FORMS, opticalForms } from '@netlik/contract/exams/optical-forms';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());

const form = {
  date: '2026-11-14',
  source: 'Özdebir',
  examType: 'TYT' as const,
  answers: { tyt_sosyal: 'ABBBB', tyt_fen: 'CCCCC' },
};
const key = { tyt_sosyal: 'A'.repeat(20), tyt_fen: 'C'.repeat(20) };
const topic = (question: number) => ({
  test: 'tyt_sosyal' as const,
  question,
  subject: 'tarih',
  topic: 'Tarih ve Zaman',
});

const add = (person: TestPerson, change: object = {}) =>
  person.call(opticalForms.create, { body: { ...form, ...change } });
const score = (person: TestPerson, id: string, body: object = { key }) =>
  person.call(opticalForms.score, { params: { id }, body });
const listed = async (person: TestPerson) => (await person.call(opticalForms.list, {})).data;
const attempts = async (person: TestPerson) => (await person.call(examAttempts.list, {})).data;

describe('POST /optical-forms', () => {
  it('keeps the answers without a key, and with one', async () => {
    const person = await world.person();
    const { status, data } = await add(person);
    expect([status, data]).toEqual([
      201,
      expect.objectContaining({ ...form, key: {}, topics: [], attemptId: null, language: null }),
    ]);
    expect((await add(person, { key })).data.key).toEqual(key);
    expect(await listed(person)).toHaveLength(2);
    expect(await attempts(person)).toEqual([]);
  });

  it.each([
    [{ key: { tyt_fen: 'ABC' } }, 'key.tyt_fen', 'Fen Bilimleri 20 soru; anahtarda 3 cevap var'],
    [{ answers: { tyt_fen: '.....' } }, 'answers', 'En az bir soruyu işaretle'],
    [{ examType: 'YDT', answers: { ydt: 'A' } }, 'language', 'YDT için dilini seç'],
    [{ date: '2026-11-16' }, 'date', 'Sınav tarihi gelecekte olamaz'],
  ])('refuses %j with a clear word', async (change, path, message) => {
    const person = await world.person();
    const answer = await add(person, change);
    expect([answer.status, answer.errors[0]]).toEqual([422, { path, message }]);
    expect(await listed(person)).toEqual([]);
  });

  it('holds its limit under 50 calls at once', async () => {
    const person = await world.person();
    await inParallel(MAX_OPTICAL_FORMS - 3, () => add(person));
    const answers = await inParallel(50, () => add(person));
    expect(countStatuses(answers)).toEqual({ 201: 3, 409: 47 });
    const page = await person.call(opticalForms.list, { query: { page: 2, limit: 60 } });
    expect([page.data.length, page.pagination?.total]).toEqual([40, MAX_OPTICAL_FORMS]);
  });
});

describe('POST /optical-forms/:id/score', () => {
  it('becomes an ordinary attempt with nets by subject and the topics of wrong questions', async () => {
    const person = await world.person();
    const { data } = await add(person);
    const answer = await score(person, data._id, { key, topics: [topic(2), topic(3)] });
    expect(answer.data.attempt).toMatchObject({
      date: form.date,
      source: form.source,
      examType: 'TYT',
      topics: [{ subject: 'tarih', topic: 'Tarih ve Zaman', wrong: 2, asked: null }],
      totals: { correctAnswers: 6, wrongAnswers: 4, blankAnswers: 30, netScore: 5 },
    });
    expect(answer.data.form).toMatchObject({ key, topics: [topic(2), topic(3)] });
    expect(await attempts(person)).toEqual([answer.data.attempt]);
    expect((await listed(person))[0]?.attemptId).toBe(answer.data.attempt._id);
  });

  it('is taken back with its attempt, and can be scored anew with other answers', async () => {
    const person = await world.person({ tier: 'premium' });
    const { data } = await add(person, { key });
    const first = await score(person, data._id, {});
    expect((await score(person, data._id, {})).code).toBe('optical_form.scored');
    await person.call(examAttempts.remove, { params: { id: first.data.attempt._id } });
    expect((await listed(person))[0]).toMatchObject({ attemptId: null, answers: form.answers, key });
    const again = await score(person, data._id, { answers: { tyt_fen: 'C' } });
    expect(again.data.attempt.subjects.map(({ subject }) => subject)).toEqual(['fizik', 'kimya', 'biyoloji']);
  });

  it.each([
    [{ key: { tyt_sosyal: key.tyt_sosyal } }, 'key.tyt_fen', 'Fen Bilimleri anahtarı yok'],
    [{ key: { ...key, tyt_fen: 'C' } }, 'key.tyt_fen', 'Fen Bilimleri 20 soru; anahtarda 1 cevap var'],
    [{ key, topics: [topic(1)] }, 'topics.0.question', '1. soru yanlış değil'],
  ])('refuses %j, and nothing is lost', async (body, path, message) => {
    const person = await world.person();
    const { data } = await add(person);
    const answer = await score(person, data._id, body);
    expect([answer.status, answer.errors[0]]).toEqual([422, { path, message }]);
    expect(await listed(person)).toEqual([data]);
    expect(await attempts(person)).toEqual([]);
  });

  it('adds one attempt of 50 calls at once, and counts for the month like any other', async () => {
    const person = await world.person();
    const [one, two, three] = [await add(person), await add(person), await add(person)];
    const answers = await inParallel(50, () => score(person, one.data._id));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect((await score(person, two.data._id)).status).toBe(200);
    expect((await score(person, three.data._id)).code).toBe('exam_attempt.month_full');
    expect(await listed(person)).toContainEqual(three.data);
  });

  it('takes few statements', async () => {
    const person = await world.person();
    const { data } = await add(person);
    expect(await world.statements(() => score(person, data._id))).toBeLessThanOrEqual(4);
  });

  it('a deleted form leaves its attempt', async () => {
    const person = await world.person();
    const { data } = await add(person);
    await score(person, data._id);
    expect((await person.call(opticalForms.remove, { params: { id: data._id } })).status).toBe(200);
    expect(await world.rows(sql`select id from optical_forms where user_id = ${person.id}`)).toEqual([]);
    expect(await attempts(person)).toHaveLength(1);
  });
});
