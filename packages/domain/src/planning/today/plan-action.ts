import { hasTimeLeft } from '../daily-plans/remaining.ts';

export interface PlannedWork {
  readonly targetTime: number | null;
  readonly studyTime: number;
  readonly targetQuestions: number | null;
  readonly completedQuestions: number;
}

export function questionsLeft({ targetQuestions, completedQuestions }: PlannedWork): number {
  return Math.max(0, (targetQuestions ?? 0) - completedQuestions);
}

/** Remaining time is studied first, then missing questions are recorded; null if neither is left. */
export function planAction(work: PlannedWork): 'start' | 'record' | null {
  const isEveryQuestionSolved = work.targetQuestions !== null && questionsLeft(work) === 0;
  if (work.targetTime === null) return isEveryQuestionSolved ? null : 'start';
  if (hasTimeLeft(work)) return 'start';
  return questionsLeft(work) > 0 ? 'record' : null;
}
