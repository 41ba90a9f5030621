import { coachNotes } from '@netlik/contract/coaching/coach-notes';
import { MAX_PARENT_LINKS, parentLinks } from '@netlik/contract/coaching/parent-links';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const make = (student: TestPerson, days: 7 | 30 = 7) => student.call(parentLinks.create, { body: { days } });
const open = (token: string) => world.call(parentLinks.open, { body: { token } });

describe('a link for parents', () => {
  it('shows the week and what the student has read of the coach’s notes', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await world.person({ tier: 'premium', coachId: coach.id, firstName: 'Ece' });
    await insertRow(world.db, 'study_days', { userId: student.id, day: '2026-11-15', seconds: 5400 });
    const params = { id: student.id };
    const note = await coach.call(coachNotes.create, { params, body: { kind: 'parents', text: 'Düzenli' } });
    await coach.call(coachNotes.create, { params, body: { kind: 'student', text: 'Sana özel' } });
    const { data: link } = await make(student);
    expect((await open(link.token)).data).toMatchObject({ firstName: 'Ece', from: '2026-11-10', notes: [] });
    await student.call(coachNotes.markSeen, { body: { ids: [note.data._id] } });
    const { data } = await open(link.token);
    expect(data.notes.map(({ text }) => text)).toEqual(['Düzenli']);
    expect(data.days.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0, 90, 0]);
    expect((await student.call(parentLinks.list, {})).data).toMatchObject([{ _id: link._id, opens: 2 }]);
    expect(await world.statements(() => open(link.token))).toBeLessThanOrEqual(2);
    const [stored] = await world.rows<{ text: string }>(sql`
      select row_to_json(l)::text as text from parent_links l where user_id = ${student.id}`);
    expect(stored?.text).not.toContain(link.token);
  });

  it('dies when it is over, closed, or the account is suspended', async () => {
    const student = await world.person();
    const [over, closed, rest] = [await make(student), await make(student, 30), await make(student, 30)];
    await student.call(parentLinks.revoke, { params: { id: closed.data._id } });
    world.clock.advance(7 * 86_400 + 1);
    expect((await open(over.data.token)).code).toBe('parent_link.not_found');
    expect((await open(closed.data.token)).code).toBe('parent_link.not_found');
    expect((await open(rest.data.token)).status).toBe(200);
    await world.db.run(sql`update users set is_active = false where id = ${student.id}`);
    expect((await open(rest.data.token)).code).toBe('parent_link.not_found');
    expect((await open('x'.repeat(43))).code).toBe('parent_link.not_found');
  });

  it('exists a few times at most, under 50 parallel calls', async () => {
    const student = await world.person();
    const answers = await inParallel(50, () => make(student));
    expect(countStatuses(answers)).toEqual({ 201: MAX_PARENT_LINKS, 409: 50 - MAX_PARENT_LINKS });
  });
});
