import { topicMatrices } from '@netlik/contract/planning/topic-matrices';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { studyDay } from '@netlik/domain/study-day';
import { topicsOf } from '@netlik/domain/yks/topics';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { readStudentTopics } from './topic-states.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
});
afterAll(() => world.close());

const read = (userId: string) => readStudentTopics(world.deps, userId, studyDay(world.clock.now()));

describe('readStudentTopics', () => {
  it('knows nothing of a new student, and what matrix, entries and sessions say of another', async () => {
    const person = await world.person({ tier: 'premium' });
    const today = studyDay(world.clock.now());
    const before = await read(person.id);
    expect([before.topics.length > 150, before.states.size]).toEqual([true, 0]);
    const topics = [...topicsOf('fizik')];
    const [first, second, third] = topics as [string, string, string];
    await person.call(topicMatrices.save, {
      body: {
        userId: person.id,
        subject: 'fizik',
        topics,
        cellColors: {},
        columnColors: {},
        topicColors: { '0': 'green' },
      },
    });
    await person.call(questionEntries.create, {
      body: { date: today, subject: 'fizik', topic: second, correct: 18, wrong: 2 },
    });
    await insertStudied(world.db, {
      userId: person.id,
      startedAt: world.clock.now().toISOString(),
      seconds: 3000,
    });
    const named = JSON.stringify([{ topic: third, minutes: 45 }]);
    await world.db.run(sql`update study_sessions set topics = ${named}::jsonb where user_id = ${person.id}`);
    const { states, evidence } = await read(person.id);
    expect([...states.keys()]).toEqual([`fizik/${first}`, `fizik/${second}`, `fizik/${third}`]);
    expect(evidence.get(`fizik/${third}`)).toEqual([{ kind: 'study', day: today, minutes: 45 }]);
    expect(states.get(`fizik/${first}`)).toMatchObject({ learnLeft: 0, practiseLeft: 0, recall: 1 });
    expect(states.get(`fizik/${second}`)).toMatchObject({
      answered: 20,
      correct: 18,
      wrong: 2,
      learnLeft: 0,
    });
    expect(states.get(`fizik/${third}`)!.learnLeft).toBeGreaterThan(0);
  });

  it('takes one statement once the catalogue is known', async () => {
    const person = await world.person();
    await read(person.id);
    expect(await world.statements(() => read(person.id))).toBe(1);
  });
});
