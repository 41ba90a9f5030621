import { account } from '@netlik/contract/identity/account';
import { habits } from '@netlik/contract/study/habits';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';

const soon = { timeout: 5000, interval: 10 };
let one: World;
let two: World;
beforeAll(async () => {
  one = await openWorld({ now: '2026-11-15T06:00:00Z' });
  two = await openWorld({ beside: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const open: AbortController[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.abort();
});

const ticketOf = async (person: TestPerson) => (await person.call(account.ticket, {})).data.ticket;
const get = (world: World, token: string, signal?: AbortSignal) =>
  fetch(`${world.base}/api/habits/events?token=${token}`, signal ? { signal } : {});

const openStream = async (world: World, person: TestPerson) => {
  const abort = new AbortController();
  open.push(abort);
  const response = await get(world, await ticketOf(person), abort.signal);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ]);
  const stream = { events: [] as string[], ended: false };
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
      stream.events.push(...chunk.split('\n\n').filter((part) => part.startsWith('event:')));
  };
  void read()
    .catch(() => undefined)
    .then(() => {
      stream.ended = true;
    });
  return stream;
};

const add = (person: TestPerson) =>
  person.call(habits.create, {
    body: { name: 'Paragraf', schedule: { timeStart: '10:00', recurrence: 'daily' } },
  });
const LIST = 'event: habit_routines_list\ndata: {}';

describe('GET /habits/events', () => {
  it('tells every device of the student, also through another process, and nobody else', async () => {
    const [person, other] = [await one.person(), await one.person()];
    const streams = [await openStream(one, person), await openStream(two, person)];
    const stranger = await openStream(two, other);
    const { id } = (await add(person)).data;
    const log = (action: 'done' | 'undo') => person.call(habits.log, { params: { id }, body: { action } });
    await log('done');
    await log('undo');
    await add(other);
    const completed = `event: habit_completed\ndata: {"habitId":"${id}","status":"done","streak":1}`;
    for (const stream of streams)
      await vi.waitFor(() => expect(stream.events).toEqual([LIST, completed, LIST]), soon);
    await vi.waitFor(() => expect(stranger.events).toEqual([LIST]), soon);
  });

  it('takes a ticket once, of a student, and never the access token', async () => {
    const [person, coach] = [await one.person(), await one.person({ role: 'coach' })];
    const used = await ticketOf(person);
    const first = await get(one, used);
    await first.body!.cancel();
    for (const token of [used, person.token, '', 'x'.repeat(43)])
      expect((await get(one, token)).status).toBe(401);
    expect((await get(one, await ticketOf(coach))).status).toBe(403);
  });

  it('ends with the session', async () => {
    const person = await one.person();
    const stream = await openStream(two, person);
    await person.call(account.logout, { body: { all: true } });
    await vi.waitFor(() => expect(stream.ended).toBe(true), soon);
  });

  it('ends when the server was cut off from the others, or stops', async () => {
    const world = await openWorld();
    const person = await world.person();
    const cut = await openStream(world, person);
    await world.db.run(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'netlik bus'`);
    await vi.waitFor(() => expect(cut.ended).toBe(true), soon);
    const last = await openStream(world, person);
    await world.close();
    await vi.waitFor(() => expect(last.ended).toBe(true), soon);
  });
});
