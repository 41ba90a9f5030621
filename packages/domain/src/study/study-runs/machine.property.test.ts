import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMER_MODES, type TimerMode } from '../../study-values.ts';
import { type ActiveTimer, advance, IDLE, startTimer, stepTimer, type Timer } from './machine.ts';
import { TIMER_DEFAULTS, type TimerConfig } from './modes.ts';
import { readTimerRecord, restoreTimer, toRecord } from './record.ts';
import { viewTimer } from './view.ts';

const T0 = Date.parse('2026-11-15T09:00:00Z');
const HOUR_MS = 3_600_000;

const configs: fc.Arbitrary<TimerConfig> = fc.record({
  studyMinutes: fc.integer({ min: 1, max: 12 }),
  breakMinutes: fc.integer({ min: 1, max: 4 }),
  targetSessions: fc.integer({ min: 1, max: 10 }),
  longBreakInterval: fc.integer({ min: 2, max: 4 }),
  longBreakMinutes: fc.integer({ min: 10, max: 15 }),
  subject: fc.constantFrom('matematik', 'exam_TYT', 'exam_edebiyat'),
  goalMinutes: fc.option(fc.integer({ min: 1, max: 40 })),
});
const modes = fc.constantFrom(...TIMER_MODES);
const types = [
  'tick',
  'tick',
  'tick',
  'pause',
  'resume',
  'resume',
  'skipBreak',
  'endStudy',
  'reset',
  'stop',
] as const;
/** Short steps, minutes, hours of sleep, and clocks set back. */
const waits = (unit: number) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 90 * unit }) },
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 1500 * unit }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 30_000 * unit }) },
    { weight: 1, arbitrary: fc.integer({ min: -9000 * unit, max: -1 }) },
  );
const scripts = (unit: number) =>
  fc.array(fc.record({ wait: waits(unit), type: fc.constantFrom(...types) }), { maxLength: 40 });

/** A naive reference that counts every second, independent of the state machine. */
function countingModel(mode: TimerMode, config: TimerConfig) {
  const goalSeconds = (config.goalMinutes ?? 1e9) * 60;
  const model = { state: 'running', left: 0, studied: 0, session: 1, done: 0 };
  const study = () => {
    model.state = 'running';
    model.left = Math.min(config.studyMinutes * 60, goalSeconds - model.studied);
  };
  const endStudy = () => {
    model.done += 1;
    if (model.session === config.targetSessions || goalSeconds - model.studied < 5) {
      model.state = 'completed';
      model.left = 0;
      return;
    }
    const long = mode === 'Pomodoro' && model.done % config.longBreakInterval === 0;
    model.state = 'break';
    model.left = (long ? config.longBreakMinutes : config.breakMinutes) * 60;
  };
  const endBreak = () => {
    model.session += 1;
    study();
  };
  const second = () => {
    if (model.state === 'running') model.studied += 1;
    model.left -= 1;
    if (model.left === 0) (model.state === 'running' ? endStudy : endBreak)();
  };
  const reset = () => {
    const paused = model.state === 'paused';
    Object.assign(model, { studied: 0, session: 1, done: 0 });
    study();
    if (paused) model.state = 'paused';
  };
  study();
  return {
    model,
    wait(seconds: number) {
      for (let gone = 0; gone < seconds && /running|break/.test(model.state); gone += 1) second();
    },
    apply(type: (typeof types)[number]) {
      const { state } = model;
      if (type === 'pause' && state === 'running') model.state = 'paused';
      if (type === 'resume' && state === 'paused') model.state = 'running';
      if (type === 'skipBreak' && state === 'break') endBreak();
      if (type === 'endStudy' && state === 'running') endStudy();
      if (type === 'reset' && state !== 'completed') reset();
      if (type === 'stop') Object.assign(model, { state: 'completed', left: 0 });
    },
  };
}

describe('timer properties', () => {
  it('equals counting every second, with sleeps and clock jumps', () => {
    fc.assert(
      fc.property(modes, configs, scripts(1), (mode, config, script) => {
        const { model, wait, apply } = countingModel(mode, config);
        let timer: Timer = startTimer(mode, config, T0);
        let now = T0;
        for (const { wait: seconds, type } of script) {
          now += seconds * 1000;
          wait(seconds);
          apply(type);
          timer = stepTimer(timer, { type }, now);
          const { state, studiedMs, endsAt, lastTick, currentSession, completedSessions } =
            timer as ActiveTimer;
          expect({
            state,
            studied: studiedMs / 1000,
            left: (endsAt - lastTick) / 1000,
            session: currentSession,
            done: completedSessions,
          }).toEqual(model);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('never goes backwards, has no negative spans, and never exceeds the elapsed time', () => {
    fc.assert(
      fc.property(modes, configs, scripts(1000), (mode, config, script) => {
        let timer = startTimer(mode, config, T0);
        let now = T0;
        for (const { wait, type } of script) {
          const before = timer;
          now += wait;
          timer = stepTimer(timer, { type }, now) as ActiveTimer;
          const left = timer.endsAt - timer.lastTick;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(timer.periodMs);
          expect(timer.studiedMs).toBeLessThanOrEqual(timer.lastTick - timer.startedAt);
          if (type === 'reset') continue;
          expect(timer.studiedMs).toBeGreaterThanOrEqual(before.studiedMs);
          expect(timer.studiedMs - before.studiedMs).toBeLessThanOrEqual(Math.max(0, wait));
          expect(timer.completedSessions).toBeGreaterThanOrEqual(before.completedSessions);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('gives the same result with one advance as with many', () => {
    fc.assert(
      fc.property(
        modes,
        configs,
        fc.array(fc.integer({ min: 0, max: 5 * HOUR_MS }), { maxLength: 60 }),
        (mode, config, looks) => {
          const timer = startTimer(mode, config, T0);
          const stepped = looks.sort((a, b) => a - b).reduce((each, ms) => advance(each, T0 + ms), timer);
          expect(stepped).toEqual(advance(timer, T0 + (looks.at(-1) ?? 0)));
        },
      ),
    );
  });

  it('survives storing and restoring at any moment', () => {
    fc.assert(
      fc.property(modes, configs, scripts(1000), (mode, config, script) => {
        let timer: Timer = startTimer(mode, config, T0);
        let now = T0;
        for (const { wait, type } of script) {
          now += wait;
          timer = stepTimer(timer, { type }, now);
          const record = readTimerRecord(JSON.parse(JSON.stringify(toRecord(timer as ActiveTimer))));
          expect(record && restoreTimer(record, now)).toEqual(timer);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has a view within its bounds at any moment', () => {
    fc.assert(
      fc.property(modes, configs, fc.integer({ min: -HOUR_MS, max: 5 * HOUR_MS }), (mode, config, ms) => {
        const view = viewTimer(startTimer(mode, config, T0), T0 + ms);
        expect(view?.progress).toBeGreaterThanOrEqual(0);
        expect(view?.progress).toBeLessThanOrEqual(1);
        expect(view?.leftSeconds).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(viewTimer(IDLE, T0)).toBeNull();
  });
});

describe('three hours with fifty sleeps', () => {
  const sleeps = fc.array(fc.integer({ min: 1000, max: 150_000 }), { minLength: 50, maxLength: 50 });
  const base = { ...TIMER_DEFAULTS.Stopwatch, subject: 'fizik', goalMinutes: null };

  function liveThrough(
    timer: ActiveTimer,
    lengths: readonly number[],
    look: (timer: ActiveTimer, now: number) => void,
  ) {
    const end = T0 + 3 * HOUR_MS;
    const awakeMs = Math.floor((3 * HOUR_MS - lengths.reduce((sum, ms) => sum + ms, 0)) / lengths.length);
    let now = T0;
    for (const sleep of lengths) {
      for (const awakeUntil = now + awakeMs; now < awakeUntil; now = Math.min(now + 1013, awakeUntil))
        timer = advance(timer, now);
      const stored = JSON.stringify(toRecord(timer));
      now += sleep;
      timer = restoreTimer(
        readTimerRecord(JSON.parse(stored)) as NonNullable<ReturnType<typeof readTimerRecord>>,
        now,
      );
      look(timer, now);
    }
    return advance(timer, end);
  }

  it('do not drift from the wall clock', () => {
    fc.assert(
      fc.property(sleeps, (lengths) => {
        const timer = startTimer('Stopwatch', { ...base, studyMinutes: 180, targetSessions: 1 }, T0);
        const done = liveThrough(timer, lengths, ({ studiedMs }, now) => expect(studiedMs).toBe(now - T0));
        expect(done).toMatchObject({
          state: 'completed',
          studiedMs: 3 * HOUR_MS,
          lastTick: T0 + 3 * HOUR_MS,
        });
      }),
      { numRuns: 20 },
    );
  });

  it('count three study periods of 45 minutes with breaks of 15', () => {
    fc.assert(
      fc.property(sleeps, (lengths) => {
        const pomodoro = { ...TIMER_DEFAULTS.Pomodoro, subject: 'fizik', goalMinutes: null };
        const done = liveThrough(startTimer('Pomodoro', pomodoro, T0), lengths, () => {});
        expect(done).toMatchObject({ state: 'running', currentSession: 4, studiedMs: 135 * 60_000 });
        expect(done.endsAt).toBe(T0 + 225 * 60_000);
      }),
      { numRuns: 20 },
    );
  });
});
