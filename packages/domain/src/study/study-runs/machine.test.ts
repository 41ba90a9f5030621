import { describe, expect, it } from 'vitest';
import { TIMER_MODES } from '../../study-values.ts';
import {
  type ActiveTimer,
  advance,
  IDLE,
  plannedSeconds,
  plannedStudySeconds,
  startTimer,
  stepTimer,
  type Timer,
  type TimerEvent,
} from './machine.ts';
import { TIMER_DEFAULTS, type TimerConfig } from './modes.ts';

const T0 = Date.parse('2026-11-15T09:00:00Z');
const at = (minutes: number) => T0 + minutes * 60_000;
const config = (changes: Partial<TimerConfig> = {}): TimerConfig => ({
  ...TIMER_DEFAULTS.Pomodoro,
  subject: 'matematik',
  goalMinutes: null,
  ...changes,
});
const start = (changes: Partial<TimerConfig> = {}) => startTimer('Pomodoro', config(changes), T0);
type Plain = Exclude<TimerEvent['type'], 'start' | 'attachRun'>;
const step = (timer: Timer, type: Plain, minutes: number) => stepTimer(timer, { type }, at(minutes));
const active = (timer: Timer): ActiveTimer => {
  if (timer.state === 'idle') throw new Error('idle');
  return timer;
};
const studied = (timer: Timer) => active(timer).studiedMs / 60_000;

describe('stepTimer', () => {
  it('starts only from idle, with a full study period', () => {
    const timer = active(stepTimer(IDLE, { type: 'start', mode: 'Pomodoro', config: config() }, T0));
    expect(timer).toMatchObject({ state: 'running', currentSession: 1, studiedMs: 0, endsAt: at(45) });
    const again = stepTimer(timer, { type: 'start', mode: 'Freeform', config: config() }, at(10));
    expect(again).toMatchObject({ mode: 'Pomodoro', state: 'running', startedAt: T0 });
  });

  it('ignores every other event while idle', () => {
    for (const type of ['tick', 'pause', 'resume', 'skipBreak', 'endStudy', 'reset', 'stop', 'save'] as const)
      expect(step(IDLE, type, 1)).toBe(IDLE);
  });

  it('goes study, break, study and completes after the last study period, without a last break', () => {
    const timer = start({ targetSessions: 2 });
    expect(advance(timer, at(45))).toMatchObject({ state: 'break', currentSession: 1, completedSessions: 1 });
    expect(advance(timer, at(60))).toMatchObject({ state: 'running', currentSession: 2, endsAt: at(105) });
    const done = advance(timer, at(500));
    expect(done).toMatchObject({ state: 'completed', completedSessions: 2, lastTick: at(105) });
    expect(studied(done)).toBe(90);
  });

  it('stops while paused and continues from there', () => {
    const paused = step(start(), 'pause', 10);
    expect(studied(step(paused, 'tick', 300))).toBe(10);
    const resumed = step(paused, 'resume', 300);
    expect(active(resumed)).toMatchObject({ state: 'running', endsAt: at(335) });
    expect(studied(step(resumed, 'tick', 310))).toBe(20);
  });

  it('ignores a pause after the period has ended', () => {
    expect(step(start(), 'pause', 46)).toMatchObject({ state: 'break', lastTick: at(46) });
  });

  it('skips a break, and does not end a study period with the same tap', () => {
    const onBreak = advance(start(), at(47));
    const next = step(onBreak, 'skipBreak', 47);
    expect(next).toMatchObject({ state: 'running', currentSession: 2, endsAt: at(92) });
    expect(step(next, 'skipBreak', 48)).toMatchObject({ state: 'running', currentSession: 2 });
  });

  it('ends a study period early with what was studied', () => {
    const timer = step(start(), 'endStudy', 30);
    expect(timer).toMatchObject({ state: 'break', completedSessions: 1, endsAt: at(45) });
    expect(studied(timer)).toBe(30);
  });

  it('resets the study and its server run, and stays paused if it was', () => {
    const run = { id: 'r', accumulatedSeconds: 0, startedAt: T0 };
    const timer = stepTimer(start(), { type: 'attachRun', run }, at(1));
    expect(timer).toMatchObject({ run });
    expect(step(timer, 'reset', 70)).toEqual({
      ...start(),
      startedAt: at(70),
      lastTick: at(70),
      endsAt: at(115),
    });
    const paused = step(step(timer, 'pause', 5), 'reset', 9);
    expect(paused).toMatchObject({ state: 'paused', studiedMs: 0, currentSession: 1, run: null });
  });

  it.each([
    ['running', (timer: Timer) => timer, 20],
    ['break', (timer: Timer) => step(timer, 'endStudy', 15), 15],
    ['paused', (timer: Timer) => step(timer, 'pause', 12), 12],
  ])('stops while %s and keeps the study', (_state, prepare, minutes) => {
    const timer = step(prepare(start()), 'stop', 20);
    expect(timer.state).toBe('completed');
    expect(studied(timer)).toBe(minutes);
  });

  it('closes a completed timer by save, cancel or discard; one that runs only by discard', () => {
    const completed = step(start(), 'stop', 20);
    for (const type of ['save', 'cancel', 'discard'] as const) expect(step(completed, type, 21)).toBe(IDLE);
    for (const type of ['save', 'cancel'] as const) expect(step(start(), type, 21).state).toBe('running');
    expect(step(start(), 'discard', 21)).toBe(IDLE);
    expect(step(completed, 'reset', 21).state).toBe('completed');
  });

  it('gives the long break after every fourth session, and only in Pomodoro', () => {
    const long = { targetSessions: 10, studyMinutes: 10, breakMinutes: 5, longBreakMinutes: 20 };
    const breaks = (timer: ActiveTimer) =>
      Array.from({ length: 9 }, (_, index) => {
        let current: Timer = timer;
        for (let session = 0; session < index; session += 1)
          current = step(step(current, 'endStudy', session), 'skipBreak', session);
        return active(step(current, 'endStudy', index)).periodMs / 60_000;
      });
    expect(breaks(start(long))).toEqual([5, 5, 5, 20, 5, 5, 5, 20, 5]);
    expect(breaks(startTimer('Timeblock', config(long), T0))).toEqual(Array(9).fill(5));
  });

  it('refuses an invalid instant', () => {
    expect(() => advance(start(), Number.NaN)).toThrow(RangeError);
  });
});

describe('a goal', () => {
  it('trims the study period that reaches it and completes there', () => {
    const timer = start({ goalMinutes: 60, targetSessions: 4 });
    expect(advance(timer, at(60))).toMatchObject({ state: 'running', periodMs: 15 * 60_000 });
    const done = advance(timer, at(999));
    expect(done).toMatchObject({ state: 'completed', completedSessions: 2, lastTick: at(75) });
    expect(studied(done)).toBe(60);
  });

  it('does not begin a period shorter than five seconds', () => {
    const almost = stepTimer(start({ goalMinutes: 20 }), { type: 'endStudy' }, at(20) - 4000);
    expect(almost.state).toBe('completed');
    const enough = stepTimer(start({ goalMinutes: 20 }), { type: 'endStudy' }, at(20) - 5000);
    expect(enough.state).toBe('break');
  });
});

describe('a clock set back', () => {
  it('neither takes study away nor prolongs the period', () => {
    const before = advance(start(), at(20));
    const after = advance(before, at(-40));
    expect(after).toMatchObject({ studiedMs: before.studiedMs, lastTick: at(-40), startedAt: at(-60) });
    expect(studied(advance(after, at(-30)))).toBe(30);
    expect(advance(after, at(-15)).state).toBe('break');
  });

  it('during a pause leaves the rest of the period as it was', () => {
    const resumed = active(step(step(start(), 'pause', 20), 'resume', -500));
    expect(resumed).toMatchObject({ state: 'running', endsAt: at(-475), startedAt: at(-520) });
  });
});

describe('the plan', () => {
  it.each([
    // The fourth break is the long one.
    ['Pomodoro', 45 * 5 + 15 * 4, 225],
    ['Timeblock', 45 * 3 + 15 * 2, 135],
    ['Stopwatch', 60 * 2 + 10, 120],
    ['Freeform', 30, 30],
  ] as const)('of %s with its defaults', (mode, minutes, study) => {
    const defaults = config(TIMER_DEFAULTS[mode]);
    expect(plannedSeconds(mode, defaults)).toBe(minutes * 60);
    expect(plannedStudySeconds(defaults)).toBe(study * 60);
    expect(TIMER_MODES).toContain(mode);
  });

  it('ends with the goal', () => {
    expect(plannedSeconds('Pomodoro', config({ goalMinutes: 60 }))).toBe(75 * 60);
    expect(plannedStudySeconds(config({ goalMinutes: 60 }))).toBe(3600);
  });
});
