export const HABIT_RECURRENCES = ['daily', 'weekdays', 'weekends', 'monthly', 'once'] as const;
export type HabitRecurrence = (typeof HABIT_RECURRENCES)[number];

export const HABIT_LOG_STATUSES = ['pending', 'done', 'late', 'missed', 'skipped', 'auto'] as const;
export type HabitLogStatus = (typeof HABIT_LOG_STATUSES)[number];
