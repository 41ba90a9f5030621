import { shownMinutes } from '../totals.ts';

export const DEFAULT_WEEKLY_GOAL_MINUTES = 2100;

/** Of a new student who names no hours. */
export const FIRST_WEEKLY_GOAL_MINUTES = 600;

/** The goal of a student who wants to study so many minutes a day; who names one kind of day means both. */
export function firstWeeklyGoal(weekday: number | undefined, weekend: number | undefined): number {
  const week = 5 * (weekday ?? weekend ?? 0) + 2 * (weekend ?? weekday ?? 0);
  return week > 0 ? week : FIRST_WEEKLY_GOAL_MINUTES;
}

/** The coach's goal when there is one. */
export function weeklyGoal(coachMinutes: number | null | undefined): number {
  return coachMinutes && coachMinutes > 0 ? coachMinutes : DEFAULT_WEEKLY_GOAL_MINUTES;
}

/** What is left of the goal in whole minutes: with the minutes shown as done it makes the goal. */
export function weeklyGoalLeft(minutes: number, goal: number): number {
  return Math.max(0, goal - shownMinutes(minutes));
}

/** Whole percent, at most 100. Rounded down, so that 100 means reached. */
export function weeklyGoalPercent(minutes: number, goal: number): number {
  return Math.min(100, Math.floor((Math.max(0, minutes) / goal) * 100));
}
