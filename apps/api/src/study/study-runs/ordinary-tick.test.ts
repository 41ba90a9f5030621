import { staleAt, tickRun } from '@netlik/domain/study/study-runs/run';
import { openWorld, type World } from '@netlik/testkit/world';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import { clockOf, withClock } from './run-clock.ts';
import { insertRun, lockRun, type RunRow, STALE_EARLY_SECONDS, saveOrdinaryTick } from './study-runs.sql.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const T0 = Date.parse('2026-11-15T09:00:00.000Z');
const iso = (milliseconds: number) => new Date(T0 + milliseconds).toISOString();

const seconds = fc.nat(4000);
const runs = fc.record({
  openedMs: fc.nat(4_000_000),
  offlineMs: fc.constantFrom(0, 0, 700_300),
  gapMs: fc.oneof(fc.nat(125_000), fc.constantFrom(0, 29_999, 30_000, 30_001, 120_000, 120_001, -1)),
  planned: fc.constantFrom(0, 600, 2700, 10_800),
  accumulated: seconds,
  verified: seconds,
  early: fc.oneof(fc.integer({ min: -2, max: 302 }), fc.constant(60)),
  report: fc.oneof(
    { weight: 3, arbitrary: fc.record({ studied: fc.integer({ min: -40, max: 200 }) }) },
    fc.record({ deltaSeconds: fc.nat(200) }),
  ),
  paused: fc.constantFrom(false, false, false, true),
});

it('ticks as the domain does, looks for stale runs no later, and leaves the rest to the lock', async () => {
  const { id: userId } = await world.person();
  const [id, holderId] = [newId(), newId()];
  let ordinary = 0;
  await fc.assert(
    fc.asyncProperty(runs, async (made) => {
      const lastSeenMs = made.openedMs + 200_000;
      const now = new Date(T0 + lastSeenMs + made.gapMs);
      const run: RunRow = {
        id,
        status: 'running',
        subject: 'fizik',
        technique: 'Pomodoro',
        holderId,
        openedAt: iso(made.openedMs),
        startedAt: iso(made.openedMs - made.offlineMs),
        lastSeenAt: iso(lastSeenMs),
        plannedSeconds: made.planned,
        accumulatedSeconds: made.accumulated,
        verifiedSeconds: made.verified,
        dailyPlanId: null,
        subjectIndex: null,
        metadata: { state: made.paused ? 'paused' : 'running' },
        endedAt: null,
        sessionId: null,
        idempotencyKey: null,
        bodyHash: null,
        stopKey: null,
        stopHash: null,
      };
      const report =
        'studied' in made.report
          ? { accumulatedSeconds: Math.max(0, made.accumulated + made.report.studied) }
          : made.report;
      const expected = tickRun(clockOf(run), report, now.getTime());
      const lookAt = staleAt(expected) - made.early * 1000;
      await world.db.run(sql`delete from study_runs where id = ${id}`);
      await insertRun(world.db, { userId, run, staleAt: new Date(lookAt), idempotency: null });

      const ticked = await saveOrdinaryTick(world.db, { userId, holderId, runId: id, report, now });
      const stored = await lockRun(world.db, userId, id);
      const isOrdinary =
        !made.paused &&
        made.gapMs >= 0 &&
        made.gapMs <= 120_000 &&
        made.early >= 0 &&
        made.early <= STALE_EARLY_SECONDS.most;
      expect(ticked !== null).toBe(isOrdinary);
      expect(stored).toEqual(isOrdinary ? withClock(run, expected) : run);
      if (ticked) expect(stored).toMatchObject(ticked);
      ordinary += Number(isOrdinary);
    }),
    { numRuns: 150 },
  );
  expect(ordinary).toBeGreaterThan(30);
});
