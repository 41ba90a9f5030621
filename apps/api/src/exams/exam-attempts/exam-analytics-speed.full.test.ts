import { randomUUID } from 'node:crypto';
import { estimates } from '@netlik/contract/exams/estimates';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { addDays, toStudyDay } from '@netlik/domain/study-day';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { scaled, tier } from '@netlik/testkit/tier';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const FEW = 20;
const MANY = 300;
const ALL = scaled(2_000, 200_000);
const ROUNDS = scaled(5, 60);

let world: World;
let few: TestPerson;
let many: TestPerson;

const subjects = [
  { subject: 'tyt_turkce', correct: 30, wrong: 5, blank: 5 },
  { subject: 'tyt_matematik', correct: 22, wrong: 8, blank: 10 },
];
const topics = ['Üslü Sayılar', 'Problemler', 'Paragraf'].map((topic) => ({
  subject: topic === 'Paragraf' ? 'turkce' : 'matematik',
  topic,
  wrong: 2,
  asked: 5,
}));

const fill = (personId: string, count: number) =>
  insertRows(
    world.db,
    'exam_attempts',
    Array.from({ length: count }, (_, n) => ({
      id: randomUUID(),
      userId: personId,
      day: addDays(toStudyDay('2026-11-14'), -Math.floor((n * 7) / 2)),
      source: `Yayın ${n % 12}`,
      examType: ['TYT', 'AYT', null][n % 3]!,
      subjects,
      topics,
      correct: 52,
      wrong: 13,
      blank: 15,
    })),
  );

beforeAll(async () => {
  world = await openWorld({ now: '2026-11-15T09:00:00Z' });
  few = await world.person({ tier: 'premium' });
  many = await world.person({ tier: 'premium' });
  const others = await Promise.all(Array.from({ length: scaled(5, 20) }, () => world.person()));
  await fill(few.id, FEW);
  await fill(many.id, MANY);
  for (const { id } of others) await fill(id, Math.floor((ALL - FEW - MANY) / others.length));
  await world.db.raw('analyze exam_attempts', []);
}, 300_000);
afterAll(() => world.close());

const reads = {
  list: (person: TestPerson) => person.call(examAttempts.list, { query: { limit: 20 } }),
  overview: (person: TestPerson) => person.call(examAttempts.overview, {}),
  'aggregate history': (person: TestPerson) =>
    person.call(examAttempts.aggregateHistory, { query: { bucket: 'month', range: 'all' } }),
  'topic history': (person: TestPerson) =>
    person.call(examAttempts.topicHistory, {
      query: { topic: 'Üslü Sayılar', subject: 'matematik', range: 'all' },
    }),
  'frequent topics': (person: TestPerson) =>
    person.call(examAttempts.frequentTopics, { query: { limit: 15, period: 'all' } }),
  insights: (person: TestPerson) => person.call(examAttempts.insights, {}),
  estimates: (person: TestPerson) => person.call(estimates.get, { query: {} }),
};

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

describe.each(Object.entries(reads))('%s', (name, read) => {
  it('takes two statements at most', async () => {
    await read(many);
    expect(await world.statements(() => read(many))).toBeLessThanOrEqual(2);
  });

  it(`takes at most twice as long with ${MANY} attempts among ${ALL} as with ${FEW}`, async () => {
    const times: Record<'few' | 'many', number[]> = { few: [], many: [] };
    await read(few);
    // Alternates, so that other load affects both.
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [who, person] of [['few', few] as const, ['many', many] as const]) {
        const begun = performance.now();
        await read(person);
        times[who].push(performance.now() - begun);
      }
    const ratio = median(times.many) / median(times.few);
    console.log(
      `${name}: ${median(times.few).toFixed(1)} ms with ${FEW}, ${median(times.many).toFixed(1)} ms with ${MANY}, ratio ${ratio.toFixed(2)}`,
    );
    // A few rounds beside other tests give no reliable median.
    if (tier === 'soak') expect(ratio).toBeLessThanOrEqual(2);
  }, 300_000);
});
