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
