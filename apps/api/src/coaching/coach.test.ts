import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { myCoach } from '@netlik/contract/coaching/my-coach';
import { examAttempts } from '@netlik/contract/exams/exam-attempts';
import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { notifications } from '@netlik/contract/platform/notifications';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const [yesterday, today, tomorrow] = ['2026-11-15', '2026-11-16', '2026-11-17'];
const newCoach = () => world.person({ role: 'coach' });
const studentOf = (coach: TestPerson, part = {}) =>
  world.person({ tier: 'premium', coachId: coach.id, ...part });

const subject = (name: string) => ({ subject: name, description: 'Test çöz', duration: 60 });
const write = (coach: TestPerson, studentId: string, date: string, names = ['matematik'], part = {}) =>
  coach.call(coachPrograms.create, {
    body: { studentId, date, subjects: names.map(subject), ...part } as never,
  });

describe('POST /coach/students/:id/assign', () => {
  it('goes to one coach under 50 parallel calls, and the student is told', async () => {
    const coaches = await Promise.all(Array.from({ length: 5 }, newCoach));
    const student = await world.person({ tier: 'premium', firstName: 'Gökçe', lastName: 'Alkan' });
    await world.db.run(sql`update users set birth_year = 2000 where id = ${student.id}`);
    const found = await coaches[0]!.call(coachStudents.search, { query: { q: 'gökç' } });
    expect(found.data.map(({ name }) => name)).toEqual(['Gökçe A.']);
    const answers = await inParallel(50, (at) =>
      coaches[at % 5]!.call(coachStudents.assign, { params: { id: student.id } }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect((await coaches[0]!.call(coachStudents.search, { query: { q: 'gökç' } })).data).toEqual([]);
    const told = (await student.call(notifications.list, {})).data.map(({ type }) => type);
    expect(told).toEqual(['coach.assigned']);
    expect((await student.call(myCoach.get, {})).data?.assignedAt).toBe('2026-11-16T09:00:00.000Z');
  });

  it('offers nobody who is free, a minor without a guardian’s word, or somebody’s student', async () => {
    const coach = await newCoach();
    const free = await world.person({ firstName: 'Ülker' });
    const minor = await world.person({ firstName: 'Ülker', tier: 'premium' });
    await world.db.run(
      sql`update users set birth_year = 2012, guardian_confirmed_at = null where id = ${minor.id}`,
    );
    const taken = await studentOf(await newCoach(), { firstName: 'Ülker' });
    expect((await coach.call(coachStudents.search, { query: { q: 'ülk' } })).data).toEqual([]);
    const assign = (id: string) => coach.call(coachStudents.assign, { params: { id } });
    expect(await assign(free.id)).toMatchObject({ code: 'user.not_found' });
    expect(await assign(minor.id)).toMatchObject({ code: 'user.not_found' });
    expect(await assign(taken.id)).toMatchObject({ code: 'coach.student_taken' });
    const own = await studentOf(coach);
    expect(await assign(own.id)).toMatchObject({ code: 'coach.student_own' });
  });
});

describe('the programs of a coach', () => {
  it('reach the student at once, may be edited from today on, and go with a word', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    const { data } = await write(coach, student.id, tomorrow, ['matematik', 'fizik']);
    expect((await student.call(dailyPlans.byDate, { params: { date: tomorrow } })).data).toMatchObject({
      source: 'coach',
      subjects: [{ subject: 'matematik', targetTime: 60, description: 'Test çöz' }, { subject: 'fizik' }],
    });
    expect(await write(coach, student.id, tomorrow)).toMatchObject({
      code: 'daily_plan.exists',
      errors: [{ path: '_id', message: data._id }],
    });
    expect((await write(coach, student.id, yesterday)).errors?.[0]?.path).toBe('date');
    const form = { studentId: student.id, date: tomorrow, subjects: [subject('kimya')] };
    const change = await coach.call(coachPrograms.update, { params: { id: data._id }, body: form as never });
    expect(change.data.subjects.map((row) => row.subject)).toEqual(['kimya']);
    await coach.call(coachPrograms.remove, { params: { id: data._id } });
    expect((await student.call(notifications.list, {})).data.map(({ type }) => type)).toEqual([
      'program.deleted',
      'program.changed',
      'program.created',
    ]);
  });

  it('keep question targets that an edit does not send, and lose them by null', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    const topicsDetailed = [{ topic: 'Problemler', targetQuestions: 20 }];
    const row = { ...subject('matematik'), targetQuestions: 30, topicsDetailed };
    const written = await coach.call(coachPrograms.create, {
      body: { studentId: student.id, date: tomorrow, subjects: [row] } as never,
    });
    const { _id: id, subjects } = written.data;
    const edit = async (more: object) => {
      const changed = [{ ...subject('matematik'), _id: subjects[0]!._id, ...more }];
      const body = { studentId: student.id, date: tomorrow, title: 'Yeni ad', subjects: changed };
      const { data } = await coach.call(coachPrograms.update, { params: { id }, body: body as never });
      return data.subjects[0]!;
    };
    expect(await edit({})).toMatchObject({ targetQuestions: 30, topicsDetailed });
    expect(await edit({ targetQuestions: null })).toMatchObject({ targetQuestions: null, topicsDetailed });
  });

  it('refuse topics of the other exam, but keep those written before', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    const of = (topic: string) => ({ ...subject('matematik'), topicsDetailed: [{ topic }] });
    const send = (topic: string) =>
      coach.call(coachPrograms.create, {
        body: { studentId: student.id, date: tomorrow, subjects: [of(topic)] } as never,
      });
    const said = 'Bu derse “türev” eklenemez; o bir AYT Matematik konusu.';
    expect(await send('türev')).toMatchObject({
      status: 422,
      code: 'coach.topic_of_other_exam',
      message: said,
      errors: [{ path: 'subjects.0.topicsDetailed.0.topic', message: said }],
    });
    const { data } = await send('Kendi konum');
    await world.db.run(
      sql`update daily_plan_subjects set topics = '[{"topic": "Türev"}]' where plan_id = ${data._id}`,
    );
    const edited = await coach.call(coachPrograms.update, {
      params: { id: data._id },
      body: {
        studentId: student.id,
        date: tomorrow,
        subjects: [{ ...of('Türev'), _id: data.subjects[0]!._id }],
      },
    });
    expect(edited.status).toBe(200);
  });

  it('keep the student’s sessions when they are deleted', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    const { data } = await write(coach, student.id, today);
    await student.call(studySessions.create, {
      body: {
        subject: 'matematik',
        duration: 20,
        date: '2026-11-16T06:00:00Z',
        quality: 4,
        mood: 'Normal',
        source: 'timer',
        dailyPlanId: data._id,
        subjectIndex: 0,
      },
    });
    const form = { studentId: student.id, date: today, subjects: [subject('kimya')] };
    expect(
      await coach.call(coachPrograms.update, { params: { id: data._id }, body: form as never }),
    ).toMatchObject({ code: 'daily_plan.subject_has_work' });
    await coach.call(coachPrograms.remove, { params: { id: data._id } });
    const { data: sessions } = await student.call(studySessions.list, {});
    expect(sessions).toMatchObject([{ duration: 20, dailyPlanId: null, subjectIndex: null }]);
  });

  it('are hidden as drafts, written for a named coach by an admin, and closed to a former coach', async () => {
    const [coach, admin] = [await newCoach(), await world.person({ role: 'admin' })];
    const student = await studentOf(coach);
    const draft = await write(coach, student.id, tomorrow, ['fizik'], { status: 'draft' });
    expect((await student.call(dailyPlans.byDate, { params: { date: tomorrow } })).status).toBe(404);
    expect((await student.call(notifications.list, {})).data).toEqual([]);
    expect(await write(admin, student.id, today)).toMatchObject({ code: 'coach.not_named' });
    for (const coachId of [student.id, '01890a5d-ac96-774b-bcce-b302099a8057'])
      expect(await write(admin, student.id, today, ['fizik'], { coachId })).toMatchObject({
        code: 'user.not_found',
      });
    const written = await write(admin, student.id, today, ['fizik'], { coachId: coach.id });
    expect(written.data.coachId).toBe(coach.id);
    await student.call(myCoach.leave, {});
    for (const id of [draft.data._id, written.data._id])
      expect((await coach.call(coachPrograms.get, { params: { id } })).status).toBe(404);
    expect((await coach.call(coachStudents.get, { params: { id: student.id } })).status).toBe(404);
    expect((await coach.call(coachStudents.list, {})).data).toEqual([]);
  });
});

describe('GET /daily-plans/coach/live-dashboard', () => {
  it('shows who works now with the progress of the day', async () => {
    const coach = await newCoach();
    const [working, resting] = [await studentOf(coach, { firstName: 'Ada' }), await studentOf(coach)];
    await write(coach, working.id, today, ['matematik', 'fizik']);
    await working.call(dailyPlans.updateSubject, {
      params: {
        id: (await working.call(dailyPlans.byDate, { params: { date: today } })).data._id,
        index: '0',
      },
      body: { status: 'completed' },
    });
    const run = await working.call(studyRuns.start, { body: { subject: 'fizik', technique: 'Pomodoro' } });
    const ask = () => coach.call(coachLive.dashboard, { query: { range: 'today' } });
    const { data } = await ask();
    expect(data.liveStudents).toMatchObject([
      { studentId: working.id, subject: 'fizik', completedSubjects: 1, totalSubjects: 2, totalProgress: 50 },
    ]);
    expect(data.summary).toMatchObject({ activeNow: 1, averageProgress: 50, totalCompletedPlans: 0 });
    expect(data.summary.spark4).toEqual([0, 0, 0, 0, 0, 0, 50]);
    expect(await world.statements(ask)).toBeLessThanOrEqual(3);
    expect(data.summary.totalStudentsToday).toBe(0);
    expect(data.liveStudents[0]!.runState).toBe('running');
    await working.call(studyRuns.tick, {
      body: { runId: run.data.id, metadata: { state: 'paused' } },
    });
    const paused = (await ask()).data;
    expect(paused.liveStudents.map(({ runState }) => runState)).toEqual(['paused']);
    expect(paused.summary.activeNow).toBe(0);
    expect((await coach.call(coachStudents.list, { query: { q: 'ada' } })).data[0]!.isWorking).toBe(false);
    await storePlan(world.db, resting.id, { date: today, source: 'coach', status: 'completed' });
    expect((await ask()).data.summary).toMatchObject({ averageProgress: 25, totalCompletedPlans: 1 });
  });

  it('counts the progress of a plan as the page of the student does', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    const kinds = [
      { choice: 'completed' },
      { choice: 'skipped' },
      { correct: 7, wrong: 2, blank: 1 },
      { targetMinutes: null, correct: 33, wrong: 0, blank: 0 },
      { targetQuestions: null },
      { targetQuestions: null, targetMinutes: null },
      { choice: 'in_progress' },
    ] as const;
    const dates = kinds.map((_, at) => `2026-11-0${at + 1}`);
    for (const [at, kind] of kinds.entries()) {
      const given = {
        date: dates[at]!,
        source: 'coach',
        subjects: [kind, {}, kinds[(at * 3) % 7]!],
      } as const;
      const id = await storePlan(world.db, student.id, given);
      for (const index of [0, 1])
        await student.call(studySessions.create, {
          body: {
            subject: 'matematik',
            duration: 10 + at * 7,
            date: `${dates[at]}T0${5 + index}:00:00Z`,
            quality: 4,
            mood: 'Normal',
            source: 'timer',
            questionStats: { correctAnswers: at + 3, wrongAnswers: 1, blankAnswers: index },
            dailyPlanId: id,
            subjectIndex: index,
          },
        });
    }
    const range = { from: '2026-11-01', to: '2026-11-30' };
    const rates = (await student.call(dailyPlans.stats, { query: range })).data.map(
      ({ stats }) => stats.completionRate,
    );
    const { data } = await coach.call(coachLive.dashboard, { query: { range: 'month' } });
    expect(data.summary.averageProgress).toBe(Math.round(rates.reduce((a, b) => a + b, 0) / rates.length));
    expect(new Set(rates).size).toBeGreaterThan(4);
  });
});

describe('GET /coach/attention', () => {
  it('names the students with a reason, and a dismissed one is gone for the day', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach, { firstName: 'Deniz', lastName: 'Su' });
    await storePlan(world.db, student.id, { date: yesterday, source: 'coach' });
    const ask = async () => (await coach.call(coachLive.attention, {})).data;
    expect(await ask()).toMatchObject([
      { studentName: 'Deniz Su', reason: 'program_missed', figures: { completionRate: 0 } },
      { reason: 'no_program_tomorrow', figures: { date: tomorrow } },
    ]);
    const body = { studentIds: [student.id], reasons: ['program_missed' as const] };
    await coach.call(coachLive.dismissAttention, { body });
    expect((await ask()).map(({ reason }) => reason)).toEqual(['no_program_tomorrow']);
    await write(coach, student.id, tomorrow);
    expect(await ask()).toEqual([]);
    await world.db.run(sql`
      update daily_plans set feedback_at = now(), feedback_text = 'Bitti', motivation_score = 7, status = 'completed'
      where user_id = ${student.id} and day = ${yesterday}`);
    expect(await ask()).toMatchObject([
      { reason: 'evaluation_unread', figures: { count: 1, date: yesterday } },
    ]);
    expect(await world.statements(ask)).toBeLessThanOrEqual(2);
  });
});

describe('GET /coach/board', () => {
  it('shows what is written, seen and done in seven days', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    await storePlan(world.db, student.id, { date: today, source: 'coach', status: 'completed' });
    const { data: written } = await write(coach, student.id, tomorrow);
    await write(coach, student.id, '2026-11-18', ['fizik'], { status: 'draft' });
    const states = async () =>
      (await coach.call(coachLive.board, { query: { from: today } })).data[0]!.days.map(({ state }) => state);
    expect(await states()).toEqual(['done', 'written', 'draft', 'empty', 'empty', 'empty', 'empty']);
    await student.call(dailyPlans.markSeen, { params: { id: written._id } });
    expect((await states())[1]).toBe('seen');
  });
});

describe('GET /coach/students/:id/exams', () => {
  it('lists the nets oldest first in two statements, without the topics', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    for (const [date, correct] of [
      [yesterday, 10],
      [today, 12],
    ] as const)
      await student.call(examAttempts.create, {
        body: {
          date,
          source: 'Özdebir',
          examType: null,
          subjects: [{ subject: 'matematik', correct, wrong: 4, blank: 0 }],
        },
      });
    const ask = () => coach.call(coachStudents.exams, { params: { id: student.id } });
    const { data } = await ask();
    expect(data.map(({ date, totals }) => [date, totals.netScore])).toEqual([
      [yesterday, 9],
      [today, 11],
    ]);
    expect(data[0]).not.toHaveProperty('topics');
    expect(await world.statements(ask)).toBeLessThanOrEqual(2);
  });
});

describe('GET /coach/study-sessions/summary', () => {
  it('adds up all sessions; those without a target have no part in the mean completion', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    const counts = { correctAnswers: 8, wrongAnswers: 2, blankAnswers: 0 };
    for (const [hour, targetQuestions] of [
      [5, 20],
      [6, null],
      [7, null],
    ] as const)
      await student.call(studySessions.create, {
        body: {
          subject: hour === 7 ? 'fizik' : 'matematik',
          duration: 30,
          date: `2026-11-16T0${hour}:00:00Z`,
          quality: 4,
          mood: 'Normal',
          source: 'timer',
          questionStats: { ...counts, ...(targetQuestions ? { targetQuestions } : {}) },
        },
      });
    const { data } = await coach.call(coachStudents.sessionsSummary, { query: { studentId: student.id } });
    expect(data).toMatchObject({
      totalSessions: 3,
      totalStudyTime: 90,
      totalTargetQuestions: 20,
      totalAttempted: 30,
      totalNetScore: 22.5,
      accuracyPercent: 80,
      avgCompletionRate: 50,
      perSubject: [
        { subject: 'matematik', sessions: 2 },
        { subject: 'fizik', net: 7.5 },
      ],
    });
  });
});

describe('GET /coach/students', () => {
  it('tells when a student studied last as every other place does, and who is suspended', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    await student.call(studySessions.create, {
      body: {
        subject: 'matematik',
        duration: 20,
        date: '2026-11-16T06:00:00Z',
        quality: 4,
        mood: 'Normal',
        source: 'timer',
      },
    });
    await world.db.run(
      sql`update users set last_activity_at = ${world.clock.now()} where id = ${student.id}`,
    );
    const [listed] = (await coach.call(coachStudents.list, {})).data;
    const detail = (await coach.call(coachStudents.get, { params: { id: student.id } })).data;
    const live = (await coach.call(coachLive.dashboard, { query: { range: 'today' } })).data;
    const studiedUntil = '2026-11-16T06:20:00.000Z';
    expect(listed).toMatchObject({ lastActivity: studiedUntil, isActive: true });
    expect(detail.stats.lastActivity).toBe(studiedUntil);
    expect(live.recentActivity.map(({ lastActivity }) => lastActivity)).toEqual([studiedUntil]);
    await world.db.run(sql`update users set is_active = false where id = ${student.id}`);
    expect((await coach.call(coachStudents.list, {})).data).toMatchObject([{ isActive: false }]);
  });

  it('lists in the recent activity of the panel only who did something today', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    const body = { subject: 'kimya', duration: 20, date: '2026-11-14T06:00:00Z', quality: 4, mood: 'Normal' };
    await student.call(studySessions.create, { body: { ...body, source: 'timer' } as never });
    const live = await coach.call(coachLive.dashboard, { query: { range: 'today' } });
    expect(live.data.recentActivity).toEqual([]);
  });

  it('sorts by the week and finds by name in two statements', async () => {
    const coach = await newCoach();
    const [lazy, busy] = [
      await studentOf(coach, { firstName: 'İpek' }),
      await studentOf(coach, { firstName: 'Çağla' }),
    ];
    await insertRow(world.db, 'study_days', { userId: busy.id, day: today, seconds: 7200 });
    const list = async (query = {}) =>
      (await coach.call(coachStudents.list, { query })).data.map(({ firstName }) => firstName);
    expect(await list({ sort: 'weekTime', order: 'desc' })).toEqual(['Çağla', 'İpek']);
    expect(await list()).toEqual(['Çağla', 'İpek']);
    expect(await list({ q: 'ipe' })).toEqual(['İpek']);
    expect(await list({ q: busy.email.slice(0, -4) })).toEqual(['Çağla']);
    expect(await world.statements(list)).toBe(2);
    // Half of a small goal is more than a tenth of a big one.
    await insertRow(world.db, 'study_days', { userId: lazy.id, day: today, seconds: 3600 });
    await world.db.run(sql`update users set weekly_goal_minutes = 120 where id = ${lazy.id}`);
    expect(await list({ sort: 'weekTime', order: 'desc' })).toEqual(['İpek', 'Çağla']);
    await coach.call(coachStudents.setWeeklyGoal, { params: { id: lazy.id }, body: { minutes: 1230 } });
    const detail = await coach.call(coachStudents.get, { params: { id: lazy.id } });
    expect(detail.data.student.coachSettings.weeklyGoalMinutes).toBe(1230);
  });
});

describe('POST /student/feedback/coach', () => {
  it('is taken once a month under 50 parallel calls, and only of the present coach', async () => {
    const [coach, other] = [await newCoach(), await newCoach()];
    const student = await studentOf(coach);
    const send = (coachId: string) =>
      student.call(myCoach.sendFeedback, {
        body: {
          coachId,
          categories: { communication: 4, programQuality: 5, overallSatisfaction: 4 },
          feedback: 'Memnunum',
        },
      });
    const status = async () => (await student.call(myCoach.feedbackStatus, {})).data;
    expect(await status()).toMatchObject({ dueThisMonth: true, countThisMonth: 0 });
    expect(await send(other.id)).toMatchObject({ code: 'coach.former' });
    expect(countStatuses(await inParallel(50, () => send(coach.id)))).toEqual({ 201: 1, 409: 49 });
    expect(await status()).toMatchObject({ dueThisMonth: false, countThisMonth: 1 });
  });
});

describe('GET /daily-plans/coach/student-reports', () => {
  it('follows a period, and never shows days to come', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    for (const date of ['2026-11-01', yesterday, tomorrow])
      await storePlan(world.db, student.id, { date, source: 'coach' });
    const days = async (query: object) =>
      (await coach.call(coachLive.reports, { query: query as never })).data.map(({ date }) => date);
    expect(await days({ from: '2026-11-02', to: tomorrow })).toEqual([yesterday]);
    expect(await days({ to: '2026-11-02' })).toEqual(['2026-11-01']);
    expect((await coach.call(coachLive.reports, { query: { from: tomorrow, to: yesterday } })).status).toBe(
      422,
    );
  });
});

describe('GET /coach/report-sums', () => {
  it('adds up what the reports of the period show', async () => {
    const coach = await newCoach();
    const student = await studentOf(coach);
    const done = { correct: 15, wrong: 4, blank: 1 };
    const days = [
      ['2026-11-01', [done]],
      [yesterday, [done, { choice: 'completed' }, { choice: 'skipped' }]],
      ['2026-11-03', [{ correct: 3, wrong: 2, blank: 0 }, {}]],
      [tomorrow, [done]],
    ] as const;
    for (const [date, subjects] of days)
      await storePlan(world.db, student.id, { date, source: 'coach', subjects });
    const query = { studentId: student.id, from: '2026-11-02', to: tomorrow };
    const shown = (await coach.call(coachLive.reports, { query })).data;
    const rates = shown.map(({ completionRate }) => completionRate);
    expect((await coach.call(coachLive.reportSums, { query })).data).toEqual({
      days: 2,
      completionRate: Math.round(rates.reduce((sum, rate) => sum + rate, 0) / 2),
      studyTime: 0,
      correct: 18,
      wrong: 6,
      blank: 1,
      net: 16.5,
    });
  });
});
