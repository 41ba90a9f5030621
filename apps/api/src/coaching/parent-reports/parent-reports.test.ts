import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { MAX_PARENT_LINKS, parentLinks } from '@netlik/contract/coaching/parent-links';
import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const pair = async () => {
  const coach = await world.person({ role: 'coach' });
  const student = await world.person({ tier: 'premium', coachId: coach.id, firstName: 'Ece' });
  return { coach, student };
};
const ask = (coach: TestPerson, { id }: TestPerson, days: '7' | '14' | '30' = '7') =>
  coach.call(parentReports.get, { params: { id }, query: { days } });
const make = (coach: TestPerson, { id }: TestPerson, days: 7 | 14 | 30 = 14) =>
  coach.call(parentReports.create, { params: { id }, body: { days } });
const allow = (student: TestPerson) => student.call(parentReports.allow, {});
const open = (token: string) => world.call(parentLinks.open, { body: { token } });

describe('a report for parents', () => {
  it('is made after the student allowed it, with goal, completion, days, nets and the coach’s words', async () => {
    const { coach, student } = await pair();
    await world.db.run(sql`update users set weekly_goal_minutes = 210 where id = ${student.id}`);
    await insertRow(world.db, 'study_days', { userId: student.id, day: '2026-11-05', seconds: 12_600 });
    await storePlan(world.db, student.id, {
      date: '2026-11-10' as never,
      source: 'coach',
      subjects: [{ choice: 'completed' }, {}],
    });
    const body = { kind: 'parents' as const, text: 'Düzenli çalıştı' };
    const note = await coach.call(coachNotes.create, { params: { id: student.id }, body });
    await student.call(coachNotes.markSeen, { body: { ids: [note.data._id] } });
    expect((await ask(coach, student)).data).toMatchObject({ isAllowed: false, guardianEmail: null });
    expect((await make(coach, student)).code).toBe('parent_report.not_allowed');
    expect((await allow(student)).data.allowedAt).not.toBeNull();
    const { data: link } = await make(coach, student);
    const { data } = await open(link.token);
    expect(data).toMatchObject({ firstName: 'Ece', from: '2026-11-03', goalPercent: 50, completion: 50 });
    expect(data.days.filter(({ minutes }) => minutes > 0)).toEqual([{ date: '2026-11-05', minutes: 210 }]);
    expect(data.notes.map(({ text }) => text)).toEqual(['Düzenli çalıştı']);
    expect((await ask(coach, student, '14')).data.report).toEqual(data);
    expect((await student.call(parentLinks.list, {})).data).toMatchObject([{ byCoach: true, opens: 1 }]);
    const own = await student.call(parentLinks.create, { body: { days: 7 } });
    expect((await open(own.data.token)).data).toMatchObject({ goalPercent: null, completion: null });
  });

  it('is gone at once when the permission is taken back, also after it is given anew, and with the coach', async () => {
    const { coach, student } = await pair();
    await allow(student);
    const { data: first } = await make(coach, student);
    const own = (await student.call(parentLinks.create, { body: { days: 7 } })).data;
    await student.call(parentReports.withdraw, {});
    expect((await open(first.token)).code).toBe('parent_link.not_found');
    expect((await student.call(parentReports.permission, {})).data.allowedAt).toBeNull();
    await allow(student);
    expect((await open(first.token)).status).toBe(404);
    expect((await open(own.token)).status).toBe(200);
    const { data: second } = await make(coach, student);
    expect((await open(second.token)).status).toBe(200);
    const other = await world.person({ role: 'coach' });
    await world.db.run(sql`update users set coach_id = ${other.id} where id = ${student.id}`);
    expect((await open(second.token)).status).toBe(404);
    expect((await ask(other, student)).data).toMatchObject({ isAllowed: false, links: [] });
  });

  it('names the guardian of a minor, whose confirmation it needs, and nobody for an adult', async () => {
    const { coach, student } = await pair();
    await allow(student);
    const { data: link } = await make(coach, student);
    expect((await ask(coach, student)).data.guardianEmail).toBeNull();
    await world.db.run(sql`
      update users set birth_year = 2010, guardian_email = 'veli@example.com', guardian_confirmed_at = now()
      where id = ${student.id}`);
    expect((await ask(coach, student)).data.guardianEmail).toBe('veli@example.com');
    await world.db.run(sql`update users set guardian_confirmed_at = null where id = ${student.id}`);
    expect((await ask(coach, student)).data).toMatchObject({ isAllowed: false, guardianEmail: null });
    expect((await open(link.token)).status).toBe(404);
  });

  it('has a few links at most, under 50 parallel calls, and its coach closes them', async () => {
    const { coach, student } = await pair();
    await allow(student);
    const answers = await inParallel(50, () => make(coach, student));
    expect(countStatuses(answers)).toEqual({ 201: MAX_PARENT_LINKS, 409: 50 - MAX_PARENT_LINKS });
    const { data } = answers.find(({ status }) => status === 201)!;
    await coach.call(parentReports.revoke, { params: { id: student.id, link: data._id } });
    expect((await open(data.token)).status).toBe(404);
  });
});
