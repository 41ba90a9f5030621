import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { insertRow, insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let person: TestPerson;

const math = (correct: number, wrong: number) => [
  { subject: 'tyt_matematik', correct, wrong, blank: 40 - correct - wrong },
];
const topic = (wrong: number, name = 'Üslü Sayılar', asked?: number) => ({
  subject: 'matematik',
  topic: name,
  wrong,
  ...(asked && { asked }),
});
const add = (date: string, change: object) =>
  person.call(examAttempts.create, {
    body: { date, source: 'Özdebir', examType: 'TYT', subjects: math(20, 8), ...change },
  });

beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
  person = await world.person({ tier: 'premium' });
  await add('2026-08-03', { subjects: math(10, 10), topics: [topic(4)] });
  await add('2026-10-20', { subjects: math(18, 8), topics: [topic(3), topic(2, 'Mutlak Değer')] });
  await add('2026-11-09', { subjects: math(20, 8), topics: [topic(2, 'Üslü Sayılar', 4)] });
  await add('2026-11-13', { subjects: math(28, 4), source: '3D' });
  await add('2026-11-14', {
    examType: null,
    subjects: [{ subject: 'fizik', correct: 9, wrong: 4, blank: 1 }],
  });
});
afterAll(() => world.close());

describe('GET /exam-attempts/stats/overview', () => {
  it('shows the latest net of each type, accuracy with its change, and the month', async () => {
    const { data } = await person.call(examAttempts.overview, {});
    expect(data.nets.TYT).toEqual({
      count: 4,
      net: 27,
      netChange: 9,
      correct: 28,
      wrong: 4,
      accuracy: 0.875,
      recentNets: [7.5, 16, 18, 27],
    });
    expect(data.nets.AYT).toMatchObject({ count: 0, net: null, netChange: null, accuracy: null });
    expect(data.nets.BRANS).toMatchObject({ count: 1, net: 8, netChange: null });
    expect(data.lastAccuracy).toBeCloseTo(9 / 13);
    expect(data.delta).toBeCloseTo(9 / 13 - 0.875);
    expect(data.averageAccuracy).toBeCloseTo((0.5 + 18 / 26 + 20 / 28 + 0.875 + 9 / 13) / 5);
    expect(data.quota).toEqual({ limit: 20, used: 5 });
    expect(data.sources).toEqual([
      { source: 'Özdebir', count: 4 },
      { source: '3D', count: 1 },
    ]);
  });

  it('is empty for a new student', async () => {
    const { data } = await (await world.person()).call(examAttempts.overview, {});
    expect(data).toMatchObject({
      total: 0,
      lastAccuracy: null,
      averageAccuracy: null,
      delta: null,
      sources: [],
    });
  });
});

describe('GET /exam-attempts/analytics', () => {
  it('gives a topic its history in a range', async () => {
    const ask = async (query: object) =>
      (await person.call(examAttempts.topicHistory, { query: { topic: 'Üslü Sayılar', ...query } })).data;
    const all = await ask({ range: 'all' });
    expect(all.totalWrong).toBe(9);
    expect(all.points.map(({ date, wrong, asked }) => [date, wrong, asked])).toEqual([
      ['2026-08-03', 4, null],
      ['2026-10-20', 3, null],
      ['2026-11-09', 2, 4],
    ]);
    expect((await ask({ range: '7d' })).points).toHaveLength(1);
    expect((await ask({ range: 'all', subject: 'geometri' })).points).toEqual([]);
  });

  it('averages by day, week or month and leaves empty periods out', async () => {
    const ask = async (query: object) => (await person.call(examAttempts.aggregateHistory, { query })).data;
    expect(await ask({ type: 'TYT', bucket: 'week', range: '30d' })).toEqual([
      { bucket: '2026-10-19', attempts: 1, wrong: 8, accuracy: 18 / 26, netAvg: 16 },
      { bucket: '2026-11-09', attempts: 2, wrong: 12, accuracy: 48 / 60, netAvg: 22.5 },
    ]);
    expect(
      (await ask({ bucket: 'month', range: 'all' })).map(({ bucket, attempts }) => [bucket, attempts]),
    ).toEqual([
      ['2026-08-01', 1],
      ['2026-10-01', 1],
      ['2026-11-01', 3],
    ]);
    expect(await ask({ bucket: 'day', range: 'all', source: '3D' })).toMatchObject([{ netAvg: 27 }]);
    expect(await ask({ type: 'BRANS', bucket: 'day', range: '7d' })).toMatchObject([{ netAvg: 8 }]);
  });

  it('counts the topics most often wrong in the last 30 days', async () => {
    const { data } = await person.call(examAttempts.frequentTopics, { query: { limit: 15, period: '30d' } });
    expect(data).toEqual([
      { subject: 'matematik', topic: 'Üslü Sayılar', total: 5 },
      { subject: 'matematik', topic: 'Mutlak Değer', total: 2 },
    ]);
  });

  it('proposes what to study by what the last five exams asked, and less of it after right answers', async () => {
    await insertRows(world.db, 'catalogue.topic_questions', [
      { topic: 'Üslü Sayılar', year: 2026, questions: 3 },
      { topic: 'Üslü Sayılar', year: 2025, questions: 2 },
      { topic: 'Kümeler', year: 2021, questions: 9 },
      { topic: 'Kümeler', year: 2020, questions: 9 },
      { topic: 'Kümeler', year: 2019, questions: 9 },
      { topic: 'Üslü Sayılar', year: 2018, questions: 9 },
    ]);
    const ask = async () => (await person.call(examAttempts.insights, {})).data;
    const [first] = await ask();
    expect(first).toMatchObject({
      topic: 'Üslü Sayılar',
      wrong: 9,
      attempts: 3,
      lastDate: '2026-11-09',
      askedPerExam: 2.5,
      correctSince: 0,
    });
    await person.call(questionEntries.create, {
      body: { date: '2026-11-12', subject: 'matematik', topic: 'Üslü Sayılar', correct: 20 },
    });
    const [after] = await ask();
    expect(after!.weight).toBeCloseTo(first!.weight / 2);
    expect(after!.correctSince).toBe(20);
  });

  it('takes two statements at most each', async () => {
    const calls = [
      () => person.call(examAttempts.overview, {}),
      () => person.call(examAttempts.topicHistory, { query: { topic: 'x' } }),
      () => person.call(examAttempts.aggregateHistory, {}),
      () => person.call(examAttempts.frequentTopics, {}),
      () => person.call(examAttempts.insights, {}),
      () => person.call(examAttempts.hours, {}),
    ];
    for (const call of calls) expect(await world.statements(call)).toBeLessThanOrEqual(2);
  });
});

describe('GET /exam-attempts/analytics/hours', () => {
  it('knows the hour of an attempt by the only timer run of that exam on its day', async () => {
    const ran = (day: string, clock: string, subject = 'exam_TYT', source = 'timer') =>
      insertRow(world.db, 'study_sessions', {
        userId: person.id,
        subject,
        technique: 'Timeblock',
        source,
        startedAt: `${day}T${clock}:00+03:00`,
        day,
      });
    await ran('2026-11-13', '10:15');
    await ran('2026-11-14', '21:40', 'exam_fizik');
    // Another exam, a second run on a day, and a manual session.
    await ran('2026-11-09', '10:15', 'exam_AYT');
    await ran('2026-10-20', '09:00');
    await ran('2026-10-20', '15:00');
    await ran('2026-08-03', '10:00', 'exam_TYT', 'manual');
    const { data } = await person.call(examAttempts.hours, {});
    expect(data.map(({ hour }) => hour)).toEqual([21, 10]);
  });
});
