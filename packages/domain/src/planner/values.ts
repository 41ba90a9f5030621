export const ENTRY_KINDS = ['learn', 'practise', 'review', 'exam', 'cards'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export const PLANNER_STATUSES = [
  'planned',
  'exam_passed',
  'week_passed',
  'no_hours',
  'nothing_left',
] as const;
export type PlannerStatus = (typeof PLANNER_STATUSES)[number];

export const DROP_REASONS = [
  'no_room',
  /** Something worth more took its place. */
  'gave_way',
  /** What it builds on, or what is due before it, could not be placed before it. */
  'waits',
  'already_done',
  'unknown_topic',
  'lighter_week',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

export const FORECAST_REFUSALS = ['too_few_exams', 'too_short', 'exam_passed'] as const;
export type ForecastRefusal = (typeof FORECAST_REFUSALS)[number];

/** A topic is learnt once, or practised all along. */
export const TOPIC_KINDS = ['once', 'ongoing'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** How much a topic needs another. */
export const NEED_STRENGTHS = ['must', 'helps'] as const;
export type NeedStrength = (typeof NEED_STRENGTHS)[number];
