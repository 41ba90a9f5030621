import { type ActiveTimer, advance, type Timer } from './machine.ts';
import { countsUp, isLongBreak } from './modes.ts';

export interface TimerView {
  readonly state: ActiveTimer['state'];
  /** Whole seconds, rounded up: a period of 45 minutes begins at 45:00 and is over at 0. */
  readonly leftSeconds: number;
  /** The clock face: elapsed seconds for the Stopwatch, else remaining ones. */
  readonly shownSeconds: number;
  readonly progress: number;
  readonly studiedSeconds: number;
  readonly currentSession: number;
  readonly targetSessions: number;
  readonly longBreak: boolean;
}

/** The view at `now`, without a preceding tick; null when idle. */
export function viewTimer(timer: Timer, now: number): TimerView | null {
  if (timer.state === 'idle') return null;
  const current = advance(timer, now);
  const { state, mode, config, periodMs } = current;
  const leftMs = current.endsAt - current.lastTick;
  const leftSeconds = Math.ceil(leftMs / 1000);
  return {
    state,
    leftSeconds,
    shownSeconds: countsUp(mode) && state !== 'break' ? Math.floor((periodMs - leftMs) / 1000) : leftSeconds,
    progress: (periodMs - leftMs) / periodMs,
    studiedSeconds: Math.floor(current.studiedMs / 1000),
    currentSession: current.currentSession,
    targetSessions: config.targetSessions,
    longBreak: state === 'break' && isLongBreak(mode, config, current.completedSessions),
  };
}

export type TimerSignal = 'studyStarted' | 'breakStarted' | 'completed';

/** The sound for the last period that started between the two states; null without one. */
export function signalBetween(before: Timer, after: Timer): TimerSignal | null {
  if (before.state === 'idle' || after.state === 'idle') return null;
  if (before.state === after.state && before.currentSession === after.currentSession) return null;
  if (after.state === 'completed') return before.state === 'completed' ? null : 'completed';
  if (after.state === 'break') return 'breakStarted';
  return after.state === 'running' && before.state !== 'paused' ? 'studyStarted' : null;
}

/** Formats as 45:00 or 1:05:09. */
export function clockDigits(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
