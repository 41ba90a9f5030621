import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { studentPrograms } from '@netlik/contract/planning/daily-plans/student-programs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { storePlan } from '@netlik/testkit/stored-plan';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const today = '2026-11-16';
const student = () => world.person({ tier: 'premium' });
const row = (subject: string, targetQuestions = 20) => ({ subject, targetQuestions });
const create = (person: TestPerson, date: string, subjects: object[] = [row('matematik')], part = {}) =>
  person.call(dailyPlans.create, { body: { date, subjects: subjects as never, ...part } });
const ofDay = (person: TestPerson, date: string, query = {}) =>
  person.call(dailyPlans.byDate, { params: { date }, query });

describe('POST /daily-plans', () => {
  it('numbers the subjects, keeps topics and videos, and names the plan after its day', async () => {
    const person = await student();
    const { data } = await create(person, today, [
      {
        ...row('fizik'),
        targetTime: 45,
        topics: ['Vektörler', 'Kuvvet'],
        topicsDetailed: [{ topic: 'Kuvvet', durationMinutes: 20, solveQuestions: false }],
        videos: [{ url: 'youtu.be/dQw4w9WgXcQ?t=30', title: 'Kuvvet', playlistId: 'PLabcdefghij' }],
      },
      row('kimya'),
    ]);
    expect(data.title).toBe('16 Kasım 2026 Çalışma Planı');
    expect(data.subjects.map(({ subject, priority }) => [subject, priority])).toEqual([
      ['fizik', 1],
      ['kimya', 2],
    ]);
    expect(data.subjects[0]).toMatchObject({
      topics: ['Kuvvet', 'Vektörler'],
      topicsDetailed: [
        { topic: 'Kuvvet', durationMinutes: 20, solveQuestions: false, watchVideo: false },
        { topic: 'Vektörler', watchVideo: false },
      ],
      videos: [
        {
          videoId: 'dQw4w9WgXcQ',
          title: 'Kuvvet',
          position: 0,
          order: 1,
          playlistId: 'PLabcdefghij',
          uid: `${data.subjects[0]!._id}-1`,
        },
      ],
      duration: data.subjects[0]!.targetTime,
      status: 'not_started',
    });
  });

  it('answers a second plan of the day with the id of the first', async () => {
    const person = await student();
    const first = await create(person, today);
    const second = await create(person, today);
    expect(second).toMatchObject({ status: 409, code: 'daily_plan.exists' });
    expect(second.errors).toEqual([{ path: '_id', message: first.data._id }]);
  });

  it('refuses a link that is no video, and an unknown subject, at their place', async () => {
    const person = await student();
    const video = await create(person, today, [
      { ...row('fizik'), videos: [{ url: 'https://example.com/x' }] },
    ]);
    expect(video.errors?.[0]?.path).toBe('subjects.0.videos.0.url');
    expect((await create(person, today, [row('falcilik')])).errors?.[0]?.path).toBe('subjects.0.subject');
  });

  it('holds five active plans from today on under 50 parallel calls; past and archived ones are free', async () => {
    const person = await student();
    await create(person, '2026-11-10');
    const day = (at: number) => `2026-12-${String((at % 28) + 1).padStart(2, '0')}`;
    const answers = await inParallel(50, (at) => create(person, day(at)));
    expect(countStatuses(answers)).toEqual({ 201: 5, 409: 45 });
    const plans = await person.call(dailyPlans.list, { query: { from: '2026-12-01', to: '2026-12-31' } });
    await person.call(dailyPlans.update, {
      params: { id: plans.data[0]!._id },
      body: { status: 'archived' },
    });
    expect((await create(person, '2026-11-20')).status).toBe(201);
    const back = { params: { id: plans.data[0]!._id }, body: { status: 'active' as const } };
    expect(await person.call(dailyPlans.update, back)).toMatchObject({ code: 'daily_plan.too_many' });
  });

  it('is closed to free students, who read what exists', async () => {
    const person = await world.person();
    await storePlan(world.db, person.id, { date: today });
    expect(await create(person, '2026-11-17')).toMatchObject({ status: 403, code: 'access.tier' });
    expect((await ofDay(person, today)).status).toBe(200);
  });
});

describe('GET /daily-plans/active', () => {
  it('names the plans that count and the person’s own limit in one statement', async () => {
    const person = await student();
    await world.db.run(sql`update users set active_plans_max = 2 where id = ${person.id}`);
    await storePlan(world.db, person.id, { date: '2026-11-15', title: 'Dünkü' });
    await storePlan(world.db, person.id, { date: '2026-11-17', source: 'coach', title: 'Koçun' });
    const later = await storePlan(world.db, person.id, { date: '2026-11-18', title: 'Çarşamba' });
    const first = await storePlan(world.db, person.id, { date: today, title: 'Bugün' });
    const read = () => person.call(dailyPlans.active, {});
    expect((await read()).data).toEqual({
      max: 2,
      plans: [
        { _id: first, date: today, title: 'Bugün' },
        { _id: later, date: '2026-11-18', title: 'Çarşamba' },
      ],
    });
    expect(await world.statements(read)).toBe(1);
    expect(await create(person, '2026-11-19')).toMatchObject({ code: 'daily_plan.too_many' });
  });
});

describe('GET /daily-plans/by-date/:date', () => {
  it('prefers the coach’s program, names the other and never shows a draft', async () => {
    const person = await student();
    const own = await storePlan(world.db, person.id, { date: today, title: 'Benim' });
    const coach = await storePlan(world.db, person.id, { date: today, source: 'coach', title: 'Koçun' });
    await storePlan(world.db, person.id, { date: '2026-11-18', source: 'coach', status: 'draft' });
    expect((await ofDay(person, today)).data).toMatchObject({
      _id: coach,
      source: 'coach',
      other: { _id: own, source: 'student', title: 'Benim' },
    });
    expect((await ofDay(person, today, { source: 'student' })).data).toMatchObject({ _id: own });
    const none = await ofDay(person, '2026-11-18');
    expect(none).toMatchObject({ status: 404, code: 'daily_plan.not_found' });
    expect(none.message).toContain('bulunamadı');
  });

  it('takes one statement, and a range at most two', async () => {
    const person = await student();
    for (let at = 10; at < 30; at++)
      await storePlan(world.db, person.id, { date: `2026-10-${at}`, subjects: [{}, {}, {}] });
    const range = { from: '2026-10-01', to: '2026-10-31' };
    await ofDay(person, '2026-10-12');
    expect(await world.statements(() => ofDay(person, '2026-10-12'))).toBe(1);
    expect(await world.statements(() => person.call(dailyPlans.list, { query: range }))).toBe(2);
    expect(await world.statements(() => person.call(dailyPlans.stats, { query: range }))).toBe(1);
    expect((await person.call(dailyPlans.stats, { query: range })).data).toHaveLength(20);
  });
});

describe('PUT /daily-plans/:id', () => {
  const linked = async (person: TestPerson, planId: string, subjectIndex: number, minutes: number) => {
    const body = {
      subject: 'fizik',
      duration: minutes,
      date: '2026-11-16T06:00:00Z',
      quality: 4,
      mood: 'Normal' as const,
      source: 'timer' as const,
      dailyPlanId: planId,
      subjectIndex,
    };
    return (
      await person.call(studySessions.create, {
        body,
      })
    ).data.session._id;
  };

  it('moves what was studied with its subject, and refuses to drop it', async () => {
    const person = await student();
    const { data } = await create(person, today, [row('matematik'), row('fizik'), row('kimya')]);
    const session = await linked(person, data._id, 1, 30);
    const [math, physics, chemistry] = data.subjects.map(({ _id, subject, targetQuestions }) => ({
      _id,
      subject,
      targetQuestions: targetQuestions!,
    }));
    const change = (subjects: object[], version?: number) =>
      person.call(dailyPlans.update, {
        params: { id: data._id },
        body: { subjects: subjects as never, ...(version !== undefined && { version }) },
      });
    const moved = await change([physics!, chemistry!, row('biyoloji')], 0);
    expect(
      moved.data.subjects.map(({ subject, studyTime, sessionIds }) => [subject, studyTime, sessionIds]),
    ).toEqual([
      ['fizik', 30, [session]],
      ['kimya', 0, []],
      ['biyoloji', 0, []],
    ]);
    expect(await change([chemistry!])).toMatchObject({ code: 'daily_plan.subject_has_work' });
    expect(await change([math!, physics!])).toMatchObject({ code: 'daily_plan.changed' });
    expect(await change([physics!], 0)).toMatchObject({ code: 'daily_plan.changed' });
  });

  it('leaves a coach’s program to the coach', async () => {
    const person = await student();
    const id = await storePlan(world.db, person.id, { source: 'coach' });
    const answer = await person.call(dailyPlans.update, { params: { id }, body: { title: 'Benim' } });
    expect(answer).toMatchObject({ status: 403, code: 'daily_plan.coach_owned' });
  });

  it('drops the link to a plan of somebody else and keeps the session', async () => {
    const [person, other] = [await student(), await student()];
    const id = await storePlan(world.db, other.id);
    await linked(person, id, 0, 20);
    expect(
      await world.db.one(sql`
        select count(*)::int as total, count(daily_plan_id)::int as linked from study_sessions where user_id = ${person.id}`),
    ).toEqual({ total: 1, linked: 0 });
  });
});

describe('GET /student/programs', () => {
  it('shows the coach’s programs newest first, filtered by what is shown of them', async () => {
    const person = await student();
    for (const date of ['2026-11-14', '2026-11-15', today, '2026-11-17'])
      await storePlan(world.db, person.id, { date, source: 'coach' });
    await storePlan(world.db, person.id, { date: '2026-11-13' });
    const list = async (query = {}) => {
      const { data, pagination } = await person.call(studentPrograms.list, { query });
      return [data.map(({ date, shownStatus }) => `${date} ${shownStatus}`), pagination!.total];
    };
    expect(await list({ limit: 2 })).toEqual([['2026-11-17 upcoming', '2026-11-16 active'], 4]);
    expect(await list({ status: 'missed' })).toEqual([['2026-11-15 missed', '2026-11-14 missed'], 2]);
  });
});
