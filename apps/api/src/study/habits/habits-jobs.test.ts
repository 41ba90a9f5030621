import { habits, type NewHabit } from '@netlik/contract/study/habits';
import { questionEntries } from '@netlik/contract/study/question-entries';
import { insertStudied } from '@netlik/testkit/studied';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';
import type { Actor } from '../../http/auth-session.ts';
import { busTopics } from '../../realtime/bus.ts';
import { rebuildStudy } from '../study-days/rebuild.service.ts';
import type { HabitEvent } from './habit-events.ts';
import { remindOfHabits, sendLastReminders, settleHabits } from './habits.jobs.ts';
import { createHabit, listHabits, logHabit, updateHabit } from './habits.service.ts';

let world: World;
let beside: World;
let person: TestPerson;
beforeAll(async () => {
  world = await openWorld();
  beside = await openWorld({ beside: world });
});
afterAll(async () => {
  await beside.close();
  await world.close();
});
beforeEach(async () => {
  await world.db.run(sql`delete from habits`);
  world.clock.set('2026-11-15T06:00:00Z');
  person = await world.person();
});

const everyProcess = <T>(job: (deps: World['deps']) => Promise<T>) =>
  Promise.all([job(world.deps), job(beside.deps), job(world.deps)]);
const deps = () => ({ ...world.deps, transaction: world.db.transaction });
const actor = () => person as unknown as Actor;
// Bypasses HTTP, because the clock passes days and a token lives ten minutes.
const add = (more: Partial<NewHabit> = {}, timeStart = '10:00') =>
  createHabit(deps(), actor(), {
    name: 'Paragraf',
    schedule: { timeStart, recurrence: 'daily' },
    ...more,
  });
const only = async () => (await listHabits(world.deps, actor()))[0]!;
const stored = async () =>
  (
    await world.rows<{ day: string; status: string }>(sql`
      select day, status from habit_logs where user_id = ${person.id} order by day`)
  ).map(({ day, status }) => `${day} ${status}`);
const told = () =>
  world.rows<{ title: string; body: string; type: string }>(sql`
    select title, body, type from notifications where user_id = ${person.id} order by id`);

describe('habits.settle', () => {
  it('writes what was missed in the days without a server, once', async () => {
    const { id } = await add();
    await logHabit(deps(), actor(), id, { action: 'done' });
    world.clock.set('2026-11-19T01:00:00Z');
    const before = await only();
    await everyProcess(settleHabits);
    expect(await stored()).toEqual([
      '2026-11-15 done',
      '2026-11-16 missed',
      '2026-11-17 missed',
      '2026-11-18 missed',
    ]);
    expect(await only()).toEqual(before);
    await settleHabits(world.deps);
    expect(await stored()).toHaveLength(4);
  });
});

describe('a habit that completes by itself', () => {
  const auto = { kind: 'questions_solved', target: 20 } as const;
  const solve = (correct: number) =>
    person.call(questionEntries.create, {
      body: { date: '2026-11-15', subject: 'fizik', correct, wrong: 5 },
    });

  it('does so soon after the write that reaches its target, in one of several processes', async () => {
    await add({ auto });
    await solve(14);
    await solve(10);
    await vi.waitFor(async () => expect((await only()).todayLog?.status).toBe('auto'), 5000);
    expect((await only()).metrics.currentStreak).toBe(1);
    const undo = await person.call(habits.log, {
      params: { id: (await only()).id },
      body: { action: 'undo' },
    });
    expect(undo.code).toBe('habit.not_pending');
  });

  it('counts verified minutes only, also of a day before that was saved late', async () => {
    await add({ auto: { kind: 'study_minutes', target: 30 } });
    const studied = { userId: person.id, startedAt: '2026-11-15T20:30:00Z', seconds: 3600 };
    await insertStudied(world.db, { ...studied, verified: 1799 });
    await world.db.transaction(rebuildStudy);
    world.clock.set('2026-11-15T23:00:00Z');
    await settleHabits(world.deps);
    expect(await stored()).toEqual(['2026-11-15 missed']);

    await world.db.run(sql`delete from habits`);
    world.clock.set('2026-11-15T06:00:00Z');
    await add({ auto: { kind: 'study_minutes', target: 30 } });
    await insertStudied(world.db, { ...studied, startedAt: '2026-11-15T19:00:00Z', seconds: 60 });
    await world.db.transaction(rebuildStudy);
    world.clock.set('2026-11-15T23:00:00Z');
    const events: string[] = [];
    world.deps.bus.subscribe(busTopics.habits(person.id), (sent) => events.push((sent as HabitEvent).event));
    await settleHabits(world.deps);
    expect(await stored()).toEqual(['2026-11-15 auto']);
    // A page would show today as completed.
    await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(2), 5000);
    expect(new Set(events)).toEqual(new Set(['habit_routines_list']));
  });
});

describe('habits.minute', () => {
  it('reminds once at the habit’s time, also at night, and not of what is done', async () => {
    await add();
    const done = await add({ name: 'Kitap' });
    await logHabit(deps(), actor(), done.id, { action: 'done' });
    await add({ name: 'Günlük yaz' }, '23:30');
    await add({ schedule: { timeStart: '10:00', recurrence: 'weekdays' } });
    await everyProcess(remindOfHabits);
    expect(await told()).toEqual([]);
    world.clock.set('2026-11-15T07:00:10Z');
    await everyProcess(remindOfHabits);
    expect(await told()).toEqual([
      { title: 'Paragraf', body: 'Saat 10:00, sıra bu alışkanlığında.', type: 'habit.reminder' },
    ]);
    world.clock.set('2026-11-15T20:31:00Z');
    await everyProcess(remindOfHabits);
    expect((await told()).map(({ title }) => title)).toEqual(['Paragraf', 'Günlük yaz']);
  });

  it('reminds again on the day it is moved to a later hour', async () => {
    const { id, name } = await add();
    world.clock.set('2026-11-15T07:00:10Z');
    await remindOfHabits(world.deps);
    const move = (timeStart: string) =>
      updateHabit(world.deps, actor(), id, { name, schedule: { timeStart, recurrence: 'daily' } });
    await move('09:30');
    await remindOfHabits(world.deps);
    await move('12:00');
    world.clock.set('2026-11-15T09:00:10Z');
    await everyProcess(remindOfHabits);
    expect((await told()).map(({ body }) => body)).toEqual([
      'Saat 10:00, sıra bu alışkanlığında.',
      'Saat 12:00, sıra bu alışkanlığında.',
    ]);
  });

  it('does not remind of an hour long past, nor of the day it began after its hour', async () => {
    await add();
    world.clock.set('2026-11-15T08:01:00Z');
    await add({ name: 'Sonradan' }, '10:30');
    await remindOfHabits(world.deps);
    expect(await told()).toEqual([]);
  });

  it('calls once in the evening for what is open, never in the quiet hours', async () => {
    await add();
    await add({ name: 'Su içmek' }, '12:00');
    await add({ name: 'Geç' }, '21:00');
    world.clock.set('2026-11-15T20:00:00Z');
    await everyProcess(sendLastReminders);
    expect(await told()).toEqual([]);
    world.clock.set('2026-11-15T18:31:00Z');
    await everyProcess(sendLastReminders);
    expect(await told()).toEqual([
      {
        title: 'Bugün 2 alışkanlığın kaldı',
        body: 'Paragraf ve 1 tane daha. Gece yarısına kadar vaktin var.',
        type: 'habit.last-call',
      },
    ]);
  });
});
