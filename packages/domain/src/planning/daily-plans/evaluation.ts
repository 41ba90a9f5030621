import { isPlanComplete, type SubjectWork, subjectStatus } from './progress.ts';

/** Whether the student may evaluate a plan: it is complete, or its day was closed and not only skipped. */
export function canEvaluatePlan(subjects: readonly SubjectWork[], isDayClosed: boolean): boolean {
  if (!isDayClosed) return isPlanComplete(subjects);
  return subjects.some((work) => subjectStatus(work) !== 'skipped');
}
