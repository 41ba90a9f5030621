import { adminCoaches } from '@netlik/contract/coaching/admin-coaches';
import { coachLive } from '@netlik/contract/coaching/coach-live';
import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { coachStudents } from '@netlik/contract/coaching/coach-students';
import { parentLinks } from '@netlik/contract/coaching/parent-links';
import { account } from '@netlik/contract/identity/account';
import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { callOver } from '@netlik/testkit/call';
import { connectLive } from '@netlik/testkit/live-page';
import { storePlan } from '@netlik/testkit/stored-plan';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let beside: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
  beside = await openWorld({ beside: world });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});

const openPage = async (person: TestPerson) => {
  const call = callOver(beside.base);
  const { data } = await call(account.ticket, {}, person.token);
  const page = connectLive(beside.base, data.ticket);
  await expect.poll(() => page.messages.length).toBeGreaterThan(0);
  return page;
};
const changes = (page: { messages: { type: string; data: unknown }[] }) =>
  page.messages.filter(
    ({ type, data }) => type === 'changed' && JSON.stringify(data).includes('coach-students'),
  );

describe('a student who gets another coach', () => {
  it('is gone for the former one at once, in every process: calls, live channel and notes for parents', async () => {
    const [admin, former, present] = [
      await world.person({ role: 'admin' }),
      await world.person({ role: 'coach' }),
      await world.person({ role: 'coach' }),
    ];
    const student = await world.person({ tier: 'premium', coachId: former.id });
    const params = { id: student.id };
    const note = await former.call(coachNotes.create, { params, body: { kind: 'parents', text: 'Düzenli' } });
    await student.call(coachNotes.markSeen, { body: { ids: [note.data._id] } });
    const program = await storePlan(world.db, student.id, { date: '2026-11-17', source: 'coach' });
    const [left, right] = [await openPage(former), await openPage(present)];
    const there = callOver(beside.base);
    // The other process has cached the former coach's session and student.
    expect((await there(coachStudents.get, { params }, former.token)).status).toBe(200);

    const body = { studentId: student.id, fromCoachId: former.id, toCoachId: present.id };
    expect((await admin.call(adminCoaches.reassign, { body })).status).toBe(200);
    await expect.poll(() => changes(left).length).toBeGreaterThan(0);
    await expect.poll(() => changes(right).length).toBeGreaterThan(0);

    const refused = [
      await there(coachStudents.get, { params }, former.token),
      await there(coachStudents.exams, { params }, former.token),
      await there(coachStudents.sessions, { query: { studentId: student.id } }, former.token),
      await there(coachPrograms.get, { params: { id: program } }, former.token),
      await there(coachPrograms.list, { query: { studentId: student.id } }, former.token),
      await there(coachLive.reports, { query: { studentId: student.id } }, former.token),
      await there(coachNotes.list, { params }, former.token),
      await there(coachNotes.create, { params, body: { kind: 'parents', text: 'Yine ben' } }, former.token),
      await there(
        coachNotes.update,
        { params: { id: note.data._id }, body: { text: 'Başka' } },
        former.token,
      ),
      await there(coachNotes.remove, { params: { id: note.data._id } }, former.token),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect((await there(coachLive.attention, {}, former.token)).data).toEqual([]);

    // The student's changes reach only the present coach.
    const [before, heard] = [changes(left).length, changes(right).length];
    await student.call(studyRuns.start, { body: { subject: 'fizik', technique: 'Pomodoro' } });
    await expect.poll(() => changes(right).length).toBeGreaterThan(heard);
    const started = changes(right).length;
    await student.call(dailyPlans.markSeen, { params: { id: program } });
    await expect.poll(() => changes(right).length).toBeGreaterThan(started);
    expect(changes(left)).toHaveLength(before);
    const link = await student.call(parentLinks.create, { body: { days: 7 } });
    const { data } = await there(parentLinks.open, { body: { token: link.data.token } });
    expect(data.notes.map(({ text }) => text)).toEqual(['Düzenli']);
    left.socket.close();
    right.socket.close();
  });
});
