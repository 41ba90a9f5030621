import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weeklyGoal, weeklyGoalPercent } from '../../identity/weekly-goal.ts';
import { consistencyScore, FOCUS, focusScore, SCORE_EXPLANATIONS, velocityScore } from './scores.ts';

describe('consistencyScore', () => {
  it.each([
    [7, 7, 100],
    [1, 2, 50],
    [0, 5, 0],
    [0, 0, null],
  ])('of %i days out of %i is %j', (studied, days, score) => {
    expect(consistencyScore(studied, days)).toBe(score);
  });
});

describe('focusScore', () => {
  const study = fc.record({
    minutes: fc.integer({ min: 1, max: 5000 }),
    distractions: fc.nat(200),
    averageQuality: fc.double({ min: 1, max: 5, noNaN: true }),
  });
  const of = (each: Parameters<typeof focusScore>[0]) => focusScore(each) as number;

  it.each([
    [60, 0, 5, 100],
    [60, 5, 5, 70],
    [60, 99, 1, 8],
    [120, 10, 4, 62],
  ])('of %i minutes, %i distractions, quality %i is %i', (minutes, distractions, averageQuality, score) => {
    expect(focusScore({ minutes, distractions, averageQuality })).toBe(score);
  });

  it('is null without study or ratings', () => {
    expect(focusScore({ minutes: 0, distractions: 0, averageQuality: 3 })).toBeNull();
    expect(focusScore({ minutes: 60, distractions: 0, averageQuality: null })).toBeNull();
  });

  it('never falls with quality, never rises with distractions, and stays a percent', () => {
    fc.assert(
      fc.property(study, study, (a, b) => {
        expect(of(a)).toBeGreaterThanOrEqual(0);
        expect(of(a)).toBeLessThanOrEqual(100);
        const averageQuality = Math.max(a.averageQuality, b.averageQuality);
        expect(of({ ...a, averageQuality })).toBeGreaterThanOrEqual(of(a));
        const distractions = Math.max(a.distractions, b.distractions);
        expect(of({ ...a, distractions })).toBeLessThanOrEqual(of(a));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('velocityScore', () => {
  it.each([
    [300, 300, 50],
    [600, 300, 100],
    [900, 300, 100],
    [0, 300, 0],
    [300, 0, null],
  ])('of %i minutes after %i is %j', (minutes, previous, score) => {
    expect(velocityScore(minutes, previous)).toBe(score);
  });

  it('never falls with study', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(500), fc.integer({ min: 1, max: 5000 }), (minutes, more, previous) => {
        expect(velocityScore(minutes + more, previous)).toBeGreaterThanOrEqual(
          velocityScore(minutes, previous)!,
        );
      }),
    );
  });
});

describe('the explanations', () => {
  it('name the numbers of the formula', () => {
    for (const share of [FOCUS.calmWeight, FOCUS.qualityWeight])
      expect(SCORE_EXPLANATIONS.focusScore).toContain(`(%${share})`);
    expect(FOCUS.calmWeight + FOCUS.qualityWeight).toBe(100);
    expect(SCORE_EXPLANATIONS.focusScore).toContain(`saatte ${FOCUS.mostDistractionsAnHour}`);
  });
});

describe('the weekly goal', () => {
  it('is the coach’s when positive, else 2100', () => {
    expect([undefined, null, 0, -10, 900].map(weeklyGoal)).toEqual([2100, 2100, 2100, 2100, 900]);
  });

  it.each([
    [0, 2100, 0],
    [1050, 2100, 50],
    [2099, 2100, 99],
    [2100, 2100, 100],
    [9999, 2100, 100],
  ])('of %i in %i is %i percent', (minutes, goal, percent) => {
    expect(weeklyGoalPercent(minutes, goal)).toBe(percent);
  });
});
