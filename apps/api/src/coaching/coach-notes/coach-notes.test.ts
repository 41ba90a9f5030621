import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { myCoach } from '@netlik/contract/coaching/my-coach';
import { account } from '@netlik/contract/identity/account';
import { notifications } from '@netlik/contract/platform/notifications';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const write = (by: TestPerson, id: string, kind: 'private' | 'student' | 'parents', text: string) =>
  by.call(coachNotes.create, { params: { id }, body: { kind, text } });
const textsFor = async (by: TestPerson, id: string) =>
  (await by.call(coachNotes.list, { params: { id } })).data.map(({ text }) => text);
const own = async (student: TestPerson) => (await student.call(coachNotes.listOwn, {})).data;

describe('notes of a coach', () => {
  it('reach whom they are for: private ones their author alone', async () => {
    const [coach, admin] = [await world.person({ role: 'coach' }), await world.person({ role: 'admin' })];
    const student = await world.person({ tier: 'premium', coachId: coach.id });
    await write(coach, student.id, 'private', 'gizli');
    await write(coach, student.id, 'student', 'sana');
    await write(coach, student.id, 'parents', 'veliye');
    expect(await textsFor(coach, student.id)).toEqual(['veliye', 'sana', 'gizli']);
    expect(await textsFor(admin, student.id)).toEqual(['veliye', 'sana']);
    expect((await own(student)).map(({ text }) => text)).toEqual(['veliye', 'sana']);
    const { data: told } = await student.call(notifications.list, {});
    expect(told.map(({ type }) => type)).toEqual(['coach.note', 'coach.note']);
    const exported = JSON.stringify((await student.call(account.exportData, {})).data);
    expect([exported.includes('veliye'), exported.includes('gizli')]).toEqual([true, false]);
    expect(await world.statements(() => textsFor(coach, student.id))).toBeLessThanOrEqual(3);
  });

  it('are seen again after a change, and closed to a former coach', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await world.person({ tier: 'premium', coachId: coach.id });
    const { data: note } = await write(coach, student.id, 'parents', 'ilk');
    const seenAt = async () => (await own(student))[0]?.seenAt;
    await student.call(coachNotes.markSeen, { body: { ids: [note._id] } });
    expect(await seenAt()).toBe('2026-11-16T09:00:00.000Z');
    const change = () => coach.call(coachNotes.update, { params: { id: note._id }, body: { text: 'sonra' } });
    expect((await change()).data.text).toBe('sonra');
    expect(await seenAt()).toBeNull();
    await student.call(myCoach.leave, {});
    expect((await change()).code).toBe('coach.note_not_found');
    expect((await write(coach, student.id, 'student', 'artık değil')).code).toBe('user.not_found');
    expect(await own(student)).toHaveLength(1);
  });
});
