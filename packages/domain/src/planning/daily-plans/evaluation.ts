import { isPlanComplete, type SubjectWork, subjectStatus } from './progress.ts';

/** A plan can be evaluated when it is complete, or when its day was closed and not only skipped. */
export function canEvaluatePlan(subjects: readonly SubjectWork[], isDayClosed: boolean): boolean {
  if (!isDayClosed) return isPlanComplete(subjects);
  return subjects.some((work) => subjectStatus(work) !== 'skipped');
}
