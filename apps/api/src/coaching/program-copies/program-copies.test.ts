import { coachPrograms } from '@netlik/contract/coaching/coach-programs';
import { programCopies } from '@netlik/contract/coaching/program-copies';
import { programTemplates } from '@netlik/contract/coaching/program-templates';
import { dailyPlans } from '@netlik/contract/planning/daily-plans/daily-plans';
import { notifications } from '@netlik/contract/platform/notifications';
import { addDays, toStudyDay } from '@netlik/domain/study-day';
import { storePlan } from '@netlik/testkit/stored-plan';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { resumeBatches } from './program-batches.service.ts';

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

describe('templates and clearing on days of several students', () => {
  it('write a day to single cells and a week to a week, with question targets, and are taken back at once', async () => {
    const coach = await world.person({ role: 'coach' });
    const [ada, bora] = [await studentOf(coach), await studentOf(coach)];
    const topics = [{ topic: 'Problemler', targetQuestions: 20 }];
    const subject = { subject: 'matematik', description: 'Test', duration: 60, targetQuestions: 45 };
    const { data: day } = await coach.call(programTemplates.create, {
      body: { name: 'Gün', subjects: [{ ...subject, topicsDetailed: topics }] },
    });
    const put = (body: object) => coach.call(programCopies.create, { body: body as never });
    const cells = [
      { studentId: ada.id, date: on(7) },
      { studentId: ada.id, date: on(9) },
      { studentId: bora.id, date: on(8) },
    ];
    expect((await put({ templateId: day._id, cells })).data.items.map(({ action }) => action)).toEqual(
      cells.map(() => 'create'),
    );
    expect(await daysOf(ada)).toEqual([`${on(7)} Gün`, `${on(9)} Gün`]);
    const targets = () =>
      world.rows(sql`
        select s.target_questions as questions, s.topics from daily_plan_subjects s join daily_plans p on p.id = s.plan_id
        where p.user_id = ${bora.id} order by p.day`);
    expect(await targets()).toEqual([{ questions: 45, topics }]);
    const { data: week } = await coach.call(programTemplates.createWeek, {
      body: { name: 'Hafta', studentId: ada.id, weekStart: on(7) },
    });
    expect(week.days?.map(({ offset }) => offset)).toEqual([0, 2]);
    const applied = await put({ templateId: week._id, to: on(14), studentIds: [bora.id] });
    expect(await daysOf(bora)).toEqual([`${on(8)} Gün`, `${on(14)} Hafta`, `${on(16)} Hafta`]);
    expect((await targets())[2]).toEqual({ questions: 45, topics });
    const cleared = await put({ clear: true, cells: [...cells, { studentId: bora.id, date: on(10) }] });
    expect(cleared.data.items.map(({ action, reason }) => reason ?? action)).toEqual([
      ...['clear', 'clear', 'clear'],
      'empty',
    ]);
    expect((await ada.call(dailyPlans.byDate, { params: { date: on(7) } })).status).toBe(404);
    for (const { data } of [cleared, applied])
      await coach.call(programCopies.undo, { params: { id: data.batchId! } });
    expect(await daysOf(ada)).toEqual([`${on(7)} Gün`, `${on(9)} Gün`]);
    expect(await daysOf(bora)).toEqual([`${on(8)} Gün`]);
  });

  it.each([
    [{ clear: true, templateId: '01890a5d-ac96-774b-bcce-b302099a8090' }, 'studentId'],
    [{}, 'studentId'],
    [{ clear: true, studentIds: [] }, 'studentIds'],
    [{ clear: true, to: undefined }, 'to'],
  ])('refuse %o', async (part, path) => {
    const coach = await world.person({ role: 'coach' });
    const student = await studentOf(coach);
    const body = { to: on(3), studentIds: [student.id], ...part } as never;
    expect((await coach.call(programCopies.create, { body })).errors?.[0]?.path).toBe(path);
  });

  it('reach any number by a job that goes on where it stopped, none twice', { timeout: 60_000 }, async () => {
    const coach = await world.person({ role: 'coach' });
    const source = await studentOf(coach);
    await write(coach, source.id, on(1));
    const students = await Promise.all(Array.from({ length: 70 }, () => studentOf(coach)));
    const ids = students.map(({ id }) => id);
    const body = { studentId: source.id, from: on(1), days: 1, to: on(3), studentIds: ids };
    const { data } = await coach.call(programCopies.create, { body });
    const params = { id: data.batchId! };
    const progress = async () => (await coach.call(programCopies.progress, { params })).data;
    expect(data.isRunning).toBe(true);
    expect(await progress()).toMatchObject({ status: 'running', done: 30, total: 70, written: 30 });
    await world.db.raw(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
       create trigger refuse before insert on notifications for each row
         when (new.user_id = '${ids.at(-1)}') execute function refuse();`,
      [],
    );
    const work = () => world.deps.jobs.runWaiting('coach.program-batch');
    await work();
    expect(await progress()).toMatchObject({ status: 'failed', done: 60, written: 60 });
    await world.db.raw('drop trigger refuse on notifications; drop function refuse()', []);
    expect((await coach.call(programCopies.retry, { params })).data.status).toBe('running');
    await Promise.all([work(), work()]);
    expect(await progress()).toMatchObject({ status: 'done', done: 70, written: 70 });
    const written = () =>
      world.rows<{ count: number }>(sql`
        select count(*)::int as count from daily_plans where user_id = any(${ids}::uuid[]) group by user_id`);
    expect((await written()).every(({ count }) => count === 1)).toBe(true);
    expect((await coach.call(programCopies.undo, { params })).data).toEqual({ removed: 70, kept: 0 });
    expect(await written()).toEqual([]);
  });

  it('are taken up again when the process that wrote them is gone', async () => {
    const coach = await world.person({ role: 'coach' });
    const source = await studentOf(coach);
    await write(coach, source.id, on(1));
    const students = await Promise.all(Array.from({ length: 31 }, () => studentOf(coach)));
    const body = {
      studentId: source.id,
      from: on(1),
      days: 1,
      to: on(3),
      studentIds: students.map(({ id }) => id),
    };
    const { data } = await coach.call(programCopies.create, { body });
    // A killed process holds the job.
    await world.db.run(sql`delete from jobs.job where name = 'coach.program-batch'`);
    await resumeBatches(world.deps);
    await world.deps.jobs.runWaiting('coach.program-batch');
    expect(await daysOf(students.at(-1)!)).toEqual([]);
    world.clock.advance(61);
    await resumeBatches(world.deps);
    await world.deps.jobs.runWaiting('coach.program-batch');
    expect(await daysOf(students.at(-1)!)).toEqual([`${on(3)} Kaynak`]);
    const { status } = (await coach.call(programCopies.progress, { params: { id: data.batchId! } })).data;
    expect(status).toBe('done');
  });
});
