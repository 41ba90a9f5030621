import { adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import { coachGroups, MAX_COACH_GROUPS } from '@netlik/contract/coaching/coach-groups';
import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { myCoach } from '@netlik/contract/coaching/my-coach';
import { toStudyDay } from '@netlik/domain/study-day';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const studentOf = (coach: TestPerson) => world.person({ tier: 'premium', coachId: coach.id });
const make = (coach: TestPerson, name: string) =>
  coach.call(coachGroups.create, { body: { name, colour: 1 } });
const fill = (coach: TestPerson, id: string, students: readonly TestPerson[]) =>
  coach.call(coachGroups.setStudents, {
    params: { id },
    body: { studentIds: students.map((one) => one.id) },
  });

describe('groups of a coach', () => {
  it('narrow every list of students, and a student may be in several', async () => {
    const [coach, other] = [await world.person({ role: 'coach' }), await world.person({ role: 'coach' })];
    const [ada, bora] = [await studentOf(coach), await studentOf(coach)];
    const { data: numbers } = await make(coach, 'Sayısal');
    const { data: evening } = await make(coach, 'Akşam');
    await fill(coach, numbers._id, [ada, bora]);
    await fill(coach, evening._id, [ada]);
    const groups = (await coach.call(coachGroups.list, {})).data;
    expect(groups.map(({ name, studentIds }) => [name, studentIds.length])).toEqual([
      ['Akşam', 1],
      ['Sayısal', 2],
    ]);
    const seen = async (by: TestPerson, group: string) => {
      const from = toStudyDay('2026-11-16');
      const [list, board, today] = [
        (await by.call(coachStudents.list, { query: { group } })).data.map(({ _id }) => _id),
        (await by.call(coachLive.board, { query: { from, group } })).data.map(({ studentId }) => studentId),
        (await by.call(coachLive.attention, { query: { group } })).data.map(({ studentId }) => studentId),
      ];
      expect(board).toEqual(list);
      expect([...new Set(today)]).toEqual(list);
      return list;
    };
    expect(await seen(coach, evening._id)).toEqual([ada.id]);
    expect(await seen(other, evening._id)).toEqual([]);
  });

  it('hold students coached now and lose who leaves, also to another coach and back', async () => {
    const [coach, other] = [await world.person({ role: 'coach' }), await world.person({ role: 'coach' })];
    const admin = await world.person({ role: 'admin' });
    const [ada, theirs] = [await studentOf(coach), await studentOf(other)];
    const { data: group } = await make(coach, 'Sayısal');
    expect((await fill(coach, group._id, [ada, theirs])).code).toBe('user.not_found');
    expect((await fill(coach, group._id, [ada])).data.studentIds).toEqual([ada.id]);
    await ada.call(myCoach.leave, {});
    await coach.call(coachStudents.assign, { params: { id: ada.id } });
    const left = () => world.rows(sql`select from coach_group_students where student_id = ${ada.id}`);
    expect(await left()).toEqual([]);
    await fill(coach, group._id, [ada]);
    await admin.call(adminCoaches.reassign, {
      body: { studentId: ada.id, fromCoachId: coach.id, toCoachId: other.id },
    });
    expect(await left()).toEqual([]);
  });

  it('keep to their limit and to one name under 50 parallel calls', async () => {
    const coach = await world.person({ role: 'coach' });
    const spelled = await inParallel(10, (at) => make(coach, at % 2 ? 'İLERİ' : 'ileri'));
    expect(countStatuses(spelled)).toEqual({ 201: 1, 409: 9 });
    await inParallel(50, (at) => make(coach, `Grup ${at}`));
    expect((await coach.call(coachGroups.list, {})).data).toHaveLength(MAX_COACH_GROUPS);
    expect((await make(coach, 'Bir tane daha')).code).toBe('coach.groups_full');
  });
});
