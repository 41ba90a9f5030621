import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDLE, startTimer, stepTimer } from './machine.ts';
import { TIMER_DEFAULTS } from './modes.ts';
import {
  closeStale,
  correctionLimits,
  correctRun,
  extendClosedRun,
  isStale,
  isTickDue,
  openRun,
  RUN_SEEN_SECONDS,
  type RunClock,
  sessionSeconds,
  staleAt,
  tickRun,
} from './run.ts';

const T0 = Date.parse('2026-11-15T09:00:00Z');
const at = (seconds: number) => T0 + seconds * 1000;
const HOUR = 3600;
const open = (plannedSeconds = 45 * 60) => openRun({ plannedSeconds }, T0);
/** Studies until then with the reports a timer sends. */
const study = (run: RunClock, until: number) => {
  let seen = run;
  for (let second = 30; second <= until; second += 30)
    seen = tickRun(seen, { accumulatedSeconds: run.accumulatedSeconds + second }, at(second));
  return seen;
};

describe('tickDue', () => {
  const timer = startTimer(
    'Freeform',
    { ...TIMER_DEFAULTS.Freeform, subject: 'tarih', goalMinutes: null },
    T0,
  );
  const due = (seconds: number, lastAt = 0, lastStudied = 0) =>
    isTickDue(
      stepTimer(timer, { type: 'tick' }, at(seconds)),
      { at: at(lastAt), studiedMs: lastStudied * 1000 },
      at(seconds),
    );

  it('is due after 30 s of study', () => {
    expect([due(29), due(30), due(59, 30, 30), due(60, 30, 30)]).toEqual([false, true, false, true]);
  });

  it('is due after 45 s when nothing is studied', () => {
    const paused = stepTimer(timer, { type: 'pause' }, at(10));
    const last = { at: at(10), studiedMs: 10_000 };
    expect([isTickDue(paused, last, at(54)), isTickDue(paused, last, at(55))]).toEqual([false, true]);
  });

  it('is never due without a running timer', () => {
    expect(isTickDue(IDLE, { at: 0, studiedMs: 0 }, T0)).toBe(false);
    const stopped = stepTimer(timer, { type: 'stop' }, at(40));
    expect(isTickDue(stopped, { at: T0, studiedMs: 0 }, at(400))).toBe(false);
  });
});

describe('openRun', () => {
  it('counts study before the run was registered, unverified and limited by the wall clock', () => {
    expect(openRun({ startedAt: at(-600), accumulatedSeconds: 500 }, T0)).toMatchObject({
      startedAt: at(-600),
      accumulatedSeconds: 500,
      verifiedSeconds: 0,
    });
    expect(openRun({ startedAt: at(-600), accumulatedSeconds: 9000 }, T0).accumulatedSeconds).toBe(600);
  });

  it('ignores a start in the future or before yesterday', () => {
    expect(openRun({ startedAt: at(50), accumulatedSeconds: 50 }, T0)).toMatchObject({
      startedAt: T0,
      accumulatedSeconds: 0,
    });
    expect(openRun({ startedAt: 0 }, T0).startedAt).toBe(at(-24 * HOUR));
  });
});

describe('tickRun', () => {
  it('adds at most the time since the last report, whatever the device claims', () => {
    const run = tickRun(open(), { accumulatedSeconds: 30 }, at(30));
    expect(run).toMatchObject({ accumulatedSeconds: 30, verifiedSeconds: 30, lastSeenAt: at(30) });
    expect(tickRun(run, { accumulatedSeconds: 9000 }, at(60))).toMatchObject({ accumulatedSeconds: 60 });
    expect(tickRun(run, { deltaSeconds: 9000 }, at(60))).toMatchObject({ verifiedSeconds: 60 });
  });

  it('is not changed by a report that is repeated, late, smaller or negative', () => {
    const run = tickRun(open(), { accumulatedSeconds: 300 }, at(300));
    for (const report of [{ accumulatedSeconds: 300 }, { accumulatedSeconds: 30 }, { deltaSeconds: -5 }])
      expect(tickRun(run, report, at(300))).toEqual(run);
    expect(tickRun(run, { accumulatedSeconds: 310 }, at(100))).toEqual(run);
  });

  it('tolerates network delay', () => {
    let run = open();
    for (let tick = 1; tick <= 100; tick += 1)
      run = tickRun(run, { accumulatedSeconds: tick * 30 }, at(tick * 30) + (tick % 2 ? 800 : 0));
    expect(run).toMatchObject({ accumulatedSeconds: 3000, verifiedSeconds: 3000 });
  });

  it('counts time without a report, and does not verify it', () => {
    const unseen = tickRun(open(), { accumulatedSeconds: HOUR }, at(HOUR));
    expect(unseen).toMatchObject({ accumulatedSeconds: HOUR, verifiedSeconds: 0 });
    const seenAgain = tickRun(unseen, { accumulatedSeconds: HOUR + 30 }, at(HOUR + 30));
    expect(seenAgain).toMatchObject({ accumulatedSeconds: HOUR + 30, verifiedSeconds: 30 });
    for (const [gap, verified] of [
      [RUN_SEEN_SECONDS, RUN_SEEN_SECONDS],
      [RUN_SEEN_SECONDS + 1, 0],
    ] as const)
      expect(tickRun(open(), { accumulatedSeconds: gap }, at(gap)).verifiedSeconds).toBe(verified);
  });

  it('never verifies more than the server’s own clock saw, and never less than before', () => {
    const reports = fc.record({
      wait: fc.integer({ min: -100, max: 4000 }),
      seconds: fc.oneof(fc.integer({ min: -50, max: 100_000 }), fc.double({ min: 0, max: 1e9, noNaN: true })),
      delta: fc.boolean(),
    });
    const claims = fc.record({
      startedAt: fc.integer({ min: at(-9999), max: at(99) }),
      accumulatedSeconds: fc.nat(9999),
    });
    fc.assert(
      fc.property(claims, fc.array(reports), (claim, ticks) => {
        let run = openRun(claim, T0);
        let now = T0;
        for (const { wait, seconds, delta } of ticks) {
          now += wait * 1000;
          const next = tickRun(run, delta ? { deltaSeconds: seconds } : { accumulatedSeconds: seconds }, now);
          expect(next.verifiedSeconds).toBeGreaterThanOrEqual(run.verifiedSeconds);
          expect(next.accumulatedSeconds).toBeGreaterThanOrEqual(run.accumulatedSeconds);
          expect(next.verifiedSeconds).toBeLessThanOrEqual((next.lastSeenAt - T0) / 1000);
          const added = next.verifiedSeconds - run.verifiedSeconds;
          expect(added).toBeLessThanOrEqual(RUN_SEEN_SECONDS + 5);
          if (next.lastSeenAt - run.lastSeenAt > RUN_SEEN_SECONDS * 1000) expect(added).toBe(0);
          expect(next.verifiedSeconds).toBeLessThanOrEqual(next.accumulatedSeconds);
          expect(next.accumulatedSeconds).toBeLessThanOrEqual(
            Math.ceil((next.lastSeenAt - next.startedAt) / 1000),
          );
          run = next;
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('staleAt and closeStale', () => {
  it('waits twelve hours for a paused run', () => {
    expect(staleAt({ ...open(), paused: true })).toBe(at(12 * HOUR));
  });

  it('closes a run 15 minutes after its planned end, not before', () => {
    const run = tickRun(open(), { accumulatedSeconds: 600 }, at(600));
    expect(staleAt(run)).toBe(at(45 * 60 + 15 * 60));
    expect([isStale(run, staleAt(run) - 1), isStale(run, staleAt(run))]).toEqual([false, true]);
  });

  it('has 180 minutes without a plan', () => {
    expect(staleAt(openRun({}, T0))).toBe(at(195 * 60));
  });

  it('adds pauses to the planned end', () => {
    const paused = tickRun(
      tickRun(open(), { accumulatedSeconds: 60 }, at(60)),
      { accumulatedSeconds: 60 },
      at(HOUR),
    );
    expect(staleAt(paused)).toBe(at(HOUR + 44 * 60 + 15 * 60));
  });

  it('closes with the time the server verified', () => {
    const run = study(open(), 1200);
    expect(closeStale(run)).toEqual({ endedAt: at(1200), seconds: 1200, verifiedSeconds: 1200 });
    expect(closeStale(tickRun(open(), { accumulatedSeconds: 4 }, at(4)))).toBeNull();
  });
});

describe('amendRun', () => {
  const run = study(open(), 1200);
  const closedAt = at(HOUR);

  it('adds time the server did not see, unverified, within the plan', () => {
    expect(extendClosedRun(run, 2000, closedAt, at(2 * HOUR))).toMatchObject({
      accumulatedSeconds: 2000,
      verifiedSeconds: 1200,
    });
    expect(extendClosedRun(run, 99_999, closedAt, at(2 * HOUR))?.accumulatedSeconds).toBe(2700);
    expect(extendClosedRun(run, 10, closedAt, at(2 * HOUR))?.accumulatedSeconds).toBe(1200);
  });

  it('is possible for 24 hours', () => {
    expect(extendClosedRun(run, 2000, closedAt, closedAt + 24 * HOUR * 1000)).not.toBeNull();
    expect(extendClosedRun(run, 2000, closedAt, closedAt + 24 * HOUR * 1000 + 1)).toBeNull();
  });
});

describe('correctRun', () => {
  const run = study(open(), 1200);
  const closedAt = at(HOUR);
  const corrected = (seconds: number, of = run) => {
    const { accumulatedSeconds, verifiedSeconds } = correctRun(of, seconds, closedAt, at(2 * HOUR))!;
    return [accumulatedSeconds, verifiedSeconds];
  };

  it('shortens a run, down to the minimum session', () => {
    expect([corrected(480), corrected(5), corrected(0)]).toEqual([
      [480, 480],
      [5, 5],
      [5, 5],
    ]);
  });

  it('lengthens a run, unverified, within the plan and the clock', () => {
    expect([corrected(2000), corrected(99_999)]).toEqual([
      [2000, 1200],
      [2700, 1200],
    ]);
    expect(correctionLimits(run, at(2 * HOUR))).toEqual({ min: 5, max: 2700 });
    expect(correctionLimits(run, at(1800))).toEqual({ min: 5, max: 1800 });
  });

  it('takes cut time from the verified part first', () => {
    const late = openRun({ startedAt: at(-600), accumulatedSeconds: 600, plannedSeconds: 2700 }, T0);
    const seen = study(late, 900);
    expect(seen).toMatchObject({ accumulatedSeconds: 1500, verifiedSeconds: 900 });
    expect([corrected(1200, seen), corrected(600, seen), corrected(300, seen)]).toEqual([
      [1200, 600],
      [600, 0],
      [300, 0],
    ]);
  });

  it('is possible for 24 hours', () => {
    expect(correctRun(run, 60, closedAt, closedAt + 24 * HOUR * 1000)).not.toBeNull();
    expect(correctRun(run, 60, closedAt, closedAt + 24 * HOUR * 1000 + 1)).toBeNull();
  });

  it('never verifies more than before, nor more than the total', () => {
    const claims = fc.record({
      startedAt: fc.integer({ min: at(-9999), max: T0 }),
      accumulatedSeconds: fc.nat(9999),
      plannedSeconds: fc.nat(9999),
    });
    fc.assert(
      fc.property(claims, fc.nat(5000), fc.integer({ min: -9, max: 200_000 }), (claim, seen, said) => {
        const before = tickRun(openRun(claim, T0), { deltaSeconds: seen }, at(seen));
        const { min, max } = correctionLimits(before, at(seen + 60));
        const after = correctRun(before, said, at(seen + 60), at(seen + 60))!;
        expect(after.verifiedSeconds).toBeLessThanOrEqual(before.verifiedSeconds);
        expect(after.verifiedSeconds).toBeLessThanOrEqual(after.accumulatedSeconds);
        expect(after.accumulatedSeconds).toBe(Math.max(min, Math.min(said, max)));
      }),
    );
  });
});

describe('sessionSeconds', () => {
  it.each([
    [-5, 0],
    [4.9, 0],
    [5, 5],
    [2700.9, 2700],
    [1e9, 1800 * 60],
  ])('keeps %d s as %d', (seconds, kept) => {
    expect(sessionSeconds(seconds)).toBe(kept);
  });
});
