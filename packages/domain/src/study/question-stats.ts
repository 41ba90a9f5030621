import { shownNet } from '../net.ts';

export interface QuestionCounts {
  readonly correctAnswers: number;
  readonly wrongAnswers: number;
  readonly blankAnswers: number;
  readonly targetQuestions?: number | null;
}

export interface QuestionStats {
  readonly correctAnswers: number;
  readonly wrongAnswers: number;
  readonly blankAnswers: number;
  readonly targetQuestions: number | null;
  readonly netScore: number;
  readonly completionRate: number | null;
}

/** Blank answers count as attempted. */
export function attempted(counts: QuestionCounts): number {
  return counts.correctAnswers + counts.wrongAnswers + counts.blankAnswers;
}

export function questionStats(counts: QuestionCounts): QuestionStats {
  const { correctAnswers, wrongAnswers, blankAnswers } = counts;
  const targetQuestions = counts.targetQuestions || null;
  return {
    correctAnswers,
    wrongAnswers,
    blankAnswers,
    targetQuestions,
    netScore: shownNet(correctAnswers, wrongAnswers),
    completionRate: targetQuestions && shareOf(attempted(counts), targetQuestions),
  };
}

function shareOf(part: number, whole: number): number {
  return Math.min(100, Math.round((part / whole) * 100));
}
