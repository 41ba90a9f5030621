import type { Timer } from './machine.ts';
import { type Limits, PERIOD_SECONDS, TIMER_LIMITS } from './modes.ts';

/** Instants are milliseconds of the server's clock; device clocks are not trusted. */
export interface RunClock {
  readonly openedAt: number;
  /** Start according to the device, never after `openedAt`. */
  readonly startedAt: number;
  readonly lastSeenAt: number;
  readonly plannedSeconds: number;
  /** All counted study, verified or not. */
  readonly accumulatedSeconds: number;
  /** Time covered by reports, never more than the time since `openedAt`. */
  readonly verifiedSeconds: number;
  readonly paused?: boolean;
}

export const RUN_SYNC = { studiedSeconds: 30, seconds: 45 } as const;
/**
 * Maximum gap between reports that still counts as watched: two lost reports, or a hidden tab's slow timer.
 */
export const RUN_SEEN_SECONDS = 120;
export const UNPLANNED_RUN_SECONDS = 180 * 60;
export const RUN_GRACE_SECONDS = 15 * 60;
export const RUN_PAUSE_SECONDS = 12 * 3600;
export const RUN_CORRECTION_SECONDS = 24 * 3600;
/** Shorter sessions are not saved; the longest is ten study periods of three hours. */
export const SESSION_SECONDS: Limits = {
  min: PERIOD_SECONDS.min,
  max: PERIOD_SECONDS.max * TIMER_LIMITS.targetSessions.max,
};

const MAX_PLANNED_SECONDS =
  SESSION_SECONDS.max + TIMER_LIMITS.targetSessions.max * TIMER_LIMITS.longBreakMinutes.max * 60;
/** Tolerance for network delay, which the limit over the whole run keeps from adding up. */
export const TICK_SLACK_SECONDS = 5;

/** Whole seconds to store; 0 if too short to save. */
export function sessionSeconds(seconds: number): number {
  const whole = Math.floor(seconds);
  return whole < SESSION_SECONDS.min ? 0 : Math.min(whole, SESSION_SECONDS.max);
}

export function isTickDue(
  timer: Timer,
  lastSync: { readonly at: number; readonly studiedMs: number },
  now: number,
): boolean {
  if (timer.state === 'idle' || timer.state === 'completed') return false;
  return (
    timer.studiedMs - lastSync.studiedMs >= RUN_SYNC.studiedSeconds * 1000 ||
    now - lastSync.at >= RUN_SYNC.seconds * 1000
  );
}

export interface RunClaim {
  readonly startedAt?: number | undefined;
  readonly accumulatedSeconds?: number | undefined;
  readonly plannedSeconds?: number | undefined;
}

/** Tolerated error of a device's clock before its time counts as impossible. */
const CLOCK_TOLERANCE_SECONDS = 5 * 60;

/**
 * Finds impossible claims: more study than elapsed time, or a longer plan than allowed. Only a timer's record
 * (`periods`) plans several periods with breaks.
 */
export function impossibleClaim(
  { startedAt, accumulatedSeconds = 0, plannedSeconds = 0 }: RunClaim,
  periods: boolean,
  now: number,
): 'accumulatedSeconds' | 'plannedSeconds' | null {
  if (plannedSeconds > (periods ? MAX_PLANNED_SECONDS : PERIOD_SECONDS.max)) return 'plannedSeconds';
  const passed = Math.max(0, wholeSeconds(now - (startedAt ?? now)));
  const possible = Math.min(passed + CLOCK_TOLERANCE_SECONDS, RUN_CORRECTION_SECONDS);
  return accumulatedSeconds > possible ? 'accumulatedSeconds' : null;
}

/** Study before registration, as after an offline start, counts but is not verified. */
export function openRun(claim: RunClaim, now: number): RunClock {
  const earliest = now - RUN_CORRECTION_SECONDS * 1000;
  const startedAt = Math.min(now, Math.max(earliest, claim.startedAt ?? now));
  const planned = claim.plannedSeconds ?? UNPLANNED_RUN_SECONDS;
  return {
    openedAt: now,
    startedAt,
    lastSeenAt: now,
    plannedSeconds: clamp(0, planned, MAX_PLANNED_SECONDS),
    accumulatedSeconds: clamp(0, claim.accumulatedSeconds ?? 0, wholeSeconds(now - startedAt)),
    verifiedSeconds: 0,
  };
}

export type RunReport = { readonly accumulatedSeconds: number } | { readonly deltaSeconds: number };

/**
 * Adds at most the time since the server last saw the run, so late, repeated or smaller reports never lower
 * the total. Time claimed for a gap without reports counts but is not verified.
 */
export function tickRun(run: RunClock, report: RunReport, now: number): RunClock {
  const seenAt = Math.max(run.lastSeenAt, now);
  const gap = wholeSeconds(seenAt - run.lastSeenAt);
  const claimed = claimedSeconds(run, report);
  const sinceOpened = wholeSeconds(seenAt - run.openedAt);
  const sinceStarted = wholeSeconds(seenAt - run.startedAt);
  const added = clamp(0, claimed - run.accumulatedSeconds, gap + TICK_SLACK_SECONDS);
  const accumulatedSeconds = clamp(run.accumulatedSeconds, run.accumulatedSeconds + added, sinceStarted);
  const seen = gap <= RUN_SEEN_SECONDS ? accumulatedSeconds - run.accumulatedSeconds : 0;
  return {
    ...run,
    lastSeenAt: seenAt,
    accumulatedSeconds,
    verifiedSeconds: clamp(run.verifiedSeconds, run.verifiedSeconds + seen, sinceOpened),
  };
}

/** When a run without reports may be closed: never before its planned end, including pauses so far. */
export function staleAt(run: RunClock): number {
  if (run.paused) return run.lastSeenAt + RUN_PAUSE_SECONDS * 1000;
  const left = Math.max(0, run.plannedSeconds - run.accumulatedSeconds);
  return run.lastSeenAt + (left + RUN_GRACE_SECONDS) * 1000;
}

export function isStale(run: RunClock, now: number): boolean {
  return now >= staleAt(run);
}

/** Closes a stale run with its verified time up to the last report; null if too short. */
export function closeStale(
  run: RunClock,
): { readonly endedAt: number; readonly seconds: number; readonly verifiedSeconds: number } | null {
  const seconds = sessionSeconds(run.accumulatedSeconds);
  if (seconds === 0) return null;
  return { endedAt: run.lastSeenAt, seconds, verifiedSeconds: Math.min(seconds, run.verifiedSeconds) };
}

/**
 * Adds study reported after a run was closed, unverified and limited by wall clock and plan. Null if the
 * report is too late.
 */
export function extendClosedRun(
  run: RunClock,
  reportedSeconds: number,
  closedAt: number,
  now: number,
): RunClock | null {
  if (now - closedAt > RUN_CORRECTION_SECONDS * 1000) return null;
  return {
    ...run,
    accumulatedSeconds: clamp(run.accumulatedSeconds, Math.floor(reportedSeconds), maxSeconds(run, now)),
  };
}

/** Allowed lengths: at least a session, at most what plan and clock allow. */
export function correctionLimits(run: RunClock, now: number): Limits {
  const most = Math.max(run.accumulatedSeconds, maxSeconds(run, now));
  return { min: SESSION_SECONDS.min, max: clamp(SESSION_SECONDS.min, most, SESSION_SECONDS.max) };
}

/**
 * A student's correction of a closed run; a shorter one cuts off the verified end, so the verified part
 * shrinks first. Null if the correction is too late.
 */
export function correctRun(run: RunClock, seconds: number, closedAt: number, now: number): RunClock | null {
  if (now - closedAt > RUN_CORRECTION_SECONDS * 1000) return null;
  const { min, max } = correctionLimits(run, now);
  const accumulatedSeconds = clamp(min, Math.floor(seconds), max);
  const cut = Math.max(0, run.accumulatedSeconds - accumulatedSeconds);
  return { ...run, accumulatedSeconds, verifiedSeconds: Math.max(0, run.verifiedSeconds - cut) };
}

function maxSeconds(run: RunClock, now: number): number {
  return Math.min(run.plannedSeconds, wholeSeconds(now - run.startedAt));
}

function claimedSeconds(run: RunClock, report: RunReport): number {
  if ('accumulatedSeconds' in report) return Math.floor(report.accumulatedSeconds);
  return run.accumulatedSeconds + Math.floor(report.deltaSeconds);
}

function wholeSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** `min` wins if it exceeds `max`. */
function clamp(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
