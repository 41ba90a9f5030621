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
  /** A more valuable entry took its place. */
  'gave_way',
  /** Its prerequisite or due repetition found no earlier place. */
  'waits',
  'already_done',
  'unknown_topic',
  'lighter_week',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];
