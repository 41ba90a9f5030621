import { coachPrograms } from '@netlik/contract/coach/coach-programs';
import { programCopies } from '@netlik/contract/coach/program-copies';
import { dailyPlans } from '@netlik/contract/daily-plans/daily-plans';
import { notifications } from '@netlik/contract/notifications';
import { addDays, toStudyDay } from '@netlik/domain/study-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../db/database.ts';
import { storePlan } from '../../../testing/stored-plan.ts';
import { openWorld, type TestPerson, type World } from '../../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ now: '2026-11-16T09:00:00Z' });
});
afterAll(() => world.close());

const today = toStudyDay('2026-11-16');
const on = (days: number) => addDays(today, days);
const studentOf = (coach: TestPerson) => world.person({ tier: 'premium', coachId: coach.id });
const subjects = ['matematik', 'fizik'].map((subject) => ({
  subject,
  description: 'Test çöz',
  duration: 60,
}));
const write = (coach: TestPerson, studentId: string, date: string, title = 'Kaynak') =>
  coach.call(coachPrograms.create, { body: { studentId, date, title, subjects } as never });
const daysOf = async (student: TestPerson) =>
  (
    await world.rows<{ day: string; title: string; status: string }>(
      sql`select day, title, status from daily_plans where user_id = ${student.id} order by day, status`,
    )
  ).map(({ day, title, status }) => `${day} ${title}${status === 'active' ? '' : ` ${status}`}`);

describe('POST /coach/programs/copy', () => {
  it('copies days to several students, says what it skipped, and takes all back', async () => {
    const coach = await world.person({ role: 'coach' });
    const [source, empty, busy] = [await studentOf(coach), await studentOf(coach), await studentOf(coach)];
    await write(coach, source.id, on(1));
    await write(coach, source.id, on(2));
    await write(coach, busy.id, on(8), 'Eski');
    await write(coach, busy.id, on(9), 'Kalan');
    const body = {
      studentId: source.id,
      from: on(1),
      days: 7,
      to: on(8),
      studentIds: [empty.id, busy.id],
      replaceDates: [on(8)],
    };
    const { data: preview } = await coach.call(programCopies.preview, { body });
    expect(preview.map(({ action, reason }) => reason ?? action)).toEqual([
      ...['create', 'create'],
      ...['replace', 'occupied'],
    ]);
    expect(await daysOf(empty)).toEqual([]);
    const { data } = await coach.call(programCopies.create, { body });
    expect(data.items).toEqual(preview);
    expect(await daysOf(empty)).toEqual([`${on(8)} Kaynak`, `${on(9)} Kaynak`]);
    expect(await daysOf(busy)).toEqual([`${on(8)} Kaynak`, `${on(8)} Eski archived`, `${on(9)} Kalan`]);
    const told = (await empty.call(notifications.list, {})).data;
    expect(told.map(({ body: text }) => text)).toEqual(['Koçun senin için 2 günlük program hazırladı.']);
    const plan = (await empty.call(dailyPlans.byDate, { params: { date: on(9) } })).data;
    await empty.call(dailyPlans.updateSubject, {
      params: { id: plan._id, index: '0' },
      body: { status: 'completed' },
    });
    const undo = (by = coach) => by.call(programCopies.undo, { params: { id: data.batchId! } });
    expect((await undo(await world.person({ role: 'coach' }))).status).toBe(404);
    expect((await undo()).data).toEqual({ removed: 2, kept: 1 });
    expect(await daysOf(empty)).toEqual([`${on(9)} Kaynak`]);
    expect(await daysOf(busy)).toEqual([`${on(8)} Eski`, `${on(9)} Kalan`]);
    expect((await undo()).code).toBe('coach.nothing_to_undo');
  });

  it('copies a day to several days of a week, and a week to one', async () => {
    const coach = await world.person({ role: 'coach' });
    const student = await studentOf(coach);
    await write(coach, student.id, on(1));
    const body = {
      studentId: student.id,
      from: on(1),
      days: 1,
      to: on(2),
      alsoTo: [on(4), on(8)],
      studentIds: [student.id],
    };
    expect((await coach.call(programCopies.create, { body })).data.items.map(({ date }) => date)).toEqual([
      ...[on(2), on(4), on(8)],
    ]);
    const refused = async (part: object) =>
      (await coach.call(programCopies.create, { body: { ...body, ...part } })).errors?.[0]?.path;
    expect(await refused({ alsoTo: [on(9)] })).toBe('alsoTo');
    expect(await refused({ alsoTo: [on(1)] })).toBe('alsoTo');
    expect(await refused({ days: 7 })).toBe('alsoTo');
  });

  it('writes nothing when one of the students is somebody else’s', async () => {
    const [coach, other] = [await world.person({ role: 'coach' }), await world.person({ role: 'coach' })];
    const [source, mine, theirs] = [await studentOf(coach), await studentOf(coach), await studentOf(other)];
    await write(coach, source.id, on(1));
    const body = { studentId: source.id, from: on(1), days: 1, to: on(3), studentIds: [mine.id, theirs.id] };
    expect((await coach.call(programCopies.create, { body })).code).toBe('user.not_found');
    expect(await daysOf(mine)).toEqual([]);
    const none = { ...body, from: on(5), studentIds: [mine.id] };
    expect((await coach.call(programCopies.create, { body: none })).code).toBe('coach.nothing_to_copy');
  });

  it('leaves nothing behind when it fails in the middle, and can be sent again', async () => {
    const coach = await world.person({ role: 'coach' });
    const [source, first, last] = [await studentOf(coach), await studentOf(coach), await studentOf(coach)];
    await write(coach, source.id, on(1));
    await write(coach, first.id, on(3), 'Eski');
    const body = {
      studentId: source.id,
      from: on(1),
      days: 1,
      to: on(3),
      studentIds: [first.id, last.id],
      replaceDates: [on(3)],
    };
    await world.db.raw(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refuse before insert on notifications for each row
         when (new.user_id = '${last.id}') execute function refuse();`,
      [],
    );
    const copy = () => coach.call(programCopies.create, { body }, 'copy-in-the-middle');
    expect((await copy()).status).toBe(500);
    expect(await daysOf(first)).toEqual([`${on(3)} Eski`]);
    expect(await daysOf(last)).toEqual([]);
    expect(await world.rows(sql`select from program_batches where user_id = ${coach.id}`)).toEqual([]);
    await world.db.raw('drop trigger refuse on notifications; drop function refuse()', []);
    expect((await copy()).data.items.map(({ action }) => action)).toEqual(['replace', 'create']);
    expect(await daysOf(last)).toEqual([`${on(3)} Kaynak`]);
  });

  it('copies a week of six subjects to thirty students in few statements', async () => {
    const coach = await world.person({ role: 'coach' });
    const source = await studentOf(coach);
    const six = Array.from({ length: 6 }, () => ({}));
    for (let at = 1; at <= 7; at += 1)
      await storePlan(world.db, source.id, { date: on(at), source: 'coach', subjects: six });
    const students = await Promise.all(Array.from({ length: 30 }, () => studentOf(coach)));
    const body = {
      studentId: source.id,
      from: on(1),
      days: 7,
      to: on(8),
      studentIds: students.map(({ id }) => id),
    };
    const statements = await world.statements(async () => {
      const { data } = await coach.call(programCopies.create, { body });
      expect(data.items.filter(({ action }) => action === 'create')).toHaveLength(210);
    });
    expect(statements).toBeLessThanOrEqual(12);
  });
});
