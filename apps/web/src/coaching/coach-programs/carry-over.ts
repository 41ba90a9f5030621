import type { CoachProgram } from '@netlik/contract/coaching/coach-programs';
import { MAX_PROGRAM_MINUTES, MIN_PROGRAM_MINUTES } from '@netlik/contract/coaching/coach-programs';
import { type DraftSubject, fromProgram, newKey } from './draft-subject.ts';

const STEP = MIN_PROGRAM_MINUTES;

/** Rounds the remaining minutes to a quarter of an hour. */
const minutesLeft = (target: number | null, studied: number): number => {
  const left = (target ?? STEP) - studied;
  return Math.min(MAX_PROGRAM_MINUTES, Math.max(STEP, Math.ceil(left / STEP) * STEP));
};

/**
 * Returns unfinished subjects, newest first and without duplicates; a started one keeps its remaining time
 * and questions.
 */
export const undoneSubjects = (programs: readonly CoachProgram[]): DraftSubject[] => {
  const settled = new Set<string>();
  return [...programs]
    .filter(({ status }) => status !== 'draft' && status !== 'archived')
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .flatMap((program) =>
      fromProgram(program).flatMap(({ key: _, _id, ...draft }, at) => {
        const { status, targetTime, studyTime, targetQuestions, completedQuestions } = program.subjects[at]!;
        // The latest day decides, so a subject finished there is not owed from an earlier one.
        if (settled.has(draft.subject)) return [];
        settled.add(draft.subject);
        const isDone = status === 'completed' || status === 'skipped' || program.completionRate === 100;
        if (isDone) return [];
        const questions = targetQuestions === null ? null : Math.max(1, targetQuestions - completedQuestions);
        const duration = minutesLeft(targetTime, studyTime);
        return [{ ...draft, key: newKey(), duration, targetQuestions: questions }];
      }),
    );
};
