import type { CallInput } from '@netlik/contract/endpoint';
import { topicMap } from '@netlik/contract/planning/topic-map';
import { topicFacts } from '@netlik/contract/study/topic-facts';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());

type Figures = CallInput<typeof topicFacts.save>['body'];
const params = { subject: 'fizik' };
const figuresOf = async (topic: string) =>
  (await admin.call(topicFacts.list, { params })).data.find((each) => each.topic === topic)!;
const save = async (topic: string, part: Partial<Figures>) =>
  admin.call(topicFacts.save, {
    params,
    body: { topic, ...(await figuresOf(topic)).estimated, ...part },
  });

describe('GET /topic-history/:subject', () => {
  it('has the counted questions of a topic by year, and of its last exams', async () => {
    const student = await world.person();
    const history = await student.call(topicFacts.history, { params: { subject: 'turkce' } });
    const spelling = history.data.find(({ topic }) => topic === 'Yazım Kuralları')!;
    expect(spelling.recent).toEqual({ years: 5, questions: 10 });
    expect(spelling.years.map(({ year }) => year)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026,
    ]);
    expect((await student.call(topicFacts.history, { params: { subject: 'diger' } })).code).toBe(
      'topic_matrix.no_topics',
    );
  });
});

describe('PUT and POST /admin/topic-facts', () => {
  it('uses what an admin set at once, keeps only what differs, and goes back', async () => {
    const student = await world.person();
    const minutesOf = async () => {
      const input = { params: { userId: student.id, ...params }, query: { topic: 'Optik' } };
      return (await student.call(topicMap.topic, input)).data.learnLeft;
    };
    const { estimated } = await figuresOf('Optik');
    expect(await minutesOf()).toBe(estimated.firstStudyMinutes);
    const saved = await save('Optik', { firstStudyMinutes: 500 });
    expect(saved.data).toMatchObject({
      used: { ...estimated, firstStudyMinutes: 500 },
      estimated,
      isOverridden: true,
    });
    expect(await minutesOf()).toBe(500);
    expect(
      await world.db.many(sql`select first_study_minutes, review_minutes, needs from topic_overrides`),
    ).toEqual([{ first_study_minutes: 500, review_minutes: null, needs: null }]);
    expect((await admin.call(topicFacts.reset, { params, body: { topic: 'Optik' } })).data).toMatchObject({
      used: estimated,
      isOverridden: false,
    });
    expect(await minutesOf()).toBe(estimated.firstStudyMinutes);
  });

  it('refuses prerequisites that wait for each other, that are not there, and those named twice', async () => {
    const listed = (await admin.call(topicFacts.list, { params })).data;
    const [first, second] = [listed[0]!, listed[1]!];
    const must = (topic: string) => ({ ...params, topic, strength: 'must' as const });
    expect((await save(second.topic, { needs: [must(first.topic)] })).status).toBe(200);
    for (const [topic, needs] of [
      [first.topic, [must(second.topic)]],
      [first.topic, [must(first.topic)]],
      [first.topic, [must('Simya')]],
      [second.topic, [must(first.topic), { ...must(first.topic), strength: 'helps' as const }]],
    ] as const)
      expect((await save(topic, { needs: [...needs] })).errors).toMatchObject([{ path: 'needs' }]);
  });
});
