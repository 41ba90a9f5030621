import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import type { DailyPlan } from '@netlik/contract/planning/daily-plans/plan';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { storePlan } from '@netlik/testkit/stored-plan';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T12:00:00Z' });
});
afterAll(() => world.close());

const student = () => world.person({ tier: 'premium' });
const plan = async (person: TestPerson) =>
  (await person.call(dailyPlans.byDate, { params: { date: '2026-11-16' } })).data;
const answersOf = ({ subjects }: DailyPlan) =>
  subjects.map(({ correctAnswers, wrongAnswers, blankAnswers }) => [
    correctAnswers,
    wrongAnswers,
    blankAnswers,
  ]);

const study = async (person: TestPerson, id: string | null, subjectIndex: number, correct = 0, minutes = 5) =>
  (
    await person.call(studySessions.create, {
      body: {
        subject: 'matematik',
        duration: minutes,
        date: '2026-11-16T06:00:00Z',
        quality: 4,
        mood: 'Normal',
        source: 'timer',
        questionStats: { correctAnswers: correct, wrongAnswers: 0, blankAnswers: 0 },
        ...(id && { dailyPlanId: id, subjectIndex }),
      },
    })
  ).data.session._id;

const set = (person: TestPerson, id: string, index: number, body: object) =>
  person.call(dailyPlans.updateSubject, { params: { id, index: String(index) }, body });

describe('what a subject adds up to', () => {
  it('is the sum over its sessions, whatever is linked, changed and deleted', async () => {
    const action = fc.record({
      kind: fc.constantFrom('add', 'edit', 'delete', 'link'),
      at: fc.nat(9),
      index: fc.nat(2),
      correct: fc.nat(30),
      minutes: fc.integer({ min: 1, max: 50 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 10 }), async (actions) => {
        const person = await student();
        const id = await storePlan(world.db, person.id, { subjects: [{}, {}, {}] });
        const known = new Map<string, { index: number; correct: number; minutes: number }>();
        for (const { kind, at, index, correct, minutes } of actions) {
          const chosen = [...known.keys()][at];
          if (kind === 'add' || !chosen)
            known.set(await study(person, id, index, correct, minutes), { index, correct, minutes });
          else if (kind === 'delete') {
            await person.call(studySessions.remove, { params: { id: chosen } });
            known.delete(chosen);
          } else if (kind === 'edit') {
            const questionStats = { correctAnswers: correct, wrongAnswers: 0, blankAnswers: 0 };
            await person.call(studySessions.update, { params: { id: chosen }, body: { questionStats } });
            known.set(chosen, { ...known.get(chosen)!, correct });
          } else {
            await person.call(dailyPlans.linkSession, {
              params: { id },
              body: { sessionId: chosen, subjectIndex: index },
            });
            known.set(chosen, { ...known.get(chosen)!, index });
          }
        }
        const { subjects } = await plan(person);
        for (const [index, subject] of subjects.entries()) {
          const linked = [...known.values()].filter((session) => session.index === index);
          expect(subject.correctAnswers).toBe(linked.reduce((sum, { correct }) => sum + correct, 0));
          expect(subject.studyTime).toBe(linked.reduce((sum, { minutes }) => sum + minutes, 0));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('gives way to what the student types, until that is cleared', async () => {
    const person = await student();
    const id = await storePlan(world.db, person.id);
    await study(person, id, 0, 12);
    expect(answersOf(await plan(person))).toEqual([[12, 0, 0]]);
    await set(person, id, 0, { correctAnswers: 9, wrongAnswers: 2 });
    await study(person, id, 0, 5);
    expect(answersOf(await plan(person))).toEqual([[9, 2, 0]]);
    await set(person, id, 0, { correctAnswers: null, wrongAnswers: null, blankAnswers: null });
    expect(answersOf(await plan(person))).toEqual([[17, 0, 0]]);
  });

  it('loses a session that was unlinked or is about another subject now', async () => {
    const person = await student();
    const id = await storePlan(world.db, person.id);
    const [unlinked, renamed] = [await study(person, id, 0, 5), await study(person, id, 0, 7)];
    const edit = (session: string, body: object) =>
      person.call(studySessions.update, { params: { id: session }, body: body as never });
    await edit(unlinked, { dailyPlanId: null });
    expect(answersOf(await plan(person))).toEqual([[7, 0, 0]]);
    await edit(renamed, { notes: 'not' });
    expect(answersOf(await plan(person))).toEqual([[7, 0, 0]]);
    const { data } = await edit(renamed, { subject: 'kimya' });
    expect([data.dailyPlanId, data.subjectIndex]).toEqual([null, null]);
    expect(answersOf(await plan(person))).toEqual([[0, 0, 0]]);
  });

  it('counts a run that was started on the subject, also after the subjects were reordered', async () => {
    const person = await student();
    const id = await storePlan(world.db, person.id, {
      subjects: [{ subject: 'kimya' }, { subject: 'fizik' }],
    });
    const run = await person.call(studyRuns.start, {
      body: { technique: 'Pomodoro', dailyPlanId: id, subjectIndex: 1, metadata: {} },
    });
    expect(run.data.subject).toBe('fizik');
    const { subjects } = await plan(person);
    await person.call(dailyPlans.update, {
      params: { id },
      body: {
        subjects: subjects
          .toReversed()
          .map(({ _id, subject }) => ({ _id, subject: subject as 'fizik', targetQuestions: 20 })),
      },
    });
    world.clock.advance(480);
    await person.call(studyRuns.stop, {
      body: {
        runId: run.data.id,
        reportedSeconds: 480,
        session: { quality: 4, mood: 'Normal' },
        dailyPlanId: id,
        subjectIndex: 1,
      },
    });
    expect((await plan(person)).subjects.map(({ subject, studyTime }) => [subject, studyTime])).toEqual([
      ['fizik', 8],
      ['kimya', 0],
    ]);
  });
});

describe('question entries', () => {
  const log = async (person: TestPerson, more: object = {}) =>
    (
      await person.call(questionEntries.create, {
        body: { date: '2026-11-16', subject: 'matematik', correct: 8, wrong: 2, ...more } as never,
      })
    ).data;

  it('of today count for the only subject of today’s plan that fits, like linked sessions', async () => {
    const person = await student();
    const id = await storePlan(world.db, person.id, { subjects: [{}, { subject: 'fizik' }] });
    const entry = await log(person);
    expect(entry.planSubjectId).toBe((await plan(person)).subjects[0]!._id);
    await study(person, id, 0, 5);
    expect(answersOf(await plan(person))).toEqual([
      [13, 2, 0],
      [0, 0, 0],
    ]);
    const body = { date: '2026-11-16', subject: 'fizik', correct: 4, wrong: 0 } as never;
    await person.call(questionEntries.update, { params: { id: entry._id }, body });
    expect(answersOf(await plan(person))).toEqual([
      [5, 0, 0],
      [4, 0, 0],
    ]);
    await person.call(questionEntries.remove, { params: { id: entry._id } });
    expect(answersOf(await plan(person))[1]).toEqual([0, 0, 0]);
  });

  it('count for none when two subjects fit, the day is another, or the student says so', async () => {
    const person = await student();
    await storePlan(world.db, person.id, { subjects: [{}, {}, { subject: 'fizik' }] });
    const subjects = (await plan(person)).subjects;
    expect((await log(person)).planSubjectId).toBeNull();
    expect((await log(person, { subject: 'fizik', planSubjectId: null })).planSubjectId).toBeNull();
    expect((await log(person, { subject: 'fizik', date: '2026-11-15' })).planSubjectId).toBeNull();
    expect((await log(person, { planSubjectId: subjects[1]!._id })).planSubjectId).toBe(subjects[1]!._id);
    const others = await person.call(questionEntries.create, {
      body: { date: '2026-11-16', subject: 'matematik', planSubjectId: subjects[2]!._id } as never,
    });
    expect([others.status, others.errors[0]?.path]).toEqual([422, 'planSubjectId']);
  });
});

describe('PUT /daily-plans/:id/subjects/:index', () => {
  it('sets a status, takes it back, and refuses a subject that is not there any more', async () => {
    const person = await student();
    const id = await storePlan(world.db, person.id, { subjects: [{}, {}] });
    const [first, second] = (await plan(person)).subjects;
    const status = async (value: string) =>
      (await set(person, id, 0, { status: value })).data.subjects[0]!.status;
    expect([await status('skipped'), await status('completed'), await status('not_started')]).toEqual([
      'skipped',
      'completed',
      'not_started',
    ]);
    expect(await set(person, id, 0, { status: 'skipped', subjectId: second!._id })).toMatchObject({
      status: 409,
      code: 'daily_plan.subject_moved',
    });
    expect(await set(person, id, 7, { status: 'skipped' })).toMatchObject({
      code: 'daily_plan.subject_moved',
    });
    expect((await set(person, id, 0, { status: 'skipped', subjectId: first!._id })).status).toBe(200);
  });
});

describe('POST /daily-plans/:id/student-feedback', () => {
  const send = (person: TestPerson, id: string, body: object) =>
    person.call(dailyPlans.studentFeedback, { params: { id }, body: body as never });
  const closing = { finalize: true, feedbackText: 'İyi bir gündü', motivationScore: 7 };

  it('takes the counts subject by subject and closes the day once', async () => {
    const person = await student();
    const done = { targetMinutes: null, correct: 20, wrong: 0, blank: 0 };
    const id = await storePlan(world.db, person.id, { subjects: [done, done] });
    expect((await send(person, id, { finalize: false, subjectIndex: 0, correctAnswers: 3 })).status).toBe(
      200,
    );
    // Typed answers lower the rate below completion, but the evaluation may still be finished.
    const last = await send(person, id, { ...closing, subjectIndex: 1, correctAnswers: 4, wrongAnswers: 1 });
    expect(last.data).toMatchObject({
      status: 'completed',
      studentFeedback: { feedbackText: 'İyi bir gündü', motivationScore: 7 },
    });
    expect(answersOf(last.data)).toEqual([
      [3, 0, 0],
      [4, 1, 0],
    ]);
    expect(await send(person, id, closing)).toMatchObject({ code: 'daily_plan.evaluated' });
  });

  it('needs a day that has come and was not only skipped, a text, a score, and not more than seven days', async () => {
    const person = await student();
    const [open, skipped, coming, done, old] = [
      await storePlan(world.db, person.id),
      await storePlan(world.db, person.id, { date: '2026-11-14', subjects: [{ choice: 'skipped' }] }),
      await storePlan(world.db, person.id, { date: '2026-11-17', subjects: [{ choice: 'completed' }] }),
      await storePlan(world.db, person.id, { date: '2026-11-15', subjects: [{ choice: 'completed' }] }),
      await storePlan(world.db, person.id, { date: '2026-11-08', subjects: [{ choice: 'completed' }] }),
    ];
    expect(await send(person, open, closing)).toMatchObject({ code: 'daily_plan.not_complete' });
    expect(await send(person, skipped, closing)).toMatchObject({ code: 'daily_plan.not_complete' });
    expect(await send(person, coming, closing)).toMatchObject({ code: 'daily_plan.evaluation_early' });
    expect((await send(person, done, { ...closing, feedbackText: 'kısa' })).errors?.[0]?.path).toBe(
      'feedbackText',
    );
    expect((await send(person, done, { finalize: true, feedbackText: 'uzun metin' })).errors?.[0]?.path).toBe(
      'motivationScore',
    );
    expect(await send(person, old, closing)).toMatchObject({ code: 'daily_plan.evaluation_closed' });
    expect((await send(person, done, closing)).status).toBe(200);
  });
});
