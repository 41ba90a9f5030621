import { studySessions } from '@netlik/contract/study/study-sessions';
import { weeklyRecap } from '@netlik/contract/study/weekly-recap';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const study = (person: TestPerson, date: string, subject: string, duration: number) =>
  person.call(studySessions.create, {
    body: {
      subject,
      duration,
      date,
      quality: 4,
      mood: 'Normal',
      source: 'timer',
      questionStats: { correctAnswers: 8, wrongAnswers: 1, blankAnswers: 1 },
    },
  });
const week = async (person: TestPerson) => (await person.call(weeklyRecap.week, {})).data;

it('tells of the last full week with at most two statements, and of nobody else', async () => {
  // A Monday: the recap covers 9–15 November.
  world.clock.set('2026-11-16T12:00:00Z');
  const [person, other] = [await world.person(), await world.person()];
  await study(person, '2026-11-04T17:10:00Z', 'fizik', 40);
  for (const day of ['10', '11', '12', '13'])
    await study(person, `2026-11-${day}T17:30:00Z`, 'matematik', 60);
  await study(person, '2026-11-16T06:00:00Z', 'kimya', 60);
  await study(other, '2026-11-10T17:30:00Z', 'tarih', 200);
  expect(await week(person)).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
    isRunning: false,
    isThin: false,
    seconds: 14_400,
    questions: 40,
    days: 4,
    before: { seconds: 2400, questions: 10, days: 1 },
    ups: [
      { kind: 'subject', subject: 'matematik', seconds: 14_400, before: 0 },
      { kind: 'days', days: 4, before: 1 },
    ],
    bestHour: { hour: 20, by: 'minutes', sessions: 5 },
    next: { kind: 'subject', subject: 'fizik' },
    streak: expect.any(Number),
  });
  expect(await world.statements(() => week(person))).toBeLessThanOrEqual(2);
});

it('has nothing to tell of a new student and says so', async () => {
  expect(await week(await world.person())).toMatchObject({ isThin: true, before: null, ups: [], streak: 0 });
});
