import { describe, expect, it } from 'vitest';
import { attempted, questionStats } from './question-stats.ts';

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
