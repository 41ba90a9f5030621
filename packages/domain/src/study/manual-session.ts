import type { Limits } from './study-runs/modes.ts';
import { SESSION_SECONDS } from './study-runs/run.ts';

/** A stretch of study; `startedAt` in milliseconds. */
export interface StudySpan {
  readonly startedAt: number;
  readonly seconds: number;
}

/** A session typed in by hand is at most one study period. */
export const MANUAL_SECONDS: Limits = { min: SESSION_SECONDS.min, max: 180 * 60 };
/** What one day can hold at most, overlaps included. */
export const DAY_SECONDS = 24 * 3600;
/** How far a device's clock may be ahead. */
export const CLOCK_SLACK_MS = 5 * 60_000;

export type ManualIssue = 'tooLong' | 'endsInFuture';

/** What is wrong with a span entered by hand. `most`: a timer's session may stay as long as it was. */
export function checkManualSpan(
  span: StudySpan,
  now: number,
  most: number = MANUAL_SECONDS.max,
): ManualIssue | null {
  if (span.seconds > most) return 'tooLong';
  return endOf(span) > now + CLOCK_SLACK_MS ? 'endsInFuture' : null;
}

/** Only the part that lies inside the measured span stays verified. */
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
