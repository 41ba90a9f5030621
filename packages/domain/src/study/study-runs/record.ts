import type { TimerMode } from '../../study-values.ts';
import { studyChoice } from '../../yks/study-choice.ts';
import { type ActiveTimer, advance, TIMER_STATES, type TimerRun } from './machine.ts';
import { PERIOD_SECONDS, TIMER_LIMITS, type TimerConfig } from './modes.ts';
import { checkSetup } from './setup.ts';

/** The timer in browser storage and in the server's run for a second device; seconds may have decimals. */
export interface TimerRecord {
  readonly version: 1;
  readonly state: ActiveTimer['state'];
  readonly mode: TimerMode;
  readonly endTime: number;
  readonly totalSeconds: number;
  readonly currentSession: number;
  readonly completedSessions: number;
  readonly config: TimerConfig;
  readonly accumulatedStudySeconds: number;
  readonly lastTick: number;
  readonly startTime: number;
  readonly run?: TimerRun;
}

export type TimerScope =
  | { readonly scope: string }
  | { readonly dailyPlanId: string; readonly subjectIndex: number };

/** Local storage key per person; the free timer's scope is `free`. */
export function timerRecordKey(userId: string, place: TimerScope): string {
  const scope = 'scope' in place ? place.scope : `plan.${place.dailyPlanId}.${place.subjectIndex}`;
  return `netlik.timer.${userId}.${scope}`;
}

export function toRecord(timer: ActiveTimer): TimerRecord {
  return {
    version: 1,
    state: timer.state,
    mode: timer.mode,
    endTime: timer.endsAt,
    totalSeconds: timer.periodMs / 1000,
    currentSession: timer.currentSession,
    completedSessions: timer.completedSessions,
    config: timer.config,
    accumulatedStudySeconds: timer.studiedMs / 1000,
    lastTick: timer.lastTick,
    startTime: timer.startedAt,
    ...(timer.run && { run: timer.run }),
  };
}

export function restoreTimer(record: TimerRecord, now: number): ActiveTimer {
  const timer: ActiveTimer = {
    state: record.state,
    mode: record.mode,
    config: record.config,
    endsAt: record.endTime,
    periodMs: Math.round(record.totalSeconds * 1000),
    currentSession: record.currentSession,
    completedSessions: record.completedSessions,
    studiedMs: Math.round(record.accumulatedStudySeconds * 1000),
    lastTick: record.lastTick,
    startedAt: record.startTime,
    run: record.run ?? null,
  };
  return advance(timer, now);
}

/** Null for anything the timer could not have written. */
export function parseTimerRecord(text: string | null): TimerRecord | null {
  if (text === null) return null;
  try {
    return readTimerRecord(JSON.parse(text));
  } catch {
    return null;
  }
}

export function readTimerRecord(value: unknown): TimerRecord | null {
  if (!isObject(value) || value.version !== 1) return null;
  const state = TIMER_STATES.find((each) => each === value.state);
  const setup = readSetup(value.mode, value.config);
  if (!state || state === 'idle' || !setup) return null;
  const { endTime, totalSeconds, currentSession, completedSessions, lastTick, startTime } = value;
  const { accumulatedStudySeconds } = value;
  if (!isInstant(endTime) || !isInstant(lastTick) || !isInstant(startTime)) return null;
  if (!isWithin(totalSeconds, PERIOD_SECONDS.min, PERIOD_SECONDS.max)) return null;
  const { targetSessions, studyMinutes } = setup.config;
  if (!isWhole(currentSession, 1, targetSessions)) return null;
  if (!isWhole(completedSessions, currentSession - 1, currentSession)) return null;
  if (!isWithin(accumulatedStudySeconds, 0, targetSessions * studyMinutes * 60)) return null;
  const left = endTime - lastTick;
  if (!isWithin(left, 0, state === 'completed' ? 0 : Math.round(totalSeconds * 1000))) return null;
  if (lastTick - startTime < Math.round(accumulatedStudySeconds * 1000)) return null;
  if (state === 'break' && (completedSessions !== currentSession || currentSession === targetSessions))
    return null;
  if ((state === 'running' || state === 'paused') && completedSessions === currentSession) return null;
  const run = value.run == null ? null : readRun(value.run);
  if (value.run != null && !run) return null;
  return {
    version: 1,
    state,
    mode: setup.mode,
    config: setup.config,
    endTime,
    totalSeconds,
    currentSession,
    completedSessions,
    accumulatedStudySeconds,
    lastTick,
    startTime,
    ...(run && { run }),
  };
}

/** A stored config also holds the session's subject and is validated again as a setup. */
function readSetup(mode: unknown, config: unknown): { mode: TimerMode; config: TimerConfig } | null {
  if (!isObject(config) || typeof config.subject !== 'string') return null;
  if ((Object.keys(TIMER_LIMITS) as string[]).some((field) => typeof config[field] !== 'number')) return null;
  const choice = studyChoice(config.subject);
  if (!choice) return null;
  const chosen =
    choice.kind === 'subject'
      ? { subject: choice.subject }
      : {
          subject: null,
          examMode: choice.exam,
          branchSubject: choice.exam === 'BRANS' ? choice.branch : null,
        };
  const check = checkSetup({ ...config, examMode: null, ...chosen, mode });
  return check.ok ? check : null;
}

function readRun(value: unknown): TimerRun | null {
  if (!isObject(value)) return null;
  const { id, accumulatedSeconds, startedAt } = value;
  if (typeof id !== 'string' || id === '' || id.length > 64 || !isInstant(startedAt)) return null;
  if (!isWithin(accumulatedSeconds, 0, Number.MAX_SAFE_INTEGER)) return null;
  return { id, accumulatedSeconds, startedAt };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && isWithin(value, min, max);
}

const LAST_INSTANT = Date.parse('9999-12-31T00:00:00Z');

function isInstant(value: unknown): value is number {
  return isWhole(value, 0, LAST_INSTANT);
}
