import { shownMinutes } from '../totals.ts';

export const DEFAULT_WEEKLY_GOAL_MINUTES = 2100;

export const FIRST_WEEKLY_GOAL_MINUTES = 600;

/**
 * Converts minutes per day to a weekly goal; if only weekday or weekend minutes are given, they apply to all
 * days.
 */
export function firstWeeklyGoal(weekday: number | undefined, weekend: number | undefined): number {
  const week = 5 * (weekday ?? weekend ?? 0) + 2 * (weekend ?? weekday ?? 0);
  return week > 0 ? week : FIRST_WEEKLY_GOAL_MINUTES;
}

export function weeklyGoal(coachMinutes: number | null | undefined): number {
  return coachMinutes && coachMinutes > 0 ? coachMinutes : DEFAULT_WEEKLY_GOAL_MINUTES;
}

/** Computed from the shown minutes, so that shown and remaining minutes add up to the goal. */
export function weeklyGoalLeft(minutes: number, goal: number): number {
  return Math.max(0, goal - shownMinutes(minutes));
}

/** Whole percent, at most 100, rounded down so that 100 means reached. */
export function weeklyGoalPercent(minutes: number, goal: number): number {
  return Math.min(100, Math.floor((Math.max(0, minutes) / goal) * 100));
}
