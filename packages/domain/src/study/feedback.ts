import { MOODS, type Mood } from '../study-values.ts';
import type { Limits } from './study-runs/modes.ts';

export const FEEDBACK_LIMITS = {
  quality: { min: 1, max: 5 },
  distractions: { min: 0, max: 50 },
  correctAnswers: { min: 0, max: 1000 },
  wrongAnswers: { min: 0, max: 1000 },
  blankAnswers: { min: 0, max: 1000 },
} as const satisfies Record<string, Limits>;
export const MAX_NOTES = 500;

type CountField = Exclude<keyof typeof FEEDBACK_LIMITS, 'quality'>;

/** Unvalidated form input; empty counts are 0. */
export type FeedbackInput = {
  readonly [field in keyof typeof FEEDBACK_LIMITS | 'mood' | 'notes']?: unknown;
};

export type Feedback = { readonly [field in CountField]: number } & {
  readonly quality: number;
  readonly mood: Mood;
  readonly notes: string | null;
};

export type FeedbackIssue =
  | { readonly field: 'quality'; readonly code: 'qualityRequired' }
  | { readonly field: 'mood'; readonly code: 'moodRequired' }
  | { readonly field: 'notes'; readonly code: 'tooLong'; readonly max: number }
  | { readonly field: CountField; readonly code: 'range'; readonly min: number; readonly max: number };

export type FeedbackCheck =
  | { readonly ok: true; readonly feedback: Feedback }
  | { readonly ok: false; readonly issues: readonly FeedbackIssue[] };

const COUNTS = ['distractions', 'correctAnswers', 'wrongAnswers', 'blankAnswers'] as const;

export function checkFeedback(input: FeedbackInput): FeedbackCheck {
  const issues: FeedbackIssue[] = [];
  if (!isWhole(input.quality, FEEDBACK_LIMITS.quality))
    issues.push({ field: 'quality', code: 'qualityRequired' });
  const mood = MOODS.find((each) => each === input.mood);
  if (!mood) issues.push({ field: 'mood', code: 'moodRequired' });
  const notes = typeof input.notes === 'string' ? input.notes.trim() : '';
  if (notes.length > MAX_NOTES) issues.push({ field: 'notes', code: 'tooLong', max: MAX_NOTES });
  const counts = { distractions: 0, correctAnswers: 0, wrongAnswers: 0, blankAnswers: 0 };
  for (const field of COUNTS) {
    const value = input[field];
    if (value === null || value === undefined || value === '') continue;
    if (isWhole(value, FEEDBACK_LIMITS[field])) counts[field] = value;
    else issues.push({ field, code: 'range', ...FEEDBACK_LIMITS[field] });
  }
  if (issues.length > 0 || !mood) return { ok: false, issues };
  return { ok: true, feedback: { ...counts, quality: input.quality as number, mood, notes: notes || null } };
}

function isWhole(value: unknown, { min, max }: Limits): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}
