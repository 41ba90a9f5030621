export const PLAN_SOURCES = ['student', 'coach'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** Stored statuses; the shown status also depends on the day. */
export const DAILY_PLAN_STATUSES = ['draft', 'active', 'completed', 'failed', 'archived'] as const;
export type DailyPlanStatus = (typeof DAILY_PLAN_STATUSES)[number];

/** Shown statuses; missed and upcoming follow from the day. */
export const SHOWN_STATUSES = ['completed', 'archived', 'upcoming', 'missed', 'draft', 'active'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export const SUBJECT_STATUSES = ['not_started', 'in_progress', 'completed', 'skipped'] as const;
export type SubjectStatus = (typeof SUBJECT_STATUSES)[number];
