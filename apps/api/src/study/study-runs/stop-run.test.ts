import { randomUUID } from 'node:crypto';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { anotherDevice, type Device, firstDevice } from '@netlik/testkit/devices';
import { countStatuses, inParallel } from '@netlik/testkit/parallel';
import { studyWatched } from '@netlik/testkit/watched-run';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../db/database.ts';
import { sweepStudy } from '../study.jobs.ts';
import { closeStaleRuns } from './close-stale-runs.service.ts';

let world: World;
let beside: World;
beforeAll(async () => {
  world = await openWorld();
  beside = await openWorld({ beside: world });
});
beforeEach(() => world.clock.set('2026-11-15T09:00:00Z'));
afterAll(async () => {
  await beside.close();
  await world.close();
});

const MINUTE = 60;
const feedback = { quality: 4, mood: 'Mutlu', notes: 'İyi gitti', distractions: 0 } as const;
const stop = (device: Device, runId: string, more: object = {}, key?: string) =>
  device.call(studyRuns.stop, { body: { runId, ...more } }, key);
const active = async (device: Device) => (await device.call(studyRuns.active, {})).data;
const totalsOf = async (userId: string) =>
  (
    await world.rows<Record<string, unknown>>(sql`
      select seconds, sessions, xp, streak_days from study_totals where user_id = ${userId}`)
  )[0];

/** A run with this many verified seconds, on the first of two devices. */
const studied = async (seconds: number, plannedSeconds = 45 * MINUTE) => {
  const person = await world.person();
  const device = firstDevice(world, person);
  const started = await device.call(studyRuns.start, {
    body: { subject: 'fizik', technique: 'Pomodoro', plannedSeconds },
  });
  const runId = started.data.id;
  await studyWatched(world, device, { runId, seconds });
  return { id: person.id, person, device, other: await anotherDevice(world, person), runId };
};

/** The same run, abandoned and closed by the job. */
const left = async (seconds: number, plannedSeconds?: number) => {
  const run = await studied(seconds, plannedSeconds);
  world.clock.advance(180 * MINUTE);
  await closeStaleRuns(world.deps);
  return run;
};

describe('POST /study-sessions/run/stop', () => {
  it('saves the run as a verified session and answers its gain', async () => {
    const { id, device, runId } = await studied(119 * MINUTE, 150 * MINUTE);
    world.clock.advance(MINUTE);
    const answer = await stop(device, runId, {
      session: feedback,
      reportedSeconds: 120 * MINUTE,
      plannedMinutes: 150,
    });
    expect(answer.data.session).toMatchObject({
      subject: 'fizik',
      duration: 120,
      verifiedMinutes: 120,
      date: '2026-11-15T09:00:00.000Z',
      quality: 4,
      notes: 'İyi gitti',
      source: 'timer',
      technique: 'Pomodoro',
      // 0.5 × 4/5 + 0.3 + 0.2 × 120/150
      efficiency: 86,
    });
    expect(answer.data.gain).toMatchObject({ minutesToday: 120, xpGained: 150, experience: 150, level: 2 });
    expect(await active(device)).toEqual({ run: null, left: null });
    expect(await totalsOf(id)).toEqual({ seconds: 7200, sessions: 1, xp: 150, streak_days: 1 });
  });

  it('saves 5 seconds and nothing shorter', async () => {
    const short = await studied(4);
    expect((await stop(short.device, short.runId, { session: feedback })).data).toEqual({
      session: null,
      gain: null,
    });
    expect((await stop(short.device, short.runId, { session: feedback })).data.session).toBeNull();
    const enough = await studied(5);
    expect((await stop(enough.device, enough.runId)).data.session).toMatchObject({
      duration: 0.08,
      quality: null,
    });
  });

  it('verifies nothing of an hour without one report', async () => {
    const { id, device, runId } = await studied(0);
    world.clock.advance(60 * MINUTE);
    const { data } = await stop(device, runId, { session: feedback, reportedSeconds: 60 * MINUTE });
    expect(data.session).toMatchObject({ duration: 60, verifiedMinutes: 0 });
    expect(await totalsOf(id)).toMatchObject({ seconds: 3600, xp: 0 });
  });

  it('refuses a device that lost the run, for saving and for discarding', async () => {
    const { device, other, runId } = await studied(10 * MINUTE);
    await other.call(studyRuns.takeover, { body: { runId } });
    for (const more of [{ session: feedback }, { awaitsFeedback: true }, { discard: true }]) {
      const { status, code } = await stop(device, runId, more);
      expect([status, code]).toEqual([409, 'study_run.elsewhere']);
    }
    expect((await active(other)).run?.id).toBe(runId);
    expect((await stop(other, runId, { session: feedback })).data.session?.duration).toBe(10);
  });

  it('is one session when ten tabs press at once, and all get the same', async () => {
    const { id, device, runId } = await studied(10 * MINUTE);
    const answers = await inParallel(10, (n) =>
      stop(device, runId, { session: { ...feedback, quality: 1 + (n % 5) } }, randomUUID()),
    );
    expect(countStatuses(answers)).toEqual({ 200: 10 });
    for (const { data } of answers) expect(data).toEqual(answers[0]!.data);
    expect(await totalsOf(id)).toMatchObject({ sessions: 1, seconds: 600, xp: 10 });
  });

  it('is one session of 50 stops at once over two servers', async () => {
    const { id, person, device, runId } = await studied(10 * MINUTE);
    const there = firstDevice(beside, person);
    const answers = await inParallel(50, (n) =>
      stop(n % 2 ? device : there, runId, { session: feedback }, randomUUID()),
    );
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ data }) => data.session?._id)).size).toBe(1);
    expect(await totalsOf(id)).toMatchObject({ sessions: 1, seconds: 600 });
  });

  it('answers the first result to the same key and body, refuses another body', async () => {
    const { device, runId } = await studied(10 * MINUTE);
    const key = randomUUID();
    const first = await stop(device, runId, { session: feedback }, key);
    expect((await stop(device, runId, { session: feedback }, key)).data).toEqual(first.data);
    expect((await stop(device, runId, { session: { ...feedback, quality: 1 } }, key)).code).toBe(
      'request.idempotency_reused',
    );
    const next = await device.call(studyRuns.start, { body: { subject: 'fizik', technique: 'Freeform' } });
    expect((await stop(device, next.data.id, { session: feedback }, key)).code).toBe(
      'request.idempotency_reused',
    );
    expect((await active(device)).run?.id).toBe(next.data.id);
  });

  it('discards a run once and never after it was saved', async () => {
    const gone = await studied(10 * MINUTE);
    for (let time = 0; time < 2; time++)
      expect((await stop(gone.device, gone.runId, { discard: true })).data).toEqual({
        session: null,
        gain: null,
      });
    expect((await stop(gone.device, gone.runId, { session: feedback })).code).toBe('study_run.ended');
    expect(await totalsOf(gone.id)).toMatchObject({ sessions: 0 });
    const saved = await studied(10 * MINUTE);
    await stop(saved.device, saved.runId, { session: feedback });
    expect((await stop(saved.other, saved.runId, { discard: true })).code).toBe('study_run.ended');
    expect(await totalsOf(saved.id)).toMatchObject({ sessions: 1 });
  });

  it("hides another's run", async () => {
    const { runId, device } = await studied(MINUTE);
    const stranger = firstDevice(world, await world.person());
    expect((await stop(stranger, runId, { discard: true })).code).toBe('study_run.not_found');
    expect((await active(device)).run?.id).toBe(runId);
  });

  it('takes six statements, the message and the question for a coach included', async () => {
    const { device, runId } = await studied(MINUTE);
    expect(
      await world.statements(() => stop(device, runId, { session: feedback }, randomUUID())),
    ).toBeLessThanOrEqual(6);
  });
});

describe('a stale run', () => {
  it('is closed after its plan and a grace period, and offered to its student', async () => {
    const { id, device, runId } = await studied(20 * MINUTE);
    world.clock.advance(25 * MINUTE + 15 * MINUTE - 1);
    await closeStaleRuns(world.deps);
    expect((await active(device)).run?.id).toBe(runId);
    world.clock.advance(1);
    await closeStaleRuns(world.deps);
    const { run, left } = await active(device);
    expect(run).toBeNull();
    expect(left).toMatchObject({
      runId,
      closedAt: world.clock.now().toISOString(),
      session: { duration: 20, verifiedMinutes: 20, quality: null, efficiency: null, mood: null },
    });
    expect(await totalsOf(id)).toEqual({ seconds: 1200, sessions: 1, xp: 20, streak_days: 1 });
    world.clock.advance(24 * 3600);
    expect((await active(device)).left).not.toBeNull();
    world.clock.advance(1);
    expect((await active(device)).left).toBeNull();
  });

  it('is kept for twelve hours while it is paused', async () => {
    const { device, runId } = await studied(20 * MINUTE);
    await device.call(studyRuns.tick, { body: { runId, metadata: { state: 'paused' } } });
    world.clock.advance(12 * 3600 - 1);
    await closeStaleRuns(world.deps);
    expect((await active(device)).run?.id).toBe(runId);
    world.clock.advance(1);
    await closeStaleRuns(world.deps);
    expect((await active(device)).left?.runId).toBe(runId);
  });

  it('is closed once by two servers that look at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => studied(6)));
    world.clock.advance(180 * MINUTE);
    await Promise.all([world, beside, world, beside].map(({ deps }) => closeStaleRuns(deps)));
    for (const { id } of people) expect(await totalsOf(id)).toMatchObject({ sessions: 1 });
  });

  it('is amended by the device that comes back: more time, unverified, and the feedback', async () => {
    const { id, device, runId } = await left(20 * MINUTE);
    const answer = await stop(device, runId, { session: feedback, reportedSeconds: 40 * MINUTE });
    expect(answer.data.session).toMatchObject({
      duration: 40,
      verifiedMinutes: 20,
      quality: 4,
      efficiency: 88,
    });
    expect(answer.data.gain).toMatchObject({ minutesToday: 40, xpGained: 20 });
    expect(await totalsOf(id)).toEqual({ seconds: 2400, sessions: 1, xp: 20, streak_days: 1 });
    expect((await active(device)).left).toBeNull();
    expect((await stop(device, runId, { session: feedback })).data).toEqual(answer.data);
  });

  it('takes no more than was planned, and nothing back', async () => {
    const much = await left(20 * MINUTE);
    expect((await stop(much.device, much.runId, { reportedSeconds: 200_000 })).data.session?.duration).toBe(
      45,
    );
    const little = await left(20 * MINUTE);
    expect((await stop(little.device, little.runId, { reportedSeconds: 60 })).data.session?.duration).toBe(
      20,
    );
  });

  it('becomes a session on stop when the server had seen nothing', async () => {
    const { id, device, runId } = await left(0);
    expect((await active(device)).left).toBeNull();
    const answer = await stop(device, runId, { session: feedback, reportedSeconds: 30 * MINUTE });
    expect(answer.data.session).toMatchObject({ duration: 30, verifiedMinutes: 0 });
    expect(await totalsOf(id)).toMatchObject({ sessions: 1, xp: 0 });
  });

  it('can be withEfficiency later than a day, without more time', async () => {
    const { device, runId } = await left(20 * MINUTE);
    world.clock.advance(24 * 3600 + 1);
    expect((await stop(device, runId, { discard: true })).code).toBe('study_run.ended');
    const answer = await stop(device, runId, { session: feedback, reportedSeconds: 40 * MINUTE });
    expect(answer.data.session).toMatchObject({ duration: 20, quality: 4 });
  });

  it('is removed with its session when it is discarded', async () => {
    const { id, device, runId } = await left(20 * MINUTE);
    const answers = await inParallel(10, () => stop(device, runId, { discard: true }));
    expect(countStatuses(answers)).toEqual({ 200: 10 });
    expect(await totalsOf(id)).toEqual({ seconds: 0, sessions: 0, xp: 0, streak_days: 0 });
    expect((await active(device)).left).toBeNull();
  });

  it('offers nothing once its session was deleted', async () => {
    const { id, device, runId } = await left(20 * MINUTE);
    const params = { id: (await active(device)).left!.session._id };
    await device.call(studySessions.remove, { params });
    expect((await active(device)).left).toBeNull();
    expect((await stop(device, runId, { session: feedback, reportedSeconds: 1200 })).code).toBe(
      'study_run.ended',
    );
    expect(await totalsOf(id)).toMatchObject({ sessions: 0 });
  });

  it('takes one statement to see that there is none', async () => {
    await closeStaleRuns(world.deps);
    expect(await world.statements(() => closeStaleRuns(world.deps))).toBeLessThanOrEqual(1);
  });

  it('is closed by the job that runs every minute', async () => {
    const { device, runId } = await studied(20 * MINUTE);
    world.clock.advance(180 * MINUTE);
    await beside.deps.jobs.start({ work: true });
    await world.db.transaction((tx) => world.deps.jobs.send(tx, 'study.close-runs', {}));
    await vi.waitFor(async () => expect((await active(device)).left?.runId).toBe(runId), {
      timeout: 8000,
      interval: 50,
    });
  });
});

describe('study.sweep', () => {
  it('deletes keys and runs after 30 days and keeps sessions', async () => {
    const { id, device, runId } = await studied(20 * MINUTE);
    await stop(device, runId, { session: feedback }, randomUUID());
    const body = { subject: 'fizik', duration: 5, date: world.clock.now().toISOString(), ...feedback };
    const key = randomUUID();
    await device.call(studySessions.create, { body }, key);
    const kept = async () => {
      await sweepStudy(world.deps);
      const [row] = await world.rows<object>(sql`
        select (select count(*) from study_runs where user_id = ${id}) as runs, count(*) as sessions,
          count(idempotency_key) as keys
        from study_sessions where user_id = ${id}`);
      return row;
    };
    world.clock.advance(29 * 86_400);
    expect(await kept()).toEqual({ runs: 1, sessions: 2, keys: 1 });
    world.clock.advance(2 * 86_400);
    expect(await kept()).toEqual({ runs: 0, sessions: 2, keys: 0 });
  });
});
