import type { StudySpan } from '../../study/manual-session.ts';
import type { DuelType } from './values.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const LENGTH_MS: Record<DuelType, number> = { daily: DAY_MS, '3day': 3 * DAY_MS, weekly: 7 * DAY_MS };

export const ANSWER_MS = DAY_MS;
export const INVITE_WINDOW_MS = 3 * HOUR_MS;

export function duelEnd(type: DuelType, startAt: Date): Date {
  return new Date(startAt.getTime() + LENGTH_MS[type]);
}

export function isInviteOpen(status: string, startAt: Date | null, now: Date): boolean {
  if (status === 'pending') return true;
  return status === 'active' && startAt !== null && now.getTime() - startAt.getTime() <= INVITE_WINDOW_MS;
}

export type VerifiedSpan = StudySpan & { readonly verifiedSeconds: number };
export type DuelWindow = { readonly from: number; readonly to: number };

/** Verified seconds, limited to the overlap with the duel. */
export function clippedSeconds(span: VerifiedSpan, { from, to }: DuelWindow): number {
  const inside = Math.min(span.startedAt + span.seconds * 1000, to) - Math.max(span.startedAt, from);
  return Math.max(0, Math.min(span.verifiedSeconds, Math.floor(inside / 1000)));
}

export function duelMinutes(
  insideSeconds: number,
  edges: readonly VerifiedSpan[],
  window: DuelWindow,
): number {
  const seconds = edges.reduce((sum, span) => sum + clippedSeconds(span, window), insideSeconds);
  return Math.floor(seconds / 60);
}

/** Null for a tie, also at zero. */
export function duelWinner<Score extends { readonly minutes: number }>(
  scores: readonly Score[],
): Score | null {
  const [first, second] = scores.toSorted((a, b) => b.minutes - a.minutes);
  if (!first || !second) return null;
  return first.minutes > second.minutes ? first : null;
}

export function scorePercent(minutes: number, topMinutes: number): number {
  if (topMinutes <= 0) return 0;
  return Math.max(0, Math.min(100, (minutes / topMinutes) * 100));
}

export type TimeLeft = { readonly days: number; readonly hours: number; readonly minutes: number };

/** Rounds minutes up, so that the last one is not shown as zero; null once the time is over. */
export function timeLeft(endAt: number, now: number): TimeLeft | null {
  if (!(endAt > now)) return null;
  const minutes = Math.ceil((endAt - now) / 60_000);
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}

const WINNER_XP: Record<DuelType, number> = { daily: 30, '3day': 60, weekly: 120 };

/** Ties and early ends grant nothing. */
export function winnerXp(type: DuelType): number {
  return WINNER_XP[type];
}
