import { classMap, MAP_TOPICS } from '@netlik/contract/coaching/class-map';
import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { programCopies } from '@netlik/contract/coaching/program-copies';
import { addDays, toStudyDay } from '@netlik/domain/study-day';
import { topicsOf } from '@netlik/domain/yks/topics';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z', catalogue: true });
});
afterAll(() => world.close());

const today = toStudyDay('2026-11-16');
const [first, second] = topicsOf('matematik') as [string, string];
const studentOf = (coach: TestPerson, firstName: string) =>
  world.person({ tier: 'premium', coachId: coach.id, firstName, lastName: 'Ak' });
type Wrong = { subject: string; topic: string; wrong: number };
const exam = (student: TestPerson, day: string, topics: Wrong[]) =>
  insertRow(world.db, 'exam_attempts', { userId: student.id, day, topics });
const wrongIn = (topic: string, wrong: number): Wrong => ({ subject: 'matematik', topic, wrong });

describe('GET /coach/topic-map', () => {
  it('counts the wrong answers of the period by topic and student and says who needs it, in at most three statements', async () => {
    const coach = await world.person({ role: 'coach' });
    const [ada, can] = [await studentOf(coach, 'Ada'), await studentOf(coach, 'Can')];
    await exam(ada, addDays(today, -3), [wrongIn(first, 2), wrongIn(second, 1), wrongIn('Kalkmış Konu', 9)]);
    await exam(ada, addDays(today, -10), [wrongIn(first.toLocaleUpperCase('tr'), 1)]);
    await exam(ada, addDays(today, -40), [wrongIn(first, 7)]);
    await insertRow(world.db, 'question_entries', {
      userId: can.id,
      day: today,
      topic: first,
      correct: 95,
      wrong: 5,
    });
    await exam(can, addDays(today, -2), [wrongIn(first, 1)]);
    const ask = () => coach.call(classMap.get, {});
    const { data } = await ask();
    expect(data).toMatchObject({ from: '2026-10-18', to: today, exams: 3, topicCount: 2, studentCount: 2 });
    expect(data.students.map(({ studentName }) => studentName)).toEqual(['Ada Ak', 'Can Ak']);
    expect(data.subjects).toEqual(['matematik']);
    expect(data.topics.map(({ topic, wrong, needs }) => [topic, wrong, needs])).toEqual([
      [first, 4, 1],
      [second, 1, 1],
    ]);
    const cellOf = (id: string) => data.topics[0]?.cells.find(({ studentId }) => studentId === id);
    expect(cellOf(ada.id)).toMatchObject({ wrong: 3, mastery: 0, needs: true });
    expect(cellOf(can.id)).toMatchObject({ wrong: 1, needs: false });
    expect(cellOf(can.id)?.mastery).toBeGreaterThan(0.5);
    expect(await world.statements(ask)).toBeLessThanOrEqual(3);
  });

  it('follows group, subject and period, shows present students only and pages its topics', async () => {
    const coach = await world.person({ role: 'coach' });
    const [ada, can] = [await studentOf(coach, 'Ada'), await studentOf(coach, 'Can')];
    const turkish = topicsOf('turkce').map((topic) => ({ subject: 'turkce', topic, wrong: 2 }));
    const many = [...topicsOf('matematik').map((topic) => wrongIn(topic, 1)), ...turkish];
    await exam(ada, today, many);
    await exam(can, today, [wrongIn(second, 1)]);
    const ask = async (query: object) => await coach.call(classMap.get, { query: query as never });
    const { data: all } = await ask({});
    expect(all).toMatchObject({ topicCount: many.length, subjects: ['turkce', 'matematik'] });
    expect(all.topics).toHaveLength(Math.min(MAP_TOPICS, many.length));
    expect((await ask({ page: '2' })).data.topics).toHaveLength(Math.max(0, many.length - MAP_TOPICS));
    expect((await ask({ subject: 'turkce' })).data.topicCount).toBe(turkish.length);
    const group = await coach.call(coachGroups.create, { body: { name: '12-B', colour: 1 } });
    await coach.call(coachGroups.setStudents, {
      params: { id: group.data._id },
      body: { studentIds: [can.id] },
    });
    expect((await ask({ group: group.data._id })).data).toMatchObject({ studentCount: 1, topicCount: 1 });
    expect((await ask({ to: addDays(today, -1) })).data).toMatchObject({ exams: 0, topics: [] });
    expect((await ask({ from: today, to: addDays(today, -1) })).status).toBe(422);
    await world.db.run(sql`update users set premium_until = ${world.clock.now()} where id = ${ada.id}`);
    expect((await ask({})).data.students.map(({ studentId }) => studentId)).toEqual([can.id]);
  });
});

describe('homework for those who need a topic', () => {
  it('joins the program of the day, leaves a day with work alone, and is taken back at once', async () => {
    const coach = await world.person({ role: 'coach' });
    const [free, planned, working] = [
      await studentOf(coach, 'Ada'),
      await studentOf(coach, 'Can'),
      await studentOf(coach, 'Ece'),
    ];
    const day = addDays(today, 1);
    const plan = { date: day, source: 'coach' as const, title: 'Eski' };
    await storePlan(world.db, planned.id, { ...plan, subjects: [{ subject: 'fizik' }] });
    await storePlan(world.db, working.id, { ...plan, subjects: [{ choice: 'completed' }] });
    const subjectsOf = ({ id }: TestPerson) =>
      world.rows<{ subject: string; questions: number | null; title: string }>(sql`
        select s.subject, s.target_questions as questions, p.title from daily_plans p
          join daily_plan_subjects s on s.plan_id = p.id
        where p.user_id = ${id} and p.status <> 'archived' order by s.position`);
    const before = [await subjectsOf(planned), await subjectsOf(working)];
    const homework = { subject: 'matematik' as const, topic: first.toLocaleUpperCase('tr'), questions: 40 };
    const body = { homework, to: day, studentIds: [free.id, planned.id, working.id] };
    const { data } = await coach.call(programCopies.create, { body });
    const done = data.items.map(({ studentId, action, reason }) => [studentId, reason ?? action]);
    expect(Object.fromEntries(done)).toEqual({
      [free.id]: 'create',
      [planned.id]: 'replace',
      [working.id]: 'has_work',
    });
    expect(await subjectsOf(free)).toMatchObject([{ subject: 'matematik', questions: 40 }]);
    expect(await subjectsOf(planned)).toMatchObject([
      { subject: 'fizik', title: 'Eski' },
      { subject: 'matematik', questions: 40, title: 'Eski' },
    ]);
    const params = { id: data.batchId! };
    expect((await coach.call(programCopies.undo, { params })).data).toEqual({ removed: 2, kept: 0 });
    expect([await subjectsOf(planned), await subjectsOf(working)]).toEqual(before);
    expect(await subjectsOf(free)).toEqual([]);
    const wrong = { ...body, homework: { ...homework, topic: 'Olmayan Konu' } };
    expect((await coach.call(programCopies.create, { body: wrong })).status).toBe(422);
  });
});
