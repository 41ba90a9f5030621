import { coachPrograms, type NewProgram } from '@netlik/contract/coaching/coach-programs';
import { programCopies } from '@netlik/contract/coaching/program-copies';
import { programDrafts } from '@netlik/contract/coaching/program-drafts';
import { storePlan } from '@netlik/testkit/stored-plan';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ catalogue: true, now: '2026-11-16T04:00:00Z' });
});
afterAll(() => world.close());

it('proposes a week for several students that the form takes as it is, without days that have a program', async () => {
  const coach = await world.person({ role: 'coach' });
  const students = [
    await world.person({ tier: 'premium', coachId: coach.id }),
    await world.person({ tier: 'premium', coachId: coach.id }),
  ];
  const studentIds = students.map(({ id }) => id);
  await world.db.run(sql`
    update users set target_year = 2027, target_field_type = 'sayisal' where id = any(${studentIds}::uuid[])`);
  await storePlan(world.db, studentIds[0]!, { date: '2026-11-17', source: 'coach', status: 'draft' });
  const body = { studentIds, date: '2026-11-16', span: 'week' } as const;
  const [first, second] = (await coach.call(programDrafts.propose, { body })).data;
  const days = (draft: typeof first) => draft!.days.map(({ date }) => date);
  expect(days(first)).not.toContain('2026-11-17');
  expect(days(second)).toContain('2026-11-17');
  for (const each of second!.days.flatMap(({ subjects }) => subjects)) {
    const topics = each.topicsDetailed.map(({ topic }) => topic);
    expect(new Set(topics).size).toBe(topics.length);
  }
  const { date, subjects } = second!.days[0]!;
  const program: NewProgram = {
    studentId: second!.studentId,
    date,
    subjects: subjects.map(({ why: _, ...subject }) => subject),
  };
  expect((await coach.call(coachPrograms.create, { body: program })).status).toBe(201);
});

describe('POST /coach/programs/copy with the planner’s drafts', () => {
  const monday = '2026-11-23';
  const group = async (count: number) => {
    const coach = await world.person({ role: 'coach' });
    const students = [];
    for (let at = 0; at < count; at += 1)
      students.push(await world.person({ tier: 'premium', coachId: coach.id }));
    const ids = students.map(({ id }) => id);
    await world.db.run(sql`
      update users set target_year = 2027, target_field_type = 'sayisal' where id = any(${ids}::uuid[])`);
    return { coach, ids };
  };
  const rest = (userId: string, settings: object) =>
    insertRow(world.db, 'planner_settings', {
      userId,
      settings: {
        hours: Array(7).fill(120),
        restDay: null,
        examsPerWeek: { tyt: 0, ayt: 0 },
        emphasis: {},
        auto: true,
        ...settings,
      },
    });
  const daysOf = async (id: string) =>
    (
      await world.rows<{ day: string }>(
        sql`select day from daily_plans where user_id = ${id} and status = 'active' order by day`,
      )
    ).map(({ day }) => day);

  it('gives each student a week of their own, shows it first, and takes all back at once', async () => {
    const { coach, ids } = await group(2);
    const [resting, idle] = ids as [string, string];
    await rest(resting, { restDay: 7 });
    await rest(idle, { hours: Array(7).fill(0) });
    const body = { draft: 'week', to: monday, studentIds: ids } as const;
    const { data: preview } = await coach.call(programCopies.preview, { body });
    const shown = (id: string) => preview.filter(({ studentId }) => studentId === id);
    expect(shown(resting).map(({ action, reason }) => reason ?? action)).toEqual([
      ...Array(6).fill('create'),
      'no_draft',
    ]);
    expect(shown(resting)[0]!.work[0]).toEqual({
      subject: expect.any(String),
      minutes: expect.any(Number),
      topics: expect.any(Array),
    });
    expect(shown(idle).every(({ reason }) => reason === 'no_draft')).toBe(true);
    expect(await daysOf(resting)).toEqual([]);
    const { data } = await coach.call(programCopies.create, { body });
    expect(data.items).toEqual(preview);
    expect(await daysOf(resting)).toHaveLength(6);
    expect(await daysOf(idle)).toEqual([]);
    await coach.call(programCopies.undo, { params: { id: data.batchId! } });
    expect(await daysOf(resting)).toEqual([]);
  });

  it('plans a replaced day as if its program were not there, and leaves other programs alone', async () => {
    const { coach, ids } = await group(1);
    const [id] = ids as [string];
    await rest(id, {});
    const work = async (replaceDates: string[]) => {
      const body = { draft: 'week', to: monday, studentIds: ids, replaceDates } as const;
      return (await coach.call(programCopies.preview, { body })).data;
    };
    const [empty] = await work([]);
    const full = [{ targetMinutes: 120 }];
    await storePlan(world.db, id, { date: monday, source: 'coach', subjects: full });
    expect((await work([]))[0]).toMatchObject({ reason: 'occupied', work: [] });
    expect((await work([monday]))[0]).toMatchObject({ action: 'replace', work: empty!.work });
  });

  it('writes single days, refuses a week on them, and reaches a large group by the job', {
    timeout: 60_000,
  }, async () => {
    const { coach, ids } = await group(31);
    const cells = [{ studentId: ids[0]!, date: '2026-11-25' }];
    const ofDay = await coach.call(programCopies.create, { body: { draft: 'day', cells } });
    expect(ofDay.data.items[0]).toMatchObject({ action: 'create', date: '2026-11-25' });
    const refused = await coach.call(programCopies.create, { body: { draft: 'week', cells } });
    expect(refused.errors?.[0]?.path).toBe('cells');
    const body = { draft: 'day', to: monday, studentIds: ids } as const;
    const { data } = await coach.call(programCopies.create, { body });
    expect(data.isRunning).toBe(true);
    await world.deps.jobs.runWaiting('coach.program-batch');
    const last = data.items.at(-1)!.studentId;
    expect(await daysOf(last)).toEqual([monday]);
    const [written] = await world.rows(sql`
      select from daily_plan_subjects s join daily_plans p on p.id = s.plan_id where p.user_id = ${last}`);
    expect(written).toBeDefined();
  });
});
