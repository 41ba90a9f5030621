import { meetings } from '@netlik/contract/coaching/meetings';
import { notifications } from '@netlik/contract/platform/notifications';
import { calendar } from '@netlik/contract/study/calendar';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { sendEveningReminders } from './meetings.jobs.ts';

let world: World;
let coach: TestPerson;
let student: TestPerson;
beforeAll(async () => {
  // 19:30 in Istanbul.
  world = await openWorld({ now: '2026-11-15T16:30:00Z' });
});
afterAll(() => world.close());
beforeEach(async () => {
  coach = await world.person({ role: 'coach', firstName: 'Elif' });
  student = await world.person({ tier: 'premium', firstName: 'Zeynep', lastName: 'Kaya', coachId: coach.id });
});

const plan = (day: string, time = '18:00') =>
  coach.call(meetings.create, { params: { id: student.id }, body: { day, time } });
const own = async (person: TestPerson) =>
  (await person.call(meetings.listOwn, { query: { from: '2026-11-01', to: '2026-12-31' } })).data;
const titles = async (person: TestPerson) =>
  (await person.call(notifications.list, { query: {} })).data.map(({ title }) => title);

describe('POST /coach/students/:id/meetings', () => {
  it('is in both calendars and tells the student', async () => {
    await plan('2026-11-20');
    expect(await own(student)).toMatchObject([{ day: '2026-11-20', time: '18:00', personId: coach.id }]);
    expect(await own(coach)).toMatchObject([{ personName: 'Zeynep Kaya' }]);
    const query = { mode: 'study', from: '2026-11-01', to: '2026-11-30' } as const;
    expect((await student.call(calendar.days, { query })).data).toMatchObject([
      { date: '2026-11-20', meetings: 1 },
    ]);
    const [notice] = (await student.call(notifications.list, { query: {} })).data;
    expect(notice).toMatchObject({ title: 'Koçun bir görüşme planladı', body: '20 Kasım Cuma, saat 18:00' });
  });

  it('keeps what was agreed and plans the next one with it', async () => {
    const { data } = await plan('2026-11-14');
    const body = {
      day: '2026-11-14',
      time: '18:00',
      agreed: 'Her gün 20 paragraf.',
      next: { day: '2026-11-28', time: '17:00' },
    };
    await coach.call(meetings.update, { params: { id: data._id }, body });
    const list = await coach.call(meetings.list, { params: { id: student.id }, query: {} });
    expect(list.data).toMatchObject([
      { day: '2026-11-28', time: '17:00', agreed: '' },
      { day: '2026-11-14', agreed: 'Her gün 20 paragraf.' },
    ]);
  });

  it('ends with the coaching when it is still ahead; what took place stays with the student', async () => {
    await plan('2026-11-10');
    await plan('2026-11-20');
    await world.db.run(sql`update users set coach_id = null where id = ${student.id}`);
    expect((await own(student)).map(({ day }) => day)).toEqual(['2026-11-10']);
    expect(await own(coach)).toEqual([]);
  });
});

describe('the evening before', () => {
  it('reminds both once, also when the job runs fifty times at once', async () => {
    await plan('2026-11-16', '17:15');
    await plan('2026-11-17');
    await Promise.all(Array.from({ length: 50 }, () => sendEveningReminders(world.deps)));
    expect((await titles(student)).filter((title) => title.startsWith('Yarın'))).toEqual([
      'Yarın koçunla görüşmen var',
    ]);
    expect(await titles(coach)).toEqual(['Yarın bir görüşmen var']);
  });

  it('counts at most 500 of a student under 50 parallel calls', async () => {
    const held = { userId: student.id, coachId: coach.id, day: '2026-01-01' };
    await insertRows(world.db, 'coach_meetings', Array(490).fill(held));
    expect(countStatuses(await inParallel(50, () => plan('2026-11-20')))).toEqual({ 201: 10, 409: 40 });
  });
});
