import { randomUUID } from 'node:crypto';
import { account } from '@netlik/contract/identity/account';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { anotherDevice, type Device, firstDevice } from '@netlik/testkit/devices';
import { connectLive } from '@netlik/testkit/live-page';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const NOW = '2026-11-15T09:00:00.000Z';
let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.clock.set(NOW));
afterAll(() => world.close());

const body = { subject: 'fizik', technique: 'Pomodoro', plannedSeconds: 2700 } as const;
const start = (device: Device, more: object = {}, key?: string) =>
  device.call(studyRuns.start, { body: { ...body, ...more } }, key);
const tick = (device: Device, runId: string, more: object) =>
  device.call(studyRuns.tick, { body: { runId, ...more } });
const newcomer = async () => {
  const person = await world.person();
  return { person, device: firstDevice(world, person), other: await anotherDevice(world, person) };
};

describe('POST /study-sessions/run/start', () => {
  it('opens a run that both devices see, held by the one that started it', async () => {
    const { device, other } = await newcomer();
    const { data } = await start(device, { metadata: { state: 'running' }, dailyPlanId: null });
    expect(data).toMatchObject({
      ...body,
      startedAt: NOW,
      lastTickAt: NOW,
      serverNow: NOW,
      accumulatedSeconds: 0,
      verifiedSeconds: 0,
      metadata: { state: 'running' },
      mine: true,
    });
    expect((await device.call(studyRuns.active, {})).data).toEqual({ run: data, left: null });
    expect((await other.call(studyRuns.active, {})).data.run).toEqual({ ...data, mine: false });
  });

  it('accepts an offline start up to now as unverified time', async () => {
    const { device } = await newcomer();
    const { data } = await start(device, { startedAt: '2026-11-15T08:50:00Z', accumulatedSeconds: 630 });
    expect(data).toMatchObject({ accumulatedSeconds: 600, verifiedSeconds: 0 });
    const future = await start(firstDevice(world, await world.person()), {
      startedAt: '2027-01-01T00:00:00Z',
    });
    expect(future.data.startedAt).toBe(NOW);
  });

  it('works with exactly the payload of the specification', async () => {
    const payload = {
      dailyPlanId: null,
      subjectIndex: null,
      technique: 'Pomodoro',
      startedAt: NOW,
      accumulatedSeconds: 0,
      metadata: {},
    } as const;
    const started = await firstDevice(world, await world.person()).call(studyRuns.start, { body: payload });
    expect([started.status, started.data.subject]).toEqual([201, 'diger']);
    const metadata = { config: { subject: 'kimya' } };
    const recorded = await firstDevice(world, await world.person()).call(studyRuns.start, {
      body: { ...payload, metadata },
    });
    expect(recorded.data.subject).toBe('kimya');
  });

  it('refuses a plan of more than 180 minutes and more study than time that passed', async () => {
    const { device } = await newcomer();
    const refused = async (more: object) => {
      const { status, errors } = await start(device, more);
      return [status, errors?.[0]?.path];
    };
    expect(await refused({ plannedSeconds: 181 * 60 })).toEqual([422, 'plannedSeconds']);
    const metadata = { config: { studyMinutes: 181 } };
    expect(await refused({ metadata })).toEqual([422, 'metadata.config.studyMinutes']);
    const impossible = { startedAt: '2026-11-15T08:50:00Z', accumulatedSeconds: 9000 };
    expect(await refused(impossible)).toEqual([422, 'accumulatedSeconds']);
    expect((await start(device, { plannedSeconds: 180 * 60 })).status).toBe(201);
  });

  it('refuses an unknown subject, and a second run', async () => {
    const { device, other } = await newcomer();
    const refused = await start(device, { subject: 'simya' });
    expect([refused.status, refused.errors[0]?.path]).toEqual([422, 'subject']);
    await start(device);
    expect((await start(other)).code).toBe('study_run.running');
  });

  it('is one of 50 starts at once', async () => {
    const { device, other } = await newcomer();
    const answers = await inParallel(50, (n) => start(n % 2 ? device : other, {}, randomUUID()));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 49 });
  });

  it('answers the first result to the same key and body', async () => {
    const { device } = await newcomer();
    const key = randomUUID();
    const answers = await inParallel(10, () => start(device, {}, key));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await start(device, { technique: 'Stopwatch' }, key)).code).toBe('request.idempotency_reused');
  });

  it('closes a stale run before the job does', async () => {
    const { device } = await newcomer();
    const old = (await start(device)).data;
    world.clock.advance(600);
    await tick(device, old.id, { accumulatedSeconds: 600 });
    world.clock.advance(2100 + 15 * 60 - 1);
    expect((await start(device)).code).toBe('study_run.running');
    world.clock.advance(1);
    const next = (await start(device)).data;
    const { run, left } = (await device.call(studyRuns.active, {})).data;
    expect(run?.id).toBe(next.id);
    expect(left).toMatchObject({ runId: old.id, session: { duration: 10, quality: null, source: 'timer' } });
  });
});

describe('POST /study-sessions/run/tick', () => {
  it('clamps the reported time to the time that passed', async () => {
    const { device } = await newcomer();
    const { id } = (await start(device)).data;
    world.clock.advance(30);
    const first = (await tick(device, id, { accumulatedSeconds: 30 })).data;
    expect(first).toMatchObject({ accumulatedSeconds: 30, verifiedSeconds: 30 });
    expect(first.lastTickAt).toBe('2026-11-15T09:00:30.000Z');
    world.clock.advance(30);
    expect((await tick(device, id, { accumulatedSeconds: 9000 })).data.accumulatedSeconds).toBe(60);
    world.clock.advance(30);
    expect((await tick(device, id, { deltaSeconds: 20 })).data.accumulatedSeconds).toBe(80);
    expect((await tick(device, id, { accumulatedSeconds: 10 })).data.accumulatedSeconds).toBe(80);
    expect((await tick(device, id, {})).data.accumulatedSeconds).toBe(80);
  });

  it('stores the metadata for the other devices', async () => {
    const { device, other } = await newcomer();
    const { id } = (await start(device, { metadata: { state: 'running' } })).data;
    await tick(device, id, {});
    expect((await other.call(studyRuns.active, {})).data.run?.metadata).toEqual({ state: 'running' });
    await tick(device, id, { metadata: { state: 'paused' } });
    expect((await other.call(studyRuns.active, {})).data.run?.metadata).toEqual({ state: 'paused' });
    const much = await tick(device, id, { metadata: { text: 'x'.repeat(4000) } });
    expect([much.status, much.errors[0]?.path]).toEqual([400, 'metadata']);
  });

  it('rejects a device that no longer holds the run, and an ended run', async () => {
    const { device, other } = await newcomer();
    const { id } = (await start(device)).data;
    expect((await tick(other, id, {})).code).toBe('study_run.elsewhere');
    await device.call(studyRuns.stop, { body: { runId: id, discard: true } });
    expect((await tick(device, id, {})).code).toBe('study_run.ended');
    const stranger = firstDevice(world, await world.person());
    expect((await tick(stranger, id, {})).code).toBe('study_run.not_found');
  });

  it('loses nothing of 50 ticks at once', async () => {
    const { device } = await newcomer();
    const { id } = (await start(device)).data;
    world.clock.advance(50);
    const answers = await inParallel(50, () => tick(device, id, { deltaSeconds: 1 }));
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect((await device.call(studyRuns.active, {})).data.run?.accumulatedSeconds).toBe(50);
  });

  it('takes one statement, and the question which run is active one', async () => {
    const { device } = await newcomer();
    const { id } = (await start(device, { metadata: { state: 'running' } })).data;
    const statementsAfter = async (seconds: number, accumulatedSeconds: number) => {
      world.clock.advance(seconds);
      return world.statements(async () => {
        expect((await tick(device, id, { accumulatedSeconds })).data).toMatchObject({ accumulatedSeconds });
      });
    };
    const studied = [];
    for (let second = 30; second <= 240; second += 30) studied.push(await statementsAfter(30.3, second));
    expect(Math.max(...studied)).toBe(1);
    // During a break the remaining time shifts with each tick, and the job's date is updated every few
    // minutes.
    const atBreak = [];
    for (let count = 0; count < 7; count += 1) atBreak.push(await statementsAfter(45, 240));
    expect(atBreak.filter((count) => count > 1)).toHaveLength(1);
    expect(await world.statements(() => device.call(studyRuns.active, {}))).toBeLessThanOrEqual(1);
  });
});

describe('POST /study-sessions/run/takeover', () => {
  it('moves the run to the calling device', async () => {
    const { device, other } = await newcomer();
    const { id } = (await start(device)).data;
    world.clock.advance(40);
    await tick(device, id, { accumulatedSeconds: 40 });
    const taken = (await other.call(studyRuns.takeover, { body: { runId: id } })).data;
    expect(taken).toMatchObject({ id, mine: true, accumulatedSeconds: 40 });
    expect((await tick(device, id, { deltaSeconds: 1 })).code).toBe('study_run.elsewhere');
    world.clock.advance(10);
    expect((await tick(other, id, { deltaSeconds: 10 })).data.verifiedSeconds).toBe(50);
  });

  it('refuses what has ended or is another’s', async () => {
    const { device } = await newcomer();
    const { id } = (await start(device)).data;
    const stranger = firstDevice(world, await world.person());
    expect((await stranger.call(studyRuns.takeover, { body: { runId: id } })).code).toBe(
      'study_run.not_found',
    );
    await device.call(studyRuns.stop, { body: { runId: id, discard: true } });
    expect((await device.call(studyRuns.takeover, { body: { runId: id } })).code).toBe('study_run.ended');
  });
});

describe('study.run on /ws/live', () => {
  it('sends every page of the person the events of the run in order', async () => {
    const { person, device, other } = await newcomer();
    const { ticket } = (await person.call(account.ticket, {})).data;
    const page = connectLive(world.base, ticket);
    try {
      await vi.waitFor(() => expect(page.messages).toHaveLength(1), { timeout: 5000, interval: 10 });
      const { id } = (await start(device)).data;
      world.clock.advance(30);
      await tick(device, id, { accumulatedSeconds: 30 });
      await tick(device, id, { metadata: { state: 'paused' } });
      await other.call(studyRuns.takeover, { body: { runId: id } });
      await other.call(studyRuns.takeover, { body: { runId: id } });
      await other.call(studyRuns.stop, { body: { runId: id } });
      await device.call(studyRuns.stop, { body: { runId: id } });
      const next = (await start(other)).data.id;
      await other.call(studyRuns.stop, { body: { runId: next, discard: true } });
      const events = () => page.messages.filter(({ type }) => type === 'study.run');
      await vi.waitFor(() => expect(events()).toHaveLength(6), { timeout: 5000, interval: 10 });
      expect(events()).toEqual(
        [
          ['started', id],
          ['changed', id],
          ['taken', id],
          ['stopped', id],
          ['started', next],
          ['discarded', next],
        ].map(([event, runId]) => ({ type: 'study.run', data: { event, runId } })),
      );
    } finally {
      page.socket.terminate();
    }
  });
});
