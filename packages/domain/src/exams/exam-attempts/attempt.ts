import { net } from '../../net.ts';
import type { ExamKey } from '../../yks/exam-keys.ts';

export interface AnswerCounts {
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
}

export interface SubjectAnswers extends AnswerCounts {
  readonly subject: string;
  readonly part?: 1 | 2 | undefined;
}

export interface WrongTopic {
  readonly subject: string;
  readonly topic: string;
  readonly wrong: number;
  readonly asked?: number | null | undefined;
}

export interface AttemptValues {
  readonly date: string;
  readonly source: string;
  /** Null: a branch exam. */
  readonly examType: ExamKey | null;
  readonly subjects: readonly SubjectAnswers[];
  readonly topics?: readonly WrongTopic[] | undefined;
}

export const MAX_BRANCH_QUESTIONS = 200;

export function sumAnswers(subjects: readonly AnswerCounts[]): AnswerCounts {
  const sum = { correct: 0, wrong: 0, blank: 0 };
  for (const { correct, wrong, blank } of subjects) {
    sum.correct += correct;
    sum.wrong += wrong;
    sum.blank += blank;
  }
  return sum;
}

/** Unanswered questions of a test, never below zero. */
export function blanksOf(questionCount: number, correct: number, wrong: number): number {
  return Math.max(0, questionCount - correct - wrong);
}

export function attemptNet(subjects: readonly AnswerCounts[]): number {
  const { correct, wrong } = sumAnswers(subjects);
  return net(correct, wrong);
}

export const ACCURACY_BANDS = [0.8, 0.65, 0.5, 0.35] as const;

/** 0 is the best of five bands. */
export function accuracyBand(share: number): number {
  const at = ACCURACY_BANDS.findIndex((from) => share >= from);
  return at === -1 ? ACCURACY_BANDS.length : at;
}
