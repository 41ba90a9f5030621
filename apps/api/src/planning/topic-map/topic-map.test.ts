import { topicMap } from '@netlik/contract/planning/topic-map';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { SUBJECT_KEYS } from '@netlik/domain/yks/subject-keys';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true });
});
afterAll(() => world.close());

describe('GET /topic-map', () => {
  it('shows nothing as known to a new student, with how often each topic was asked', async () => {
    const student = await world.person();
    const { subjects } = (await student.call(topicMap.get, { params: { userId: student.id } })).data;
    const all = subjects.flatMap(({ topics }) => topics);
    expect(subjects.map(({ subject }) => subject)).toEqual(SUBJECT_KEYS.slice(0, 10));
    expect(all.some(({ mastery, isDue }) => mastery !== null || isDue)).toBe(false);
    expect(all.find(({ topic }) => topic === 'Yazım Kuralları')!.history!.recent.questions).toBe(10);
  });

  it('says why a topic stands where it does, and when it is due', async () => {
    const student = await world.person();
    const today = studyDay(world.clock.now());
    const day = addDays(today, -60);
    await student.call(questionEntries.create, {
      body: { date: day, subject: 'fizik', topic: 'Optik', correct: 27, wrong: 3 },
    });
    const { data } = await student.call(topicMap.topic, {
      params: { userId: student.id, subject: 'fizik' },
      query: { topic: 'optik' },
    });
    expect(data).toMatchObject({
      topic: 'Optik',
      isDue: true,
      learnLeft: 0,
      recordCount: 1,
      records: [{ kind: 'answers', day, correct: 27, wrong: 3 }],
    });
    expect(data.dueDay! > day && data.dueDay! <= today).toBe(true);
    expect(data.mastery).toBeCloseTo(data.level * data.recall, 1);
    const { subjects } = (await student.call(topicMap.get, { params: { userId: student.id } })).data;
    const optics = subjects
      .find(({ subject }) => subject === 'fizik')!
      .topics.find(({ topic }) => topic === 'Optik');
    expect(optics).toMatchObject({ mastery: data.mastery, isDue: true, dueDay: data.dueDay });
  });
});
