import type { Timer } from './machine.ts';
import { type Limits, PERIOD_SECONDS, TIMER_LIMITS } from './modes.ts';

/** A run as the server knows it. Instants are the server's milliseconds; a device's clock decides nothing. */
export interface RunClock {
  /** When the server first heard of the run. */
  readonly openedAt: number;
  /** When the device says study began, never after `openedAt`. */
  readonly startedAt: number;
  readonly lastSeenAt: number;
  /** Study and breaks as planned at the start. */
  readonly plannedSeconds: number;
  /** All that is kept. */
  readonly accumulatedSeconds: number;
  /** The part that passed while the server was watching; never more than the time since `openedAt`. */
  readonly verifiedSeconds: number;
}

export const RUN_SYNC = { studiedSeconds: 30, seconds: 45 } as const;
export const UNPLANNED_RUN_SECONDS = 180 * 60;
export const RUN_GRACE_SECONDS = 15 * 60;
export const RUN_AMEND_SECONDS = 24 * 3600;
/** A session that is kept: what is shorter counts as nothing; the longest is ten study periods of three hours. */
export const SESSION_SECONDS: Limits = {
  min: PERIOD_SECONDS.min,
  max: PERIOD_SECONDS.max * TIMER_LIMITS.targetSessions.max,
};

const MAX_PLANNED_SECONDS =
  SESSION_SECONDS.max + TIMER_LIMITS.targetSessions.max * TIMER_LIMITS.longBreakMinutes.max * 60;
/** A message's way through the network; the bound over the whole run keeps it from adding up. */
const TICK_SLACK_SECONDS = 5;

/** The whole seconds a session is stored with; 0 when there is nothing to keep. */
export function sessionSeconds(seconds: number): number {
  const whole = Math.floor(seconds);
  return whole < SESSION_SECONDS.min ? 0 : Math.min(whole, SESSION_SECONDS.max);
}

/** Whether the device owes the server a tick. `lastSync` is what it told last, and when. */
export function tickDue(
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

/** What was studied before the server heard of it (a start without connection) is kept and not verified. */
export function openRun(
  claim: {
    readonly startedAt?: number | undefined;
    readonly accumulatedSeconds?: number | undefined;
    readonly plannedSeconds?: number | undefined;
  },
  now: number,
): RunClock {
  const earliest = now - RUN_AMEND_SECONDS * 1000;
  const startedAt = Math.min(now, Math.max(earliest, claim.startedAt ?? now));
  const planned = claim.plannedSeconds ?? UNPLANNED_RUN_SECONDS;
  return {
    openedAt: now,
    startedAt,
    lastSeenAt: now,
    plannedSeconds: between(0, planned, MAX_PLANNED_SECONDS),
    accumulatedSeconds: between(0, claim.accumulatedSeconds ?? 0, wholeSeconds(now - startedAt)),
    verifiedSeconds: 0,
  };
}

export type RunReport = { readonly accumulatedSeconds: number } | { readonly deltaSeconds: number };

/**
 * A tick, and the last report of a stop. Adds at most the time since the server last saw the run; a report that is late,
 * repeated or smaller changes nothing but `lastSeenAt`, so no order of arrival lowers what is kept.
 */
export function tickRun(run: RunClock, report: RunReport, now: number): RunClock {
  const seenAt = Math.max(run.lastSeenAt, now);
  const gap = wholeSeconds(seenAt - run.lastSeenAt);
  const claimed = claimedSeconds(run, report);
  const sinceOpened = wholeSeconds(seenAt - run.openedAt);
  const sinceStarted = wholeSeconds(seenAt - run.startedAt);
  const added = between(0, claimed - run.accumulatedSeconds, gap + TICK_SLACK_SECONDS);
  const accumulatedSeconds = between(run.accumulatedSeconds, run.accumulatedSeconds + added, sinceStarted);
  const verified = run.verifiedSeconds + accumulatedSeconds - run.accumulatedSeconds;
  return {
    ...run,
    lastSeenAt: seenAt,
    accumulatedSeconds,
    verifiedSeconds: between(run.verifiedSeconds, verified, sinceOpened),
  };
}

/** From when on a run nobody reported about may be closed: never before its planned end, pauses so far included. */
export function staleAt(run: RunClock): number {
  const left = Math.max(0, run.plannedSeconds - run.accumulatedSeconds);
  return run.lastSeenAt + (left + RUN_GRACE_SECONDS) * 1000;
}

export function isStale(run: RunClock, now: number): boolean {
  return now >= staleAt(run);
}

/** What a stale run is closed with: what the server saw, up to when it saw it. Null when that is less than a session. */
export function closeStale(
  run: RunClock,
): { readonly endedAt: number; readonly seconds: number; readonly verifiedSeconds: number } | null {
  const seconds = sessionSeconds(run.accumulatedSeconds);
  if (seconds === 0) return null;
  return { endedAt: run.lastSeenAt, seconds, verifiedSeconds: Math.min(seconds, run.verifiedSeconds) };
}

/**
 * A device comes back to a run that was closed without it. What it studied meanwhile is kept, bounded by the wall clock
 * and by the plan, and not verified. Null when it comes too late.
 */
export function amendRun(
  run: RunClock,
  reportedSeconds: number,
  closedAt: number,
  now: number,
): RunClock | null {
  if (now - closedAt > RUN_AMEND_SECONDS * 1000) return null;
  return {
    ...run,
    accumulatedSeconds: between(run.accumulatedSeconds, Math.floor(reportedSeconds), mostSeconds(run, now)),
  };
}

/** What a student may say a run that was closed without them really was: a session, and no more than plan and clock allow. */
export function correctionLimits(run: RunClock, now: number): Limits {
  const most = Math.max(run.accumulatedSeconds, mostSeconds(run, now));
  return { min: SESSION_SECONDS.min, max: between(SESSION_SECONDS.min, most, SESSION_SECONDS.max) };
}

/**
 * The student's own word on such a run, shorter or longer than what was seen. What is cut off is the end of it, which
 * passed while the server watched: it comes off the verified part first. Null when it comes too late.
 */
export function correctRun(run: RunClock, seconds: number, closedAt: number, now: number): RunClock | null {
  if (now - closedAt > RUN_AMEND_SECONDS * 1000) return null;
  const { min, max } = correctionLimits(run, now);
  const accumulatedSeconds = between(min, Math.floor(seconds), max);
  const cut = Math.max(0, run.accumulatedSeconds - accumulatedSeconds);
  return { ...run, accumulatedSeconds, verifiedSeconds: Math.max(0, run.verifiedSeconds - cut) };
}

function mostSeconds(run: RunClock, now: number): number {
  return Math.min(run.plannedSeconds, wholeSeconds(now - run.startedAt));
}

function claimedSeconds(run: RunClock, report: RunReport): number {
  if ('accumulatedSeconds' in report) return Math.floor(report.accumulatedSeconds);
  return run.accumulatedSeconds + Math.floor(report.deltaSeconds);
}

function wholeSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** `value`, not above `max`; and never below `min`, even where the two cross. */
function between(min: number, value: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
