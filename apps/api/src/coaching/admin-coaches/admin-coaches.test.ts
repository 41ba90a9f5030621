import { adminCoaches, coachStatisticsSorts } from '@netlik/contract/coaching/admin-coaches';
import { coachFeedback } from '@netlik/contract/coaching/coach-feedback';
import { coachGroups } from '@netlik/contract/coaching/coach-groups';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { messages } from '@netlik/contract/coaching/messages';
import { myCoach } from '@netlik/contract/coaching/my-coach';
import { audit } from '@netlik/contract/platform/audit';
import { notifications } from '@netlik/contract/platform/notifications';
import { addDays, studyDay } from '@netlik/domain/study-day';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { storePlan } from '@netlik/testkit/stored-plan';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let admin: TestPerson;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
  admin = await world.person({ role: 'admin' });
});
afterAll(() => world.close());

const newCoach = (part = {}) => world.person({ role: 'coach', ...part });
const premium = (part = {}) => world.person({ tier: 'premium', ...part });
const assign = (coachId: string, studentIds: string[]) =>
  admin.call(adminCoaches.assign, { body: { coachId, studentIds } });
const toldTypes = async (person: TestPerson) =>
  (await person.call(notifications.list, {})).data.map(({ type }) => type);
const coachOf = async (student: TestPerson) => (await student.call(myCoach.get, {})).data?.id;

describe('POST /admin/assign-coach', () => {
  it('gives who can be given and says who was refused and why', async () => {
    const [coach, other] = [await newCoach(), await newCoach()];
    const [fine, free, minor, taken, suspended] = [
      await premium({ firstName: 'Ela', lastName: 'Ak' }),
      await world.person(),
      await premium({ consent: 'guardian' }),
      await premium({ coachId: other.id }),
      await premium({ suspended: true }),
    ];
    const missing = admin.id;
    const ids = [fine, free, minor, taken, suspended].map(({ id }) => id);
    const { data } = await assign(coach.id, [...ids, fine.id, missing]);
    expect(data.assigned).toEqual([fine.id]);
    expect(data.refused.map(({ reason }) => reason)).toEqual([
      'not_premium',
      'guardian_pending',
      'has_other_coach',
      'suspended',
      'not_found',
    ]);
    expect(await coachOf(fine)).toBe(coach.id);
    expect(await toldTypes(fine)).toEqual(['coach.assigned']);
    expect(await toldTypes(coach)).toEqual(['coach.students-assigned']);
    expect(await coachOf(taken)).toBe(other.id);
    expect((await assign(coach.id, [fine.id])).data.refused).toMatchObject([{ reason: 'has_this_coach' }]);
    expect((await assign(fine.id, [free.id])).code).toBe('user.not_found');
  });

  it('gives each student to one coach under 50 parallel calls with overlapping lists', async () => {
    const coaches = await Promise.all(Array.from({ length: 5 }, () => newCoach()));
    const students = await Promise.all(Array.from({ length: 4 }, () => premium()));
    const ids = students.map(({ id }) => id);
    const answers = await inParallel(50, (at) =>
      assign(coaches[at % 5]!.id, at % 2 === 0 ? ids : [...ids].reverse()),
    );
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect(answers.flatMap(({ data }) => data.assigned).sort()).toEqual([...ids].sort());
    const open = await world.rows(sql`
      select from coach_assignments where user_id = any(${ids}::uuid[]) and ended_at is null`);
    expect(open).toHaveLength(4);
  });
});

describe('PUT /admin/reassign-student', () => {
  it('moves the student from the coach that was named, and cuts the former one off', async () => {
    const from = await newCoach({ firstName: 'Nur', lastName: 'Ak' });
    const to = await newCoach({ firstName: 'Can', lastName: 'Su' });
    const student = await premium();
    await assign(from.id, [student.id]);
    const move = (fromCoachId: string, toCoachId: string) =>
      admin.call(adminCoaches.reassign, { body: { studentId: student.id, fromCoachId, toCoachId } });
    expect((await move(to.id, from.id)).code).toBe('coach.student_moved');
    expect((await move(from.id, from.id)).errors?.[0]?.path).toBe('toCoachId');
    const answers = await inParallel(50, () => move(from.id, to.id));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 49 });
    expect((await from.call(coachStudents.get, { params: { id: student.id } })).status).toBe(404);
    expect((await to.call(coachStudents.get, { params: { id: student.id } })).status).toBe(200);
    const { data } = await admin.call(audit.list, { query: { userId: student.id } });
    expect(data.map(({ before, after }) => [before, after])).toEqual([
      [{ coachId: 'Nur Ak' }, { coachId: 'Can Su' }],
      [{ coachId: null }, { coachId: 'Nur Ak' }],
    ]);
    expect(await toldTypes(from)).toEqual(['coach.students-moved', 'coach.students-assigned']);
    const former = await admin.call(adminCoaches.students, {
      params: { id: from.id },
      query: { status: 'inactive' },
    });
    expect(former.data).toMatchObject([{ _id: student.id, endedAt: '2026-11-16T09:00:00.000Z' }]);
  });
});

describe('POST /admin/coaches/:id/move-students', () => {
  it('moves all students of a leaving coach in one step', async () => {
    const [from, to] = [await newCoach(), await newCoach()];
    const students = await Promise.all(Array.from({ length: 3 }, () => premium({ coachId: from.id })));
    await world.db.run(sql`update users set is_active = false where id = ${from.id}`);
    const move = () =>
      admin.call(adminCoaches.moveStudents, { params: { id: from.id }, body: { toCoachId: to.id } });
    expect((await move()).data).toEqual({ moved: 3 });
    expect((await move()).data).toEqual({ moved: 0 });
    expect(await coachOf(students[0]!)).toBe(to.id);
    expect(await toldTypes(to)).toEqual(['coach.students-assigned']);
    expect((await assign(from.id, [students[0]!.id])).code).toBe('user.not_found');
  });
});

describe('GET /admin/assignments', () => {
  it('lists students with their coach and what stands against one, in two statements', async () => {
    const coach = await newCoach({ firstName: 'Seda', lastName: 'Er' });
    await premium({ firstName: 'Ğuraba', lastName: 'Bir', coachId: coach.id });
    await world.person({ firstName: 'Ğuraba', lastName: 'İki' });
    await premium({ firstName: 'Ğuraba', lastName: 'Üç' });
    const list = async (query = {}) =>
      (await admin.call(adminCoaches.listAssignments, { query: { q: 'ğuraba', ...query } })).data;
    expect(await list()).toMatchObject([
      { name: 'Ğuraba Bir', coachName: 'Seda Er', refusal: 'has_other_coach' },
      { name: 'Ğuraba İki', coachName: null, refusal: 'not_premium' },
      { name: 'Ğuraba Üç', refusal: null },
    ]);
    expect((await list({ assignable: 'true' })).map(({ name }) => name)).toEqual(['Ğuraba Üç']);
    expect((await list({ coachId: coach.id })).map(({ name }) => name)).toEqual(['Ğuraba Bir']);
    expect(await world.statements(list)).toBe(2);
  });
});

describe('GET /admin/coaches', () => {
  it('sorts, finds by name and e-mail, and counts students in two statements', async () => {
    const [first, second] = [
      await newCoach({ firstName: 'Çetin', lastName: 'Zümrüt', email: 'zumrut1@test.example' }),
      await newCoach({ firstName: 'Can', lastName: 'Zümrüt', email: 'zumrut2@test.example' }),
    ];
    await premium({ coachId: first.id });
    const list = async (query = {}) =>
      (await admin.call(adminCoaches.list, { query: { q: 'ZÜMRÜT', ...query } })).data.map(({ _id }) => _id);
    expect(await list()).toEqual([second.id, first.id]);
    expect(await list({ sort: 'students', order: 'desc' })).toEqual([first.id, second.id]);
    expect(await list({ q: 'zumrut2@' })).toEqual([second.id]);
    expect(await world.statements(list)).toBe(2);
  });
});

describe('evaluations of coaches', () => {
  it('are listed, summed up and marked as read', async () => {
    const coach = await newCoach({ firstName: 'Oya', lastName: 'Tan' });
    const students = await Promise.all([premium({ coachId: coach.id }), premium({ coachId: coach.id })]);
    const send = (at: number, stars: number, issues = {}) =>
      students[at]!.call(myCoach.sendFeedback, {
        body: {
          coachId: coach.id,
          categories: { communication: stars, programQuality: 5, overallSatisfaction: 4 },
          feedback: `Görüş ${at}`,
          specificIssues: issues,
        },
      });
    await send(0, 5);
    world.clock.advance(60);
    await send(1, 2, { tooMuchPressure: true, other: 'Akşamlar' });
    const list = async (status: 'new' | 'read' | 'all') =>
      (await admin.call(coachFeedback.list, { query: { status, coachId: coach.id } })).data;
    const [newest] = await list('new');
    expect(newest).toMatchObject({
      overallRating: 3.7,
      coach: { name: 'Oya Tan' },
      specificIssues: { tooMuchPressure: true, notEnoughSupport: false, other: 'Akşamlar' },
    });
    const params = { id: newest!.id };
    expect((await admin.call(coachFeedback.markRead, { params })).data.status).toBe('read');
    expect((await list('new')).map(({ feedback }) => feedback)).toEqual(['Görüş 0']);
    expect((await admin.call(coachFeedback.summary, {})).data).toEqual({
      totalFeedbacks: 2,
      averageRating: 4.2,
      lastFeedbackDate: '2026-11-16T09:01:00.000Z',
      issuesCounts: {
        tooMuchPressure: 1,
        notEnoughSupport: 0,
        communicationProblems: 0,
        programNotSuitable: 0,
      },
      statusCounts: { new: 1, read: 1 },
    });
    const { data } = await admin.call(adminCoaches.performance, { params: { id: coach.id } });
    expect(data).toMatchObject({
      studentStats: { active: 2, inactive: 0, total: 2 },
      feedbackStats: { totalFeedbacks: 2, averageRating: 4.2, categoryAverages: { communication: 3.5 } },
    });
    const all = () => admin.call(coachFeedback.coaches, {});
    expect((await all()).data.find((row) => row.coach._id === coach.id)).toMatchObject({
      feedbackStats: data.feedbackStats,
    });
    expect(await world.statements(all)).toBe(1);
  });

  it('lists the statistics in pages, searched and sorted before they are cut', async () => {
    const [ali, isa] = [
      await newCoach({ firstName: 'Sayfa', lastName: 'Ali' }),
      await newCoach({ firstName: 'Sayfa', lastName: 'İsa' }),
    ];
    await premium({ coachId: isa.id });
    const page = async (query: Record<string, string>) => {
      const { data, pagination } = await admin.call(coachFeedback.coaches, {
        query: { q: 'sayfa', limit: '1', ...query },
      });
      return [data.map(({ coach }) => coach._id), pagination];
    };
    expect(await page({})).toEqual([[ali.id], { page: 1, limit: 1, total: 2 }]);
    expect(await page({ page: '2' })).toEqual([[isa.id], { page: 2, limit: 1, total: 2 }]);
    expect(await page({ page: '3' })).toEqual([[], { page: 3, limit: 1, total: 2 }]);
    for (const sort of coachStatisticsSorts)
      expect(await page({ sort, order: 'desc' }), sort).toEqual([
        [['name', 'active'].includes(sort) ? isa.id : ali.id],
        { page: 1, limit: 1, total: 2 },
      ]);
  });
});

// Runs last because it moves the clock.
describe('the work of a coach', () => {
  it('tells completion, activity and the time to an answer, for a page in one statement more', async () => {
    const coach = await newCoach({ firstName: 'Yakut', lastName: 'Er' });
    const student = await premium({ coachId: coach.id });
    const today = studyDay(world.clock.now());
    const plan = { date: addDays(today, -2), source: 'coach' as const, authorId: coach.id };
    const subjects = [{ choice: 'completed' as const }, {}];
    await storePlan(world.db, student.id, { ...plan, subjects }, world.clock.now());
    const say = (by: TestPerson, to: TestPerson, text: string) =>
      by.call(messages.send, { params: { id: to.id }, body: { text } });
    // Two messages in a row are one question, and the second answer counts for nothing.
    await say(student, coach, 'Merhaba');
    world.clock.advance(2 * 60);
    await say(student, coach, 'Yarın sınav var');
    world.clock.advance(4 * 60);
    await say(coach, student, 'Bugün tekrar yap');
    await say(coach, student, 'Başarılar');
    const list = () => admin.call(adminCoaches.list, { query: { q: 'yakut', work: 'true' } });
    const [row] = (await list()).data;
    expect(row?.work).toMatchObject({ completion: 50, programs: 1, answerMinutes: 6 });
    expect(row?.work?.lastProgramAt).not.toBeNull();
    expect(await world.statements(list)).toBe(3);
  });

  it('takes no message to a group for an answer, and no end of a question', async () => {
    const owner = await world.person({ role: 'admin' });
    const coach = await newCoach({ firstName: 'Zeberced', lastName: 'Er' });
    const student = await premium({ coachId: coach.id });
    const { data: group } = await coach.call(coachGroups.create, { body: { name: 'Sayısal', colour: 1 } });
    const params = { id: group._id };
    await coach.call(coachGroups.setStudents, { params, body: { studentIds: [student.id] } });
    const answerMinutes = async () => {
      const { data } = await owner.call(adminCoaches.list, { query: { q: 'zeberced', work: 'true' } });
      return data[0]?.work?.answerMinutes;
    };
    const ask = (text: string) => student.call(messages.send, { params: { id: coach.id }, body: { text } });
    await ask('Limit nasıl çözülür?');
    world.clock.advance(2 * 60);
    await coach.call(messages.sendToGroup, { params, body: { text: 'Yarın deneme var' } });
    expect(await answerMinutes()).toBeNull();
    world.clock.advance(60);
    await ask('Türev de olur');
    world.clock.advance(4 * 60);
    await coach.call(messages.send, { params: { id: student.id }, body: { text: 'Önce sadeleştir' } });
    expect(await answerMinutes()).toBe(7);
  });
});
