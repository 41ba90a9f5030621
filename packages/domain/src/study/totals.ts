import type { StudyDay } from '../study-day.ts';

/** What the totals need of a session. `verifiedSeconds` is never more than `seconds`. */
export interface StudiedSession {
  readonly day: StudyDay;
  readonly seconds: number;
  readonly verifiedSeconds: number;
  readonly quality: number | null;
  readonly efficiency: number | null;
  readonly distractions: number;
}

/** Sums and counts only, so that taking a session out is exactly the inverse of putting it in. */
export interface DayTotals {
  readonly seconds: number;
  readonly verifiedSeconds: number;
  readonly sessionCount: number;
  readonly qualitySum: number;
  readonly qualityCount: number;
  readonly efficiencySum: number;
  readonly efficiencyCount: number;
  readonly distractions: number;
}

/** Rounded down. XP and scores count whole minutes. */
export function wholeMinutes(seconds: number): number {
  return Math.floor(seconds / 60);
}

/**
 * How seconds are sent: to two decimals, from which `secondsOf` gets the seconds back. Never rounds up to the next minute,
 * so that a figure and its text are in the same band.
 */
export function minutesOf(seconds: number): number {
  return Math.round((seconds * 100) / 60) / 100;
}

/** The whole seconds of a sent figure, or of a sum of such figures. */
export function secondsOf(minutes: number): number {
  return Math.round(minutes * 60);
}

/** What is shown of minutes: rounded down, once. */
export function shownMinutes(minutes: number): number {
  return wholeMinutes(secondsOf(minutes));
}

export type TotalsByDay = ReadonlyMap<StudyDay, DayTotals>;

export const NO_TOTALS: DayTotals = {
  seconds: 0,
  verifiedSeconds: 0,
  sessionCount: 0,
  qualitySum: 0,
  qualityCount: 0,
  efficiencySum: 0,
  efficiencyCount: 0,
  distractions: 0,
};

export function totalsOf(sessions: Iterable<StudiedSession>): TotalsByDay {
  const totals = new Map<StudyDay, DayTotals>();
  for (const session of sessions)
    totals.set(session.day, sum(totals.get(session.day) ?? NO_TOTALS, oneSession(session), 1));
  return totals;
}

/** The totals after an edit: `before` null adds a session, `after` null removes one. */
export function changeTotals(
  totals: TotalsByDay,
  before: StudiedSession | null,
  after: StudiedSession | null,
): TotalsByDay {
  const changed = new Map(totals);
  if (before) apply(changed, before, -1);
  if (after) apply(changed, after, 1);
  return changed;
}

/** The days with at least one session. */
export function studiedDays(totals: TotalsByDay): StudyDay[] {
  return [...totals.keys()];
}

/** The sum over all days, from which averages are computed. */
export function overallTotals(days: Iterable<DayTotals>): DayTotals {
  let all = NO_TOTALS;
  for (const day of days) all = sum(all, day, 1);
  return all;
}

/** Null when no session was rated. */
export function averageQuality(totals: DayTotals): number | null {
  return totals.qualityCount === 0 ? null : totals.qualitySum / totals.qualityCount;
}

export function averageEfficiency(totals: DayTotals): number | null {
  return totals.efficiencyCount === 0 ? null : totals.efficiencySum / totals.efficiencyCount;
}

function apply(totals: Map<StudyDay, DayTotals>, session: StudiedSession, sign: 1 | -1): void {
  const next = sum(totals.get(session.day) ?? NO_TOTALS, oneSession(session), sign);
  if (next.sessionCount > 0) totals.set(session.day, next);
  else totals.delete(session.day);
}

function oneSession(session: StudiedSession): DayTotals {
  const { seconds, verifiedSeconds, quality, efficiency, distractions } = session;
  return {
    seconds,
    verifiedSeconds,
    sessionCount: 1,
    qualitySum: quality ?? 0,
    qualityCount: quality === null ? 0 : 1,
    efficiencySum: efficiency ?? 0,
    efficiencyCount: efficiency === null ? 0 : 1,
    distractions,
  };
}

function sum(a: DayTotals, b: DayTotals, sign: 1 | -1): DayTotals {
  return {
    seconds: a.seconds + sign * b.seconds,
    verifiedSeconds: a.verifiedSeconds + sign * b.verifiedSeconds,
    sessionCount: a.sessionCount + sign * b.sessionCount,
    qualitySum: a.qualitySum + sign * b.qualitySum,
    qualityCount: a.qualityCount + sign * b.qualityCount,
    efficiencySum: a.efficiencySum + sign * b.efficiencySum,
    efficiencyCount: a.efficiencyCount + sign * b.efficiencyCount,
    distractions: a.distractions + sign * b.distractions,
  };
}
