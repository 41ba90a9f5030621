import type { TimerMode } from '../../study-values.ts';
import { isLongBreak, PERIOD_SECONDS, type TimerConfig } from './modes.ts';

export const TIMER_STATES = ['idle', 'running', 'break', 'paused', 'completed'] as const;
export type TimerState = (typeof TIMER_STATES)[number];

export interface TimerRun {
  readonly id: string;
  readonly accumulatedSeconds: number;
  readonly startedAt: number;
}

/**
 * Instants and lengths are whole milliseconds; `endsAt - lastTick` is the rest of the period in every state.
 */
export interface ActiveTimer {
  readonly state: Exclude<TimerState, 'idle'>;
  readonly mode: TimerMode;
  readonly config: TimerConfig;
  readonly endsAt: number;
  readonly periodMs: number;
  /** From 1. */
  readonly currentSession: number;
  readonly completedSessions: number;
  readonly studiedMs: number;
  /** Time is counted up to here; the moment of pausing or completion in those states. */
  readonly lastTick: number;
  readonly startedAt: number;
  readonly run: TimerRun | null;
}

export type Timer = { readonly state: 'idle' } | ActiveTimer;

export type TimerEvent =
  | { readonly type: 'start'; readonly mode: TimerMode; readonly config: TimerConfig }
  | { readonly type: 'attachRun'; readonly run: TimerRun | null }
  | { readonly type: 'tick' | 'pause' | 'resume' | 'skipBreak' | 'endStudy' | 'reset' | 'stop' }
  /** `save` and `cancel` close the feedback of a completed timer; `discard` also drops a running one. */
  | { readonly type: 'save' | 'cancel' | 'discard' };

export const IDLE: Timer = { state: 'idle' };
const MINUTE_MS = 60_000;
const MIN_PERIOD_MS = PERIOD_SECONDS.min * 1000;

/**
 * Timer state machine with `now` as its only clock. Disallowed events change only the time, because a second
 * or late tap is not an error.
 */
export function stepTimer(timer: Timer, event: TimerEvent, now: number): Timer {
  if (timer.state === 'idle')
    return event.type === 'start' ? startTimer(event.mode, event.config, now) : timer;
  const current = advance(timer, now);
  switch (event.type) {
    case 'attachRun':
      return { ...current, run: event.run };
    case 'pause':
      return current.state === 'running' ? { ...current, state: 'paused' } : current;
    case 'resume':
      return current.state === 'paused' ? resumed(current, now) : current;
    case 'skipBreak':
      return current.state === 'break' ? endPeriod(current, now) : current;
    case 'endStudy':
      return current.state === 'running' ? endPeriod(current, now) : current;
    case 'reset':
      return current.state === 'completed' ? current : restarted(current, now);
    case 'stop':
      return current.state === 'completed' ? current : completed(current);
    case 'save':
    case 'cancel':
      return current.state === 'completed' ? IDLE : current;
    case 'discard':
      return IDLE;
    default:
      return current;
  }
}

export function startTimer(mode: TimerMode, config: TimerConfig, now: number): ActiveTimer {
  const fresh = {
    mode,
    config,
    currentSession: 1,
    completedSessions: 0,
    studiedMs: 0,
    lastTick: now,
    startedAt: now,
    run: null,
  };
  return studyPeriod({ ...fresh, state: 'running', endsAt: now, periodMs: 0 }, now);
}

/** Advances over any number of period ends, with the same result after hours of sleep as with ticks. */
export function advance(timer: ActiveTimer, now: number): ActiveTimer;
export function advance(timer: Timer, now: number): Timer;
export function advance(timer: Timer, now: number): Timer {
  if (!Number.isFinite(now)) throw new RangeError(`Not an instant: ${now}`);
  if (!isTicking(timer)) return timer;
  let current = now < timer.lastTick ? shiftTimer(timer, now - timer.lastTick) : timer;
  while (isTicking(current) && current.endsAt <= now) current = endPeriod(current, current.endsAt);
  return isTicking(current) ? passedTo(current, now) : current;
}

/** Moves a timer to another clock, after a clock change or on another device. */
export function shiftTimer(timer: ActiveTimer, byMs: number): ActiveTimer {
  return {
    ...timer,
    endsAt: timer.endsAt + byMs,
    lastTick: timer.lastTick + byMs,
    startedAt: timer.startedAt + byMs,
  };
}

export function plannedSeconds(mode: TimerMode, config: TimerConfig): number {
  let timer = startTimer(mode, config, 0);
  while (isTicking(timer)) timer = endPeriod(timer, timer.endsAt);
  return timer.lastTick / 1000;
}

/** Study without breaks, the base of the completed share. */
export function plannedStudySeconds(config: TimerConfig): number {
  const planned = config.studyMinutes * config.targetSessions;
  return Math.min(planned, config.goalMinutes ?? planned) * 60;
}

function isTicking(timer: Timer): timer is ActiveTimer & { state: 'running' | 'break' } {
  return timer.state === 'running' || timer.state === 'break';
}

function passedTo(timer: ActiveTimer, at: number): ActiveTimer {
  const studiedMs = timer.state === 'running' ? timer.studiedMs + at - timer.lastTick : timer.studiedMs;
  return { ...timer, studiedMs, lastTick: at };
}

function endPeriod(timer: ActiveTimer, at: number): ActiveTimer {
  const passed = passedTo(timer, at);
  if (passed.state === 'break')
    return studyPeriod({ ...passed, currentSession: passed.currentSession + 1 }, at);
  const done = { ...passed, completedSessions: passed.completedSessions + 1 };
  const last = done.currentSession >= done.config.targetSessions || goalLeftMs(done) < MIN_PERIOD_MS;
  return last ? completed(done) : breakPeriod(done, at);
}

function studyPeriod(timer: ActiveTimer, at: number): ActiveTimer {
  const periodMs = Math.min(timer.config.studyMinutes * MINUTE_MS, goalLeftMs(timer));
  return { ...timer, state: 'running', periodMs, endsAt: at + periodMs };
}

function breakPeriod(timer: ActiveTimer, at: number): ActiveTimer {
  const { mode, config, completedSessions } = timer;
  const long = isLongBreak(mode, config, completedSessions);
  const periodMs = (long ? config.longBreakMinutes : config.breakMinutes) * MINUTE_MS;
  return { ...timer, state: 'break', periodMs, endsAt: at + periodMs };
}

function completed(timer: ActiveTimer): ActiveTimer {
  return { ...timer, state: 'completed', endsAt: timer.lastTick };
}

function resumed(timer: ActiveTimer, now: number): ActiveTimer {
  return {
    ...timer,
    state: 'running',
    endsAt: now + timer.endsAt - timer.lastTick,
    lastTick: now,
    // After the clock was set back during a pause, study time must not exceed elapsed time.
    startedAt: Math.min(timer.startedAt, now - timer.studiedMs),
  };
}

function restarted(timer: ActiveTimer, now: number): ActiveTimer {
  const fresh = startTimer(timer.mode, timer.config, now);
  return timer.state === 'paused' ? { ...fresh, state: 'paused' } : fresh;
}

function goalLeftMs({ config, studiedMs }: ActiveTimer): number {
  return config.goalMinutes === null ? Number.POSITIVE_INFINITY : config.goalMinutes * MINUTE_MS - studiedMs;
}
