import { describe, expect, it } from 'vitest';
import type { TimerMode } from '../../study-values.ts';
import { advance, IDLE, startTimer, stepTimer } from './machine.ts';
import { TIMER_DEFAULTS, type TimerConfig } from './modes.ts';
import { clockDigits, signalBetween, viewTimer } from './view.ts';

const at = (seconds: number) => 1_800_000_000_000 + seconds * 1000;
const start = (mode: TimerMode, changes: Partial<TimerConfig> = {}) =>
  startTimer(mode, { ...TIMER_DEFAULTS[mode], subject: 'tarih', goalMinutes: null, ...changes }, at(0));

describe('viewTimer', () => {
  it('begins at the full length and shows 1 second until the end', () => {
    expect(viewTimer(start('Freeform'), at(0))).toMatchObject({
      leftSeconds: 1800,
      shownSeconds: 1800,
      progress: 0,
    });
    expect(viewTimer(start('Freeform'), at(1799.001))).toMatchObject({ leftSeconds: 1, state: 'running' });
    expect(viewTimer(start('Freeform'), at(1800))).toMatchObject({
      leftSeconds: 0,
      state: 'completed',
      progress: 1,
    });
  });

  it('counts up in the Stopwatch, and down in its break', () => {
    expect(viewTimer(start('Stopwatch'), at(61.5))).toMatchObject({ shownSeconds: 61, leftSeconds: 3539 });
    expect(viewTimer(start('Stopwatch'), at(3660))).toMatchObject({ state: 'break', shownSeconds: 540 });
  });

  it('marks the long break', () => {
    const timer = start('Pomodoro', { targetSessions: 5 });
    const ends = [45, 105, 165, 225].map((minute) => viewTimer(timer, at(minute * 60))?.longBreak);
    expect(ends).toEqual([false, false, false, true]);
  });
});

describe('signalBetween', () => {
  const timer = start('Timeblock');
  const later = (minutes: number) => advance(timer, at(minutes * 60));

  it.each([
    ['nothing new', 1, 2, null],
    ['a break', 1, 46, 'breakStarted'],
    ['study again', 46, 61, 'studyStarted'],
    ['a whole break slept through', 1, 61, 'studyStarted'],
    ['the end', 1, 999, 'completed'],
    ['nothing after the end', 999, 1000, null],
  ])('rings for %s', (_name, before, now, signal) => {
    expect(signalBetween(later(before), later(now))).toBe(signal);
  });

  it('gives no signal when the student pauses, resumes, starts or closes', () => {
    const paused = stepTimer(timer, { type: 'pause' }, at(60));
    expect(signalBetween(timer, paused)).toBeNull();
    expect(signalBetween(paused, stepTimer(paused, { type: 'resume' }, at(90)))).toBeNull();
    expect(signalBetween(IDLE, timer)).toBeNull();
    expect(signalBetween(later(999), IDLE)).toBeNull();
  });
});

describe('clockDigits', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [2700, '45:00'],
    [3909, '1:05:09'],
  ])('writes %i s as %s', (seconds, text) => {
    expect(clockDigits(seconds)).toBe(text);
  });
});
