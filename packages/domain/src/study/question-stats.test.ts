import { describe, expect, it } from 'vitest';
import { attempted, questionStats, questionSummary, readPercent } from './question-stats.ts';

const counts = (
  correctAnswers: number,
  wrongAnswers: number,
  blankAnswers = 0,
  targetQuestions?: number,
) => ({
  correctAnswers,
  wrongAnswers,
  blankAnswers,
  ...(targetQuestions !== undefined && { targetQuestions }),
});

describe('questionStats', () => {
  it('derives the net and the share of the target', () => {
    expect(questionStats(counts(20, 8, 2, 40))).toMatchObject({ netScore: 18, completionRate: 75 });
  });

  it('shows no net below zero and no share above 100', () => {
    expect(questionStats(counts(0, 8))).toMatchObject({
      netScore: 0,
      completionRate: null,
      targetQuestions: null,
    });
    expect(questionStats(counts(50, 0, 0, 40)).completionRate).toBe(100);
    expect(questionStats(counts(5, 0, 0, 0)).completionRate).toBeNull();
  });

  it('counts a blank as attempted', () => {
    expect(attempted(counts(1, 2, 3))).toBe(6);
  });
});

describe('questionSummary', () => {
  it('adds up, and averages only what had a target', () => {
    expect(questionSummary([counts(30, 10, 0, 40), counts(10, 10, 0, 40), counts(5, 0, 5)])).toEqual({
      totalTargetQuestions: 80,
      totalAttempted: 70,
      totalCorrect: 45,
      totalWrong: 20,
      totalBlank: 5,
      avgCompletionRate: 75,
      accuracyPercent: 69,
    });
  });

  it('has no accuracy without answers', () => {
    expect(questionSummary([counts(0, 0, 9)])).toMatchObject({
      accuracyPercent: null,
      avgCompletionRate: null,
    });
  });
});

describe('readPercent', () => {
  it.each([
    [0.35, 35],
    [1, 100],
    [64, 64],
    [140, 100],
    [-3, 0],
  ])('reads %d as %d', (value, percent) => {
    expect(readPercent(value)).toBe(percent);
  });
});
