import { describe, expect, it } from 'vitest';
import { type ActiveTimer, startTimer, stepTimer } from './machine.ts';
import { OPEN_END, TIMER_DEFAULTS } from './modes.ts';
import { sessionDraft } from './session.ts';

const T0 = 1_800_000_000_000;
const config = { ...TIMER_DEFAULTS.Timeblock, subject: 'exam_AYT', goalMinutes: null };
const timer = startTimer('Timeblock', config, T0);
const stopped = (seconds: number) => stepTimer(timer, { type: 'stop' }, T0 + seconds * 1000) as ActiveTimer;

describe('sessionDraft', () => {
  it('holds the study without breaks, and the start time', () => {
    expect(sessionDraft(stopped(61 * 60))).toEqual({
      subject: 'exam_AYT',
      technique: 'Timeblock',
      duration: 46,
      seconds: 46 * 60,
      startedAt: T0,
      endedAt: T0 + 61 * 60_000,
      plannedStudySeconds: 135 * 60,
    });
  });

  it('counts a stopwatch without a target as complete whenever it is ended', () => {
    const open = { ...TIMER_DEFAULTS.Stopwatch, ...OPEN_END, subject: 'fizik', goalMinutes: null };
    const ended = stepTimer(startTimer('Stopwatch', open, T0), { type: 'stop' }, T0 + 40 * 60_000);
    expect(sessionDraft(ended as ActiveTimer)).toMatchObject({ seconds: 2400, plannedStudySeconds: 2400 });
  });

  it('is null below five seconds or while the timer is not completed', () => {
    expect(sessionDraft(stopped(4.9))).toBeNull();
    expect(sessionDraft(stopped(90.4))).toMatchObject({ seconds: 90, duration: 1.5 });
    expect(sessionDraft(timer)).toBeNull();
  });
});
