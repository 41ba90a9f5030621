import { shownMinutes } from './totals.ts';

export const DEFAULT_WEEKLY_GOAL_MINUTES = 2100;

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
