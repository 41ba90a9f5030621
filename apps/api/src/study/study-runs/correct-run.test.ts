import { randomUUID } from 'node:crypto';
import { studyRuns } from '@netlik/contract/study/study-runs';
import { type Device, firstDevice } from '@netlik/testkit/devices';
import { studyWatched } from '@netlik/testkit/watched-run';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { closeStaleRuns } from './close-stale-runs.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.clock.set('2026-11-15T09:00:00Z'));
afterAll(() => world.close());

const MINUTE = 60;
const feedback = { quality: 4, mood: 'Mutlu', notes: 'Uyuyakaldım', distractions: 0 } as const;
const stop = (device: Device, runId: string, more: object, key?: string) =>
  device.call(studyRuns.stop, { body: { runId, ...more } }, key);
const active = async (device: Device) => (await device.call(studyRuns.active, {})).data;
const totalsOf = async (userId: string) =>
  (
    await world.rows<Record<string, unknown>>(sql`
      select seconds, sessions, xp, streak_days from study_totals where user_id = ${userId}`)
  )[0];

const studied = async (seconds: number) => {
  const person = await world.person();
  const device = firstDevice(world, person);
  const started = await device.call(studyRuns.start, {
    body: { subject: 'fizik', technique: 'Pomodoro', plannedSeconds: 45 * MINUTE },
  });
  const runId = started.data.id;
  await studyWatched(world, device, { runId, seconds });
  return { id: person.id, device, runId };
};

/** The same run, abandoned and closed by the job. */
const left = async (seconds: number) => {
  const run = await studied(seconds);
  world.clock.advance(180 * MINUTE);
  await closeStaleRuns(world.deps);
  return run;
};

describe('a run that closed by itself', () => {
  it('is made shorter by its student, and what is cut off earns nothing', async () => {
    const { id, device, runId } = await left(20 * MINUTE);
    expect((await active(device)).left?.mostSeconds).toBe(45 * MINUTE);
    const key = randomUUID();
    const body = { session: feedback, correctedSeconds: 8 * MINUTE };
    const answer = await stop(device, runId, body, key);
    expect(answer.data.session).toMatchObject({ duration: 8, verifiedMinutes: 8, quality: 4 });
    expect(answer.data.gain).toMatchObject({ minutesToday: 8, xpGained: 8 });
    expect(await totalsOf(id)).toEqual({ seconds: 480, sessions: 1, xp: 8, streak_days: 1 });
    expect(
      await world.rows<object>(sql`
      select s.seconds, s.verified_seconds, d.seconds as day, d.verified_seconds as day_verified
      from study_sessions s join study_days d using (user_id, day) where s.user_id = ${id}`),
    ).toEqual([{ seconds: 480, verified_seconds: 480, day: 480, day_verified: 480 }]);
    expect((await active(device)).left).toBeNull();
    expect((await stop(device, runId, body, key)).data).toEqual(answer.data);
    expect((await stop(device, runId, { correctedSeconds: 5 })).data.session?.duration).toBe(8);
  });

  it('loses its verified end first when the beginning was not seen', async () => {
    const person = await world.person();
    const device = firstDevice(world, person);
    const { id: runId } = (
      await device.call(studyRuns.start, {
        body: {
          subject: 'fizik',
          technique: 'Pomodoro',
          plannedSeconds: 45 * MINUTE,
          startedAt: new Date(world.clock.now().getTime() - 600_000).toISOString(),
          accumulatedSeconds: 10 * MINUTE,
        },
      })
    ).data;
    await studyWatched(world, device, { runId, seconds: 20 * MINUTE, before: 10 * MINUTE });
    world.clock.advance(180 * MINUTE);
    await closeStaleRuns(world.deps);
    const { session } = (await stop(device, runId, { correctedSeconds: 15 * MINUTE })).data;
    expect(session).toMatchObject({ duration: 15, verifiedMinutes: 5 });
    expect(await totalsOf(person.id)).toMatchObject({ seconds: 900, xp: 5 });
  });

  it('is corrected within plan and clock, for a day, and only when it was closed', async () => {
    const { id, device, runId } = await left(20 * MINUTE);
    const refused = await stop(device, runId, { correctedSeconds: 45 * MINUTE + 1 });
    expect([refused.status, refused.errors]).toEqual([
      422,
      [{ path: 'correctedSeconds', message: 'En fazla 45 dk olabilir' }],
    ]);
    expect((await stop(device, runId, { correctedSeconds: 4 })).status).toBe(400);
    expect((await stop(device, runId, { correctedSeconds: 45 * MINUTE })).data.session).toMatchObject({
      duration: 45,
      verifiedMinutes: 20,
    });
    const late = await left(20 * MINUTE);
    world.clock.advance(24 * 3600 + 1);
    expect((await stop(late.device, late.runId, { correctedSeconds: 60 })).code).toBe('study_run.ended');
    expect(await totalsOf(late.id)).toMatchObject({ seconds: 1200 });
    const running = await studied(20 * MINUTE);
    const early = await stop(running.device, running.runId, { correctedSeconds: 60 });
    expect([early.status, early.errors[0]?.path]).toEqual([422, 'correctedSeconds']);
    expect((await active(running.device)).run?.id).toBe(running.runId);
    expect(await totalsOf(id)).toMatchObject({ seconds: 2700, xp: 20 });
  });
});
