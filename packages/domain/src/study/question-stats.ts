import { accuracy, shownNet } from '../net.ts';

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
  /** Percent of the target, at most 100; null without a target. */
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

export interface QuestionSummary {
  readonly totalTargetQuestions: number;
  readonly totalAttempted: number;
  readonly totalCorrect: number;
  readonly totalWrong: number;
  readonly totalBlank: number;
  readonly avgCompletionRate: number | null;
  readonly accuracyPercent: number | null;
}

export function questionSummary(all: readonly QuestionCounts[]): QuestionSummary {
  const sum = (field: 'correctAnswers' | 'wrongAnswers' | 'blankAnswers' | 'targetQuestions') =>
    all.reduce((total, counts) => total + (counts[field] ?? 0), 0);
  const rates = all.flatMap((counts) => questionStats(counts).completionRate ?? []);
  const [totalCorrect, totalWrong] = [sum('correctAnswers'), sum('wrongAnswers')];
  const right = accuracy(totalCorrect, totalWrong);
  return {
    totalTargetQuestions: sum('targetQuestions'),
    totalAttempted: all.reduce((total, counts) => total + attempted(counts), 0),
    totalCorrect,
    totalWrong,
    totalBlank: sum('blankAnswers'),
    avgCompletionRate:
      rates.length === 0 ? null : Math.round(rates.reduce((total, rate) => total + rate, 0) / rates.length),
    accuracyPercent: right === null ? null : Math.round(right * 100),
  };
}

/** Per the specification: values up to 1 are fractions, larger ones are clamped to 0–100. */
export function readPercent(value: number): number {
  return Math.min(100, Math.max(0, value <= 1 ? value * 100 : value));
}

function shareOf(part: number, whole: number): number {
  return Math.min(100, Math.round((part / whole) * 100));
}
