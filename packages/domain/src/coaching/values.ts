/** Ordered by urgency. */
export const ATTENTION_REASONS = [
  'net_falling',
  'not_studying',
  'program_missed',
  'evaluation_unread',
  'streak_broken',
  'exam_coming',
  'no_program_tomorrow',
] as const;
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

export const RISK_REASONS = [
  'not_studying',
  'net_falling',
  'low_completion',
  'behind_goal',
  'completion_falling',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const COPY_ACTIONS = ['create', 'replace', 'clear', 'skip'] as const;
export type CopyAction = (typeof COPY_ACTIONS)[number];

/** Why a day is skipped when programs are copied. */
export const COPY_SKIPS = ['past', 'same', 'has_work', 'occupied', 'empty', 'no_draft'] as const;
export type CopySkip = (typeof COPY_SKIPS)[number];

export const DRAFT_SPANS = ['day', 'week'] as const;
