import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { programWeeks, type WeekForm } from '@netlik/contract/coaching/program-weeks';
import { storePlan } from '@netlik/testkit/stored-plan';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T06:00:00Z' });
});
afterAll(() => world.close());

const [monday, tuesday, sunday] = ['2026-11-16', '2026-11-17', '2026-11-22'] as const;
const subject = (name = 'matematik') => ({ subject: name, description: 'Test çöz', duration: 60 });

const setUp = async () => {
  const coach = await world.person({ role: 'coach' });
  const student = await world.person({ coachId: coach.id });
  const save = (days: object[], status: WeekForm['status'] = 'active') =>
    coach.call(programWeeks.save, { params: { id: student.id }, body: { days, status } as WeekForm });
  const week = async () =>
    (
      await coach.call(coachPrograms.list, { query: { studentId: student.id, from: monday, to: sunday } })
    ).data.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return { coach, student, save, week };
};

describe('PUT /coach/students/:id/week', () => {
  it('writes, changes and removes days in one call, with question counts of subjects and topics', async () => {
    const { student, save, week } = await setUp();
    const stored = { source: 'coach', subjects: [{}, { subject: 'fizik' }] } as const;
    await storePlan(world.db, student.id, { ...stored, date: monday });
    await storePlan(world.db, student.id, { source: 'coach', date: sunday });
    const [first, last] = await week();
    const topicsDetailed = [{ topic: 'Temel Kavramlar', targetQuestions: 25 }];
    const saved = await save([
      { date: monday, programId: first!._id, version: first!.version, subjects: [subject('fizik')] },
      { date: tuesday, subjects: [{ ...subject(), targetQuestions: 40, topicsDetailed }] },
      { date: sunday, programId: last!._id, subjects: [] },
    ]);
    expect(saved.status).toBe(200);
    const [one, two, ...rest] = await week();
    expect(rest).toEqual([]);
    expect(one!.subjects.map(({ subject }) => subject)).toEqual(['fizik']);
    expect(two).toMatchObject({
      date: tuesday,
      subjects: [{ targetQuestions: 40, topicsDetailed: [{ targetQuestions: 25 }] }],
    });
    const told = await world.db.many(sql`select from notifications where user_id = ${student.id}`);
    expect(told).toHaveLength(1);
  });

  it('writes nothing when one day is refused, and says which', async () => {
    const { student, save, week } = await setUp();
    const id = await storePlan(world.db, student.id, { source: 'coach', date: sunday });
    const days = [{ date: tuesday, subjects: [subject()] }];
    const old = await save([...days, { date: sunday, programId: id, version: 41, subjects: [subject()] }]);
    expect(old).toMatchObject({ status: 409, code: 'daily_plan.changed' });
    const unknown = await save([...days, { date: '2026-11-18', subjects: [subject('simya')] }]);
    expect(unknown.errors).toMatchObject([{ path: 'days.1.subjects.0.subject' }]);
    expect((await week()).map(({ date }) => date)).toEqual([sunday]);
  });

  it('keeps a subject somebody worked on', async () => {
    const { student, save, week } = await setUp();
    const id = await storePlan(world.db, student.id, {
      source: 'coach',
      date: monday,
      subjects: [{ correct: 5, wrong: 1, blank: 0 }],
    });
    const gone = await save([{ date: monday, programId: id, subjects: [] }]);
    expect(gone).toMatchObject({ status: 409, code: 'daily_plan.subject_has_work' });
    expect(await week()).toHaveLength(1);
  });

  it('turns drafts into programs and leaves programs when drafts are saved', async () => {
    const { student, save, week } = await setUp();
    await storePlan(world.db, student.id, { source: 'coach', date: monday, status: 'draft' });
    await storePlan(world.db, student.id, { source: 'coach', date: tuesday });
    const both = (await week()).map(({ _id: programId, date }) => ({
      programId,
      date,
      subjects: [subject()],
    }));
    await save(both, 'draft');
    expect((await week()).map(({ status }) => status)).toEqual(['draft', 'active']);
    await save(both);
    expect((await week()).map(({ status }) => status)).toEqual(['active', 'active']);
  });

  it.each([
    ['a day twice', [monday, monday]],
    ['days of two weeks', [sunday, '2026-11-23']],
    ['a past day', ['2026-11-15']],
  ])('refuses %s', async (_, dates) => {
    const { save, week } = await setUp();
    const refused = await save(dates.map((date) => ({ date, subjects: [subject()] })));
    expect(refused.code).toBe('request.rule_broken');
    expect(await week()).toEqual([]);
  });

  it('writes a day once when fifty coaches’ tabs save it together', async () => {
    const { save, week } = await setUp();
    const days = [{ date: tuesday, subjects: [subject()] }];
    const replies = await Promise.all(Array.from({ length: 50 }, () => save(days)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await week()).toHaveLength(1);
  });

  it('hides a program of another student', async () => {
    const { save } = await setUp();
    const other = await setUp();
    const programId = await storePlan(world.db, other.student.id, { source: 'coach', date: monday });
    const refused = await save([{ date: monday, programId, subjects: [subject()] }]);
    expect(refused).toMatchObject({ status: 404, code: 'daily_plan.not_found' });
  });
});
