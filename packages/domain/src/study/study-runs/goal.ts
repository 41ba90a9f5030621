import { TIMER_LIMITS } from './modes.ts';

export type GoalTrim =
  /** Nothing left: starting is refused. */
  | { readonly kind: 'met' }
  /** `minutes` goes into the warning: at most so much is left of the goal. */
  | { readonly kind: 'trimmed'; readonly minutes: number }
  | { readonly kind: 'fits' };

/** What a plan's goal (minutes in total, and studied so far) does to a study length. Without a goal everything fits. */
export function trimToGoal(studyMinutes: number, goal: { target: number; done: number } | null): GoalTrim {
  if (!goal) return { kind: 'fits' };
  const left = goalLeft(goal.target, goal.done);
  if (left === 0) return { kind: 'met' };
  return left < studyMinutes ? { kind: 'trimmed', minutes: left } : { kind: 'fits' };
}

/** Whole minutes, for `TimerConfig.goalMinutes`; a begun minute is still to be studied. */
export function goalLeft(target: number, done: number): number {
  return Math.max(0, Math.ceil(target - done));
}

/** Rounded up, so that the coach's target is covered; the goal trims what is too much. */
export function coachSessions(targetMinutes: number, studyMinutes: number, breakMinutes: number): number {
  const { min, max } = TIMER_LIMITS.targetSessions;
  return Math.min(max, Math.max(min, Math.ceil(targetMinutes / (studyMinutes + breakMinutes))));
}

const PLAN_SUBJECT_MINUTES = 25;

/** The length offered when the timer is opened on a plan's subject. */
export function planSubjectMinutes(targetTime: number | null | undefined): number {
  if (!targetTime || targetTime < TIMER_LIMITS.studyMinutes.min) return PLAN_SUBJECT_MINUTES;
  return Math.min(TIMER_LIMITS.studyMinutes.max, Math.round(targetTime));
}
