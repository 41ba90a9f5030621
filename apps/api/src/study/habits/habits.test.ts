import { randomUUID } from 'node:crypto';
import { habits, MAX_HABITS } from '@netlik/contract/study/habits';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { insertRows } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';

let world: World;
let person: TestPerson;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
// A Sunday, nine o'clock in Istanbul.
beforeEach(async () => {
  world.clock.set('2026-11-15T06:00:00Z');
  person = await world.person();
});

type Form = { name?: string; timeStart?: string; recurrence?: string; date?: string; auto?: object | null };
const form = ({ name = 'Paragraf', timeStart = '10:00', recurrence = 'daily', date, auto }: Form) =>
  ({
    name,
    schedule: { timeStart, recurrence, ...(date ? { date } : {}) },
    ...(auto === undefined ? {} : { auto }),
  }) as never;
const add = (given: Form = {}, who = person, key?: string) =>
  who.call(habits.create, { body: form(given) }, key);
const log = (id: string, action: 'done' | 'skip' | 'undo', who = person) =>
  who.call(habits.log, { params: { id }, body: { action } });
const setStatus = (id: string, status: 'active' | 'paused' | 'archived') =>
  person.call(habits.setStatus, { params: { id }, body: { status } });
const only = async () => (await person.call(habits.list, {})).data[0]!;
const logs = async (query = {}) =>
  (await person.call(habits.logs, { query })).data.map(({ date, status }) => `${date} ${status}`);
/** A token lives ten minutes, a session in the tests for days. */
const onDay = async (instant: string) => {
  world.clock.set(instant);
  const { findPerson } = await import('../../identity/users/users.sql.ts');
  const { createAuthSession } = await import('../../identity/auth-sessions/auth-sessions.service.ts');
  const row = (await findPerson(world.db, person.id))!;
  const { token } = await world.db.transaction((tx) =>
    createAuthSession(world.deps, tx, row, { ip: '127.0.0.1', device: 'test' }, true),
  );
  person = { ...person, token, call: (endpoint, input) => world.call(endpoint, input, token) };
};

describe('POST /habits/routines', () => {
  it('begins a habit that is open today', async () => {
    const { status, data } = await add({
      name: '  Paragraf çöz ',
      auto: { kind: 'study_minutes', target: 30 },
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(String),
      name: 'Paragraf çöz',
      status: 'active',
      schedule: { timeStart: '10:00', recurrence: 'daily', date: '2026-11-15' },
      auto: { kind: 'study_minutes', target: 30 },
      metrics: { currentStreak: 0, bestStreak: 0, strength: null },
      todayLog: { status: 'pending', completedAt: null },
      createdAt: expect.any(String),
    });
    expect(await only()).toEqual(data);
    expect((await add({ recurrence: 'weekdays' })).data.todayLog).toBeNull();
  });

  it.each([
    [{ name: ' ab ' }, 400, 'name', 'İsim en az 3 karakter olmalı'],
    [{ timeStart: '8:00' }, 400, 'schedule.timeStart', 'Saat HH:MM formatında olmalı'],
    [{ timeStart: '24:00' }, 400, 'schedule.timeStart', 'Saat HH:MM formatında olmalı'],
    [{ recurrence: 'custom' }, 400, 'schedule.recurrence', 'Tekrarı seç'],
    [{ recurrence: 'once', date: '2026-11-14' }, 422, 'schedule.date', 'Geçmiş bir gün seçilemez'],
    [{ recurrence: 'monthly', date: '2014-11-14' }, 422, 'schedule.date', 'Tarih 2015’ten önce olamaz'],
    [{ auto: { kind: 'study_minutes', target: 0 } }, 400, 'auto.target', 'En az 1 olmalı'],
  ])('refuses %j', async (given, status, path, message) => {
    const answer = await add(given);
    expect([answer.status, answer.errors]).toEqual([status, [{ path, message }]]);
  });

  it('holds its limit in parallel, and a repeat is one habit', async () => {
    const key = randomUUID();
    expect(countStatuses(await inParallel(10, () => add({}, person, key)))).toEqual({ 201: 10 });
    await insertRows(world.db, 'habits', Array(MAX_HABITS - 2).fill({ userId: person.id }));
    const answers = await inParallel(50, () => add());
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 49 });
    expect(answers.find(({ status }) => status === 409)?.code).toBe('habit.too_many');
    const { id } = await only();
    await setStatus(id, 'archived');
    expect((await add()).status).toBe(201);
    expect((await setStatus(id, 'active')).code).toBe('habit.too_many');
  });
});

describe('POST /habits/routines/:id/logs', () => {
  it.each([
    ['2026-11-15T09:00:00Z', 'done'],
    ['2026-11-15T09:01:00Z', 'late'],
  ])('at %s is %s, and can be undone the same day', async (now, status) => {
    const { id } = (await add()).data;
    await onDay(now);
    expect((await log(id, 'done')).data).toMatchObject({
      metrics: { currentStreak: 1, bestStreak: 1 },
      todayLog: { status, completedAt: world.clock.now().toISOString() },
    });
    expect((await log(id, 'skip')).code).toBe('habit.not_pending');
    expect((await log(id, 'undo')).data).toMatchObject({
      metrics: { currentStreak: 0 },
      todayLog: { status: 'pending' },
    });
    expect((await log(id, 'undo')).code).toBe('habit.not_pending');
    expect((await log(id, 'skip')).data).toMatchObject({ todayLog: { status: 'skipped' } });
  });

  it('takes a press that waited for a connection as of its time, but not one of another day', async () => {
    const { id } = (await add()).data;
    await onDay('2026-11-15T12:00:00Z');
    const send = (at: string) => person.call(habits.log, { params: { id }, body: { action: 'done', at } });
    expect((await send('2026-11-14T08:00:00Z')).code).toBe('habit.not_pending');
    expect((await send('2026-11-15T08:30:00Z')).data.todayLog).toEqual({
      status: 'done',
      completedAt: '2026-11-15T08:30:00.000Z',
    });
  });

  it('counts one of 50 parallel presses', async () => {
    const { id } = (await add()).data;
    expect(countStatuses(await inParallel(50, () => log(id, 'done')))).toEqual({ 200: 1, 409: 49 });
    expect((await only()).metrics.currentStreak).toBe(1);
  });

  it('refuses a day that is none of its days, or a habit that rests', async () => {
    const weekday = (await add({ recurrence: 'weekdays' })).data.id;
    expect((await log(weekday, 'done')).code).toBe('habit.not_pending');
    const { id } = (await add()).data;
    await setStatus(id, 'paused');
    expect((await log(id, 'done')).code).toBe('habit.not_pending');
  });
});

describe('days that pass', () => {
  it('are missed without any job, keep a streak over skipped and late ones, and show in the logs', async () => {
    const { id } = (await add()).data;
    await log(id, 'done');
    await onDay('2026-11-16T06:00:00Z');
    await log(id, 'skip');
    await onDay('2026-11-17T18:00:00Z');
    expect((await log(id, 'done')).data.metrics).toMatchObject({ currentStreak: 2, bestStreak: 2 });
    await onDay('2026-11-20T06:00:00Z');
    expect(await only()).toMatchObject({ metrics: { currentStreak: 0, bestStreak: 2 } });
    expect(await logs()).toEqual([
      '2026-11-15 done',
      '2026-11-16 skipped',
      '2026-11-17 late',
      '2026-11-18 missed',
      '2026-11-19 missed',
      '2026-11-20 pending',
    ]);
    expect(await world.rows(sql`select from habit_logs where user_id = ${person.id}`)).toHaveLength(3);
    expect(await world.statements(logs)).toBeLessThanOrEqual(2);
    expect(await world.statements(only)).toBeLessThanOrEqual(1);
  });

  it('are not missed while paused, nor on the day it began after its hour', async () => {
    const { id } = (await add({ timeStart: '08:00' })).data;
    await onDay('2026-11-16T04:00:00Z');
    expect(await logs()).toEqual(['2026-11-16 pending']);
    await log(id, 'done');
    await setStatus(id, 'paused');
    await onDay('2026-11-19T04:00:00Z');
    expect((await setStatus(id, 'active')).data).toMatchObject({ metrics: { currentStreak: 1 } });
    await onDay('2026-11-21T04:00:00Z');
    expect(await logs()).toEqual([
      '2026-11-16 done',
      '2026-11-19 missed',
      '2026-11-20 missed',
      '2026-11-21 pending',
    ]);
  });

  it('keep what they were when the schedule changes', async () => {
    const { id } = (await add()).data;
    await onDay('2026-11-18T06:00:00Z');
    const changed = await person.call(habits.update, {
      params: { id },
      body: form({ name: 'Deneme', recurrence: 'weekends' }),
    });
    expect(changed.data).toMatchObject({ name: 'Deneme', todayLog: null });
    await onDay('2026-11-22T06:00:00Z');
    expect(await logs({ from: '2026-11-15' })).toEqual([
      '2026-11-15 missed',
      '2026-11-16 missed',
      '2026-11-17 missed',
      '2026-11-21 missed',
      '2026-11-22 pending',
    ]);
  });
});

describe('PATCH /habits/routines/:id/status', () => {
  it('archives and brings back as active', async () => {
    const { id } = (await add()).data;
    await setStatus(id, 'paused');
    expect((await setStatus(id, 'archived')).data).toMatchObject({ status: 'archived', todayLog: null });
    expect((await setStatus(id, 'paused')).code).toBe('habit.archived');
    expect((await setStatus(id, 'active')).data).toMatchObject({
      status: 'active',
      todayLog: { status: 'pending' },
    });
  });
});

describe('GET /habits/logs', () => {
  it('gives a year of one habit, and no more than two months of all', async () => {
    const { id } = (await add()).data;
    const year = { from: '2025-11-16', to: '2026-11-15' };
    expect(await logs({ ...year, habitId: id })).toEqual(['2026-11-15 pending']);
    expect((await person.call(habits.logs, { query: year })).errors[0]?.path).toBe('to');
    expect((await person.call(habits.logs, { query: { from: '2026-11-16' } })).errors[0]?.path).toBe('to');
  });
});
