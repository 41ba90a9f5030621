import { minutesOf } from '../../totals.ts';
import { type SubjectWork, solvedQuestions } from './progress.ts';

/** Assumed questions for a coach's subject without a target. */
const SOME_QUESTIONS = 20;
const STEP = 5;

/** A subject without a time target can be studied for any length. */
export function hasTimeLeft(subject: {
  readonly targetTime: number | null;
  readonly studyTime: number;
}): boolean {
  return subject.targetTime === null || subject.studyTime < subject.targetTime;
}

/** Targets for the remaining work: at least one question, minutes in steps of five. */
export function remainingTargets(work: SubjectWork): { targetQuestions: number; targetTime: number | null } {
  const { targetQuestions, targetTime, studySeconds } = work;
  const minutes = (target: number) =>
    Math.max(STEP, Math.ceil((target - minutesOf(studySeconds)) / STEP) * STEP);
  return {
    targetQuestions:
      targetQuestions === null ? SOME_QUESTIONS : Math.max(1, targetQuestions - solvedQuestions(work)),
    targetTime: targetTime === null ? null : minutes(targetTime),
  };
}
