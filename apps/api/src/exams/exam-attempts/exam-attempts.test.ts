import { randomUUID } from 'node:crypto';
import { examAttempts, studentExams } from '@netlik/contract/exams/exam-attempts';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
});
afterAll(() => world.close());

const row = (subject: string, correct: number, wrong: number, blank = 0) => ({
  subject,
  correct,
  wrong,
  blank,
});
const tyt = [
  row('tyt_turkce', 30, 6, 4),
  row('tyt_sosyal', 12, 4, 4),
  row('tyt_matematik', 20, 8, 12),
  row('tyt_fen', 9, 5, 6),
];
const body = { date: '2026-11-14', source: 'Özdebir', examType: 'TYT' as const, subjects: tyt };

const add = (person: TestPerson, change: object = {}, key?: string) =>
  person.call(examAttempts.create, { body: { ...body, ...change } }, key);
const listed = async (person: TestPerson) => (await person.call(examAttempts.list, {})).data;
const premium = () => world.person({ tier: 'premium' });

describe('POST /exam-attempts', () => {
  it('keeps what was entered and adds the totals with the raw net', async () => {
    const { status, data } = await add(await premium(), { source: '  3D  ' });
    expect(status).toBe(201);
    expect(data).toEqual({
      version: 1,
      id: expect.any(String),
      _id: expect.any(String),
      ...body,
      source: '3D',
      topics: [],
      totals: { correctAnswers: 71, wrongAnswers: 23, blankAnswers: 26, netScore: 65.25 },
      createdAt: '2026-11-15T09:00:00.000Z',
    });
    const bad = await add(await premium(), { subjects: [row('tyt_fen', 1, 19)] });
    expect(bad.data.totals.netScore).toBe(-3.75);
  });

  it.each([
    [{ date: '2026-11-16' }, 'date', 'Sınav tarihi gelecekte olamaz'],
    [{ subjects: [row('tyt_turkce', 30, 6, 5)] }, 'subjects.0.wrong', 'Türkçe Testi en fazla 40 soru'],
    [{ subjects: [row('matematik_ayt', 1, 1)] }, 'subjects.0.subject', 'Matematik, TYT içinde yok'],
    [{ subjects: [row('simya', 1, 1)] }, 'subjects.0.subject', 'simya, TYT içinde yok'],
    [{ subjects: [row('tyt_fen', 0, 0)] }, 'subjects', 'En az bir soru gir'],
    [
      { topics: [{ subject: 'fizik', topic: 'Türev', wrong: 1 }] },
      'topics.0.topic',
      'Bu konu seçtiğin dersin değil',
    ],
    [
      { topics: [{ subject: 'fizik', topic: 'Elektrik', wrong: 6 }] },
      'topics',
      'Fen Bilimleri: konulara yazılan yanlışlar 5 yanlışı aşıyor',
    ],
  ])('refuses %j', async (change, path, message) => {
    const person = await premium();
    const answer = await add(person, change);
    expect([answer.status, answer.errors]).toEqual([422, [{ path, message }]]);
    expect(await listed(person)).toEqual([]);
    expect((await person.call(examAttempts.overview, {})).data.quota.used).toBe(0);
  });

  it.each([
    ['source', { source: ' ' }],
    ['subjects', { subjects: [] }],
    ['subjects.0.wrong', { subjects: [row('tyt_fen', 1, -1)] }],
    ['examType', { examType: 'LGS' }],
  ])('answers 400 for a bad %s', async (path, change) => {
    const answer = await add(await premium(), change);
    expect([answer.status, answer.errors[0]?.path]).toEqual([400, path]);
  });

  it.each([
    ['free', 2],
    ['premium', 20],
  ] as const)(
    'lets a %s student add %i a month, also in parallel and after deletions',
    async (tier, limit) => {
      const person = await world.person({ tier });
      const answers = await inParallel(50, () => add(person));
      expect(countStatuses(answers)).toEqual({ 201: limit, 409: 50 - limit });
      const refused = answers.find(({ status }) => status === 409)!;
      expect([refused.code, refused.message]).toEqual([
        'exam_attempt.month_full',
        expect.stringContaining(`${limit} deneme`),
      ]);
      const id = answers.find(({ status }) => status === 201)!.data._id;
      await person.call(examAttempts.remove, { params: { id } });
      expect((await add(person, { examType: null, subjects: [row('fizik', 1, 1)] })).status).toBe(409);
      expect((await person.call(studentExams.create, { body })).status).toBe(409);
      expect((await person.call(examAttempts.overview, {})).data.quota).toEqual({ limit, used: limit });
    },
  );

  it('begins the month at midnight in Istanbul', async () => {
    world.clock.set('2026-11-30T20:59:00Z');
    const person = await world.person();
    expect(countStatuses(await inParallel(3, () => add(person)))).toEqual({ 201: 2, 409: 1 });
    world.clock.set('2026-11-30T21:00:00Z');
    expect((await add(person)).status).toBe(201);
    world.clock.set('2026-11-15T09:00:00Z');
  });

  it('answers 50 parallel repeats with one attempt, and counts it once', async () => {
    const person = await world.person();
    const key = randomUUID();
    const answers = await inParallel(50, () => add(person, {}, key));
    expect(countStatuses(answers)).toEqual({ 201: 50 });
    expect(await listed(person)).toHaveLength(1);
    expect((await add(person)).status).toBe(201);
    expect((await add(person, {}, key)).status).toBe(201);
    expect((await add(person, { source: 'Başka' }, key)).code).toBe('request.idempotency_reused');
  });
});

describe('GET, PUT and DELETE', () => {
  it('answers alike under both names, newest first, by page and range, in two statements at most', async () => {
    const person = await premium();
    for (const date of ['2026-09-01', '2026-11-01', '2026-10-01']) await add(person, { date });
    const both = await Promise.all([
      person.call(examAttempts.list, { query: { page: 1, limit: 2 } }),
      person.call(studentExams.list, { query: { page: 1, limit: 2 } }),
    ]);
    for (const { data, pagination } of both) {
      expect(data.map(({ date }) => date)).toEqual(['2026-11-01', '2026-10-01']);
      expect(pagination).toEqual({ page: 1, limit: 2, total: 3 });
    }
    const autumn = await person.call(studentExams.list, { query: { from: '2026-09-15', to: '2026-10-15' } });
    expect(autumn.data.map(({ date }) => date)).toEqual(['2026-10-01']);
    const behind = await person.call(examAttempts.list, { query: { page: 9 } });
    expect([behind.data, behind.pagination?.total]).toEqual([[], 3]);
    expect(await world.statements(() => listed(person))).toBe(1);
    expect((await person.call(examAttempts.list, { query: { limit: 501 } })).status).toBe(400);
  });

  it('replaces and deletes the own attempt, and hides it from others', async () => {
    const [owner, other] = [await premium(), await premium()];
    const { _id: id } = (await add(owner)).data;
    const change = { ...body, examType: null, subjects: [row('fizik', 10, 2, 3)] };
    for (const [target, wanted] of [
      [id, other],
      [randomUUID(), owner],
    ] as const) {
      expect((await wanted.call(examAttempts.update, { params: { id: target }, body: change })).status).toBe(
        404,
      );
      expect((await wanted.call(studentExams.remove, { params: { id: target } })).status).toBe(404);
    }
    const saved = await owner.call(studentExams.update, { params: { id }, body: change });
    expect(saved.data).toMatchObject({ _id: id, examType: null, totals: { netScore: 9.5 } });
    const wrong = { ...change, subjects: [row('fizik', 200, 1)] };
    expect((await owner.call(examAttempts.update, { params: { id }, body: wrong })).status).toBe(422);
    await owner.call(examAttempts.remove, { params: { id } });
    expect(await listed(owner)).toEqual([]);
  });

  it('refuses an edit made from an older version with the newer attempt', async () => {
    const person = await premium();
    const { _id: id, version } = (await add(person)).data;
    const edit = (source: string) =>
      person.call(examAttempts.update, { params: { id }, body: { ...body, source, version } });
    const newer = (await edit('3D')).data;
    const older = await edit('Bilfen');
    expect([older.status, older.code, older.current]).toEqual([409, 'exam_attempt.stale', newer]);
    expect((await listed(person)).map(({ source }) => source)).toEqual(['3D']);
  });

  it('is deleted with the account', async () => {
    const person = await premium();
    await add(person);
    await world.db.run(sql`delete from users where id = ${person.id}`);
    expect(await world.rows(sql`select from exam_attempts where user_id = ${person.id}`)).toEqual([]);
  });
});
