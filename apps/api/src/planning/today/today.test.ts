import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { today } from '@netlik/contract/planning/today';
import { weeklyPlans } from '@netlik/contract/planning/weekly-plans';
import { notifications } from '@netlik/contract/platform/notifications';
import { habits } from '@netlik/contract/study/habits';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { studyDay } from '@netlik/domain/study-day';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

// A Wednesday, 15:00 in Istanbul.
beforeEach(() => world.clock.set('2026-11-18T12:00:00Z'));
const weekStart = '2026-11-16';

const get = async (person: TestPerson) => (await person.call(today.get, {})).data;
const close = (person: TestPerson, left: { kind: 'plan' | 'weekly'; id: string; to: string }[]) =>
  person.call(today.close, { body: { day: studyDay(world.clock.now()), left: left as never } });

const addHabit = (person: TestPerson, name: string, timeStart: string) =>
  person.call(habits.create, { body: { name, schedule: { timeStart, recurrence: 'daily' } } });
const addEntry = async (person: TestPerson, customTitle: string, day = 2) =>
  person.call(weeklyPlans.addEntry, {
    params: { weekStart },
    body: { day, subject: 'fizik', type: 'soru_cozum', customTitle },
  });
const addPlan = async (person: TestPerson, date = '2026-11-18') =>
  (
    await person.call(dailyPlans.create, {
      body: {
        date,
        subjects: [
          { subject: 'matematik', targetQuestions: 40, targetTime: 60 },
          { subject: 'kimya', targetQuestions: 20 },
        ],
      },
    })
  ).data;

const fullDay = async () => {
  const person = await world.person({ tier: 'premium' });
  await addHabit(person, 'Kitap oku', '22:00');
  const plan = await addPlan(person);
  await addEntry(person, 'Optik');
  return { person, plan };
};

describe('GET /today', () => {
  it('holds plan, week, habits and challenges in the order of the day, with three statements', async () => {
    const { person } = await fullDay();
    const day = await get(person);
    expect(day.items.filter(({ kind }) => kind !== 'challenge').map(({ kind }) => kind)).toEqual([
      'habit',
      'plan',
      'plan',
      'weekly',
    ]);
    expect(day.items.some(({ kind }) => kind === 'challenge')).toBe(true);
    expect(day.nextId).toBe(day.items.find(({ kind }) => kind === 'plan')?.id);
    expect(day).toMatchObject({ day: '2026-11-18', canClose: false, closedAt: null, lastSubject: null });
    expect(await world.statements(() => get(person))).toBeLessThanOrEqual(3);
  });

  it('is empty for a new student, and shows no plan of a tier that is over', async () => {
    const fresh = await get(await world.person());
    expect(fresh).toMatchObject({ nextId: null, seconds: 0, streak: { days: 0, studiedToday: false } });
    const lapsed = await world.person();
    await storePlan(world.db, lapsed.id, { date: '2026-11-18' });
    expect((await get(lapsed)).items.some(({ kind }) => kind === 'plan')).toBe(false);
  });

  it('counts what was studied, and done things are no longer next', async () => {
    const { person, plan } = await fullDay();
    await person.call(studySessions.create, {
      body: {
        subject: 'matematik',
        duration: 60,
        date: '2026-11-18T09:00:00Z',
        quality: 4,
        mood: 'Normal',
        source: 'timer',
        questionStats: { correctAnswers: 38, wrongAnswers: 2, blankAnswers: 0 },
        dailyPlanId: plan._id,
        subjectIndex: 0,
      },
    });
    const day = await get(person);
    expect(day).toMatchObject({ seconds: 3600, questions: 40, lastSubject: 'matematik' });
    expect(day.streak).toEqual({ days: 1, studiedToday: true });
    expect(day.items.filter(({ kind }) => kind === 'plan').map(({ done }) => done)).toEqual([true, false]);
    expect(day.nextId).toBe(plan.subjects[1]!._id);
  });

  it('offers a subject whose time is studied until its questions are recorded', async () => {
    const { person, plan } = await fullDay();
    const [first, second] = plan.subjects;
    await person.call(studySessions.create, {
      body: {
        subject: 'matematik',
        duration: 70,
        date: '2026-11-18T09:00:00Z',
        quality: 4,
        mood: 'Normal',
        source: 'timer',
        dailyPlanId: plan._id,
        subjectIndex: 0,
      },
    });
    const before = await get(person);
    expect(before.nextId).toBe(first!._id);
    expect(before.items.find(({ id }) => id === first!._id)).toMatchObject({
      done: false,
      targetTime: 60,
      studyTime: 70,
      targetQuestions: 40,
      completedQuestions: 0,
      answersTyped: false,
    });
    await person.call(questionEntries.create, {
      body: {
        date: '2026-11-18',
        subject: 'matematik',
        correct: 30,
        wrong: 10,
        planSubjectId: first!._id,
      },
    });
    const after = await get(person);
    expect(after.nextId).toBe(second!._id);
    expect(after.items.find(({ id }) => id === first!._id)).toMatchObject({ done: true });
  });

  it('shows what the coach has told until it is read', async () => {
    const person = await world.person();
    await insertRow(world.db, 'notifications', {
      userId: person.id,
      category: 'coach',
      type: 'coach.note',
      title: 'Koçun yazdı',
      actionUrl: '/student/coach',
      createdAt: world.clock.now(),
    });
    expect((await get(person)).items[0]).toMatchObject({ kind: 'coach', title: 'Koçun yazdı' });
    await person.call(notifications.readAll, {});
    expect((await get(person)).items.some(({ kind }) => kind === 'coach')).toBe(false);
  });
});

describe('POST /today/close', () => {
  const idsOf = async (person: TestPerson) => {
    const { items } = await get(person);
    const of = (kind: 'plan' | 'weekly') => items.filter((item) => item.kind === kind).map(({ id }) => id);
    return { plan: of('plan'), weekly: of('weekly') };
  };

  it('moves what is left to tomorrow with what remains of it, skips what goes away', async () => {
    const { person, plan } = await fullDay();
    await person.call(dailyPlans.updateSubject, {
      params: { id: plan._id, index: '0' },
      body: { correctAnswers: 20, wrongAnswers: 5, blankAnswers: 0 },
    });
    const ids = await idsOf(person);
    const { status, data } = await close(person, [
      { kind: 'plan', id: ids.plan[0]!, to: 'tomorrow' },
      { kind: 'plan', id: ids.plan[1]!, to: 'away' },
      { kind: 'weekly', id: ids.weekly[0]!, to: 'tomorrow' },
    ]);
    expect(status).toBe(200);
    expect(data).toMatchObject({ day: '2026-11-18', moved: 2, dropped: 1, done: 0 });
    const next = (await person.call(dailyPlans.byDate, { params: { date: '2026-11-19' } })).data;
    expect(
      next.subjects.map(({ subject, targetQuestions, targetTime }) => [subject, targetQuestions, targetTime]),
    ).toEqual([['matematik', 15, 60]]);
    const day = await get(person);
    expect(day.closedAt).not.toBeNull();
    expect(day.items.find(({ id }) => id === ids.plan[1])).toMatchObject({ skipped: true, done: true });
    expect(day.items.some(({ kind }) => kind === 'weekly')).toBe(false);
    const week = (await person.call(weeklyPlans.get, { query: { date: weekStart } })).data;
    expect(week.entries.map(({ day: weekday, order }) => [weekday, order])).toEqual([[3, 0]]);
  });

  it('carries a Sunday over to the next week, deletes and leaves', async () => {
    world.clock.set('2026-11-22T18:00:00Z');
    const person = await world.person();
    for (const title of ['a', 'b', 'c']) await addEntry(person, title, 6);
    const { weekly } = await idsOf(person);
    await close(person, [
      { kind: 'weekly', id: weekly[0]!, to: 'tomorrow' },
      { kind: 'weekly', id: weekly[1]!, to: 'away' },
      { kind: 'weekly', id: weekly[2]!, to: 'later' },
    ]);
    const week = async (date: string) =>
      (await person.call(weeklyPlans.get, { query: { date } })).data.entries.map(
        ({ customTitle, day, order }) => [customTitle, day, order],
      );
    expect(await week('2026-11-16')).toEqual([
      ['a', 6, 0],
      ['c', 6, 1],
    ]);
    expect(await week('2026-11-23')).toEqual([['a', 0, 0]]);
  });

  it('opens the evaluation of an unfinished plan, which stays unfinished', async () => {
    const { person, plan } = await fullDay();
    const evaluate = () =>
      person.call(dailyPlans.studentFeedback, {
        params: { id: plan._id },
        body: { finalize: true, feedbackText: 'Yarın devam', motivationScore: 5 },
      });
    expect((await evaluate()).code).toBe('daily_plan.not_complete');
    await close(person, []);
    const evaluated = (await evaluate()).data;
    expect(evaluated).toMatchObject({ status: 'active', studentFeedback: { feedbackText: 'Yarın devam' } });
    const challenge = (await get(person)).items.find(({ id }) => id === 'plan_completed');
    expect(challenge).toMatchObject({ kind: 'challenge', done: false });
  });

  it('refuses what is not in the day and changes nothing', async () => {
    const { person } = await fullDay();
    const { weekly } = await idsOf(person);
    const answer = await close(person, [
      { kind: 'weekly', id: weekly[0]!, to: 'away' },
      { kind: 'plan', id: crypto.randomUUID(), to: 'away' },
    ]);
    expect([answer.status, answer.code]).toEqual([409, 'today.item_gone']);
    expect(await idsOf(person)).toMatchObject({ weekly });
    expect((await get(person)).closedAt).toBeNull();
  });

  it('refuses a day that is over', async () => {
    const person = await world.person();
    const body = { day: '2026-11-17', left: [] };
    expect((await person.call(today.close, { body })).code).toBe('today.item_gone');
  });

  it('adds to a day once under 50 parallel calls', async () => {
    const { person } = await fullDay();
    const { plan } = await idsOf(person);
    const answers = await inParallel(50, () =>
      close(person, [{ kind: 'plan', id: plan[0]!, to: 'tomorrow' }]),
    );
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    const next = (await person.call(dailyPlans.byDate, { params: { date: '2026-11-19' } })).data;
    expect(next.subjects).toHaveLength(1);
  });
});
