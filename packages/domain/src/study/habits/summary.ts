import type { HabitRecurrence } from './values.ts';

export interface SummaryHabit {
  readonly name: string;
  readonly isArchived: boolean;
  readonly currentStreak: number;
  readonly recurrence: HabitRecurrence;
  /** Null on days without the habit. */
  readonly today: string | null;
}

export interface HabitSummary {
  readonly total: number;
  readonly dueToday: number;
  readonly completed: number;
  readonly pending: number;
  readonly rate: number | null;
  readonly averageStreak: number;
  /** Null without a streak. */
  readonly best: {
    readonly name: string;
    readonly streak: number;
    readonly recurrence: HabitRecurrence;
  } | null;
}

/** Late completions count only in the recent days. */
const isCompleted = ({ today }: SummaryHabit) => today === 'done' || today === 'auto';

export function summarizeHabits(all: readonly SummaryHabit[]): HabitSummary {
  const habits = all.filter(({ isArchived }) => !isArchived);
  const due = habits.filter(({ today }) => today !== null);
  const completed = due.filter(isCompleted).length;
  const streaks = habits.reduce((sum, { currentStreak }) => sum + currentStreak, 0);
  const [best] = habits.toSorted((a, b) => b.currentStreak - a.currentStreak);
  return {
    total: habits.length,
    dueToday: due.length,
    completed,
    pending: due.filter(({ today }) => today === 'pending').length,
    rate: due.length === 0 ? null : Math.round((completed * 100) / due.length),
    averageStreak: habits.length === 0 ? 0 : Math.round((streaks * 10) / habits.length) / 10,
    best:
      best && best.currentStreak > 0
        ? { name: best.name, streak: best.currentStreak, recurrence: best.recurrence }
        : null,
  };
}
