import { studyRuns } from '@netlik/contract/study/study-runs';
import { studySessions } from '@netlik/contract/study/study-sessions';
import { anotherDevice, type Device, firstDevice } from '@netlik/testkit/devices';
import { studyWatched } from '@netlik/testkit/watched-run';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeStaleRuns } from './close-stale-runs.service.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
beforeEach(() => world.clock.set('2026-11-15T09:00:00Z'));
afterAll(() => world.close());

const MINUTE = 60;
const feedback = { quality: 4, mood: 'Mutlu', distractions: 0 } as const;
const stop = (device: Device, runId: string, more: object = {}) =>
  device.call(studyRuns.stop, { body: { runId, ...more } });
const active = async (device: Device) => (await device.call(studyRuns.active, {})).data;
const finish = (device: Device, runId: string, seconds: number) =>
  stop(device, runId, { awaitsFeedback: true, reportedSeconds: seconds });
const sessionsOf = async (device: Device) =>
  (await device.call(studySessions.list, {})).data.map(({ duration, quality }) => [duration, quality]);

/** A ten-minute run, stopped ten minutes ago on the first of two devices. */
const finished = async () => {
  const person = await world.person();
  const device = firstDevice(world, person);
  const { data } = await device.call(studyRuns.start, {
    body: { subject: 'fizik', technique: 'Pomodoro', plannedSeconds: 45 * MINUTE },
  });
  await studyWatched(world, device, { runId: data.id, seconds: 10 * MINUTE });
  const reply = await finish(device, data.id, 10 * MINUTE);
  world.clock.advance(10 * MINUTE);
  return { device, other: await anotherDevice(world, person), runId: data.id, reply };
};

describe('a run that was stopped and awaits its feedback', () => {
  it('ends on every device with the time it had', async () => {
    const { device, other, runId, reply } = await finished();
    expect(reply.data).toMatchObject({ session: { duration: 10, quality: null }, gain: { xpGained: 10 } });
    expect(await active(other)).toMatchObject({
      run: null,
      left: { runId, reason: 'awaits-feedback', session: { duration: 10 } },
    });
    const saved = await stop(other, runId, { session: feedback, reportedSeconds: 20 * MINUTE });
    expect(saved.data.session).toMatchObject({ duration: 10, verifiedMinutes: 10, quality: 4 });
    expect(saved.data.gain).toMatchObject({ xpGained: 10, minutesToday: 10 });
    expect(await sessionsOf(device)).toEqual([[10, 4]]);
    expect((await active(device)).left).toBeNull();
  });

  it('is the same when it is told twice, also after the feedback', async () => {
    const { device, runId } = await finished();
    expect((await finish(device, runId, 20 * MINUTE)).data.session?.duration).toBe(10);
    await stop(device, runId, { session: feedback });
    expect((await finish(device, runId, 20 * MINUTE)).data.session).toMatchObject({
      duration: 10,
      quality: 4,
    });
  });

  it('takes the feedback also after another device kept it without', async () => {
    const { device, other, runId } = await finished();
    await stop(other, runId);
    expect((await stop(device, runId, { session: feedback })).data.session?.quality).toBe(4);
    expect((await stop(other, runId, { session: { ...feedback, quality: 1 } })).data.session?.quality).toBe(
      4,
    );
  });

  it('can be discarded, and is gone when its session was deleted', async () => {
    const gone = await finished();
    world.clock.advance(48 * 3600);
    expect((await stop(gone.device, gone.runId, { discard: true })).status).toBe(200);
    expect(await sessionsOf(gone.device)).toEqual([]);
    const deleted = await finished();
    const { left } = await active(deleted.device);
    await deleted.other.call(studySessions.remove, { params: { id: left!.session._id } });
    expect((await stop(deleted.device, deleted.runId, { session: feedback })).code).toBe('study_run.ended');
  });

  it('keeps what a device studied after the server had closed its run', async () => {
    const device = firstDevice(world, await world.person());
    const { data } = await device.call(studyRuns.start, {
      body: { subject: 'fizik', technique: 'Pomodoro', plannedSeconds: 45 * MINUTE },
    });
    await studyWatched(world, device, { runId: data.id, seconds: 10 * MINUTE });
    world.clock.advance(180 * MINUTE);
    await closeStaleRuns(world.deps);
    await finish(device, data.id, 40 * MINUTE);
    expect((await active(device)).left).toMatchObject({
      reason: 'awaits-feedback',
      session: { duration: 40, verifiedMinutes: 10 },
    });
  });

  it('lets the next run start', async () => {
    const { other } = await finished();
    const next = await other.call(studyRuns.start, { body: { subject: 'fizik', technique: 'Freeform' } });
    expect(next.status).toBe(201);
  });
});
