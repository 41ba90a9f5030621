import { TIMER_LIMITS } from './modes.ts';

export type GoalTrim =
  | { readonly kind: 'met' }
  /** `minutes`: the rest of the goal, shown in the warning. */
  | { readonly kind: 'trimmed'; readonly minutes: number }
  | { readonly kind: 'fits' };

/** Limits the length to the rest of a plan's goal; without a goal nothing is limited. */
export function trimToGoal(studyMinutes: number, goal: { target: number; done: number } | null): GoalTrim {
  if (!goal) return { kind: 'fits' };
  const left = goalLeft(goal.target, goal.done);
  if (left === 0) return { kind: 'met' };
  return left < studyMinutes ? { kind: 'trimmed', minutes: left } : { kind: 'fits' };
}

/** Whole minutes for `TimerConfig.goalMinutes`, rounded up. */
export function goalLeft(target: number, done: number): number {
  return Math.max(0, Math.ceil(target - done));
}

/** Rounded up to cover the coach's target; the goal cuts off the excess. */
export function coachSessions(targetMinutes: number, studyMinutes: number, breakMinutes: number): number {
  const { min, max } = TIMER_LIMITS.targetSessions;
  return Math.min(max, Math.max(min, Math.ceil(targetMinutes / (studyMinutes + breakMinutes))));
}

const PLAN_SUBJECT_MINUTES = 25;

export function planSubjectMinutes(targetTime: number | null | undefined): number {
  if (!targetTime || targetTime < TIMER_LIMITS.studyMinutes.min) return PLAN_SUBJECT_MINUTES;
  return Math.min(TIMER_LIMITS.studyMinutes.max, Math.round(targetTime));
}
