import type { Limits } from './study-runs/modes.ts';
import { SESSION_SECONDS } from './study-runs/run.ts';

export interface StudySpan {
  readonly startedAt: number;
  readonly seconds: number;
}

/** A manual session is at most one study period. */
export const MANUAL_SECONDS: Limits = { min: SESSION_SECONDS.min, max: 180 * 60 };
export const DAY_SECONDS = 24 * 3600;
export const CLOCK_SLACK_MS = 5 * 60_000;

export type ManualIssue = 'tooLong' | 'endsInFuture';

/** Validates a manual span; `most` lets a timer's session keep its length. */
export function checkManualSpan(
  span: StudySpan,
  now: number,
  most: number = MANUAL_SECONDS.max,
): ManualIssue | null {
  if (span.seconds > most) return 'tooLong';
  return endOf(span) > now + CLOCK_SLACK_MS ? 'endsInFuture' : null;
}

/** Only the part inside the measured span stays verified. */
export function verifiedAfterCorrection(
  before: StudySpan & { readonly verifiedSeconds: number },
  after: StudySpan,
): number {
  const ms = Math.min(endOf(before), endOf(after)) - Math.max(before.startedAt, after.startedAt);
  return Math.max(0, Math.min(before.verifiedSeconds, Math.floor(ms / 1000)));
}

function endOf({ startedAt, seconds }: StudySpan): number {
  return startedAt + seconds * 1000;
}
