import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentStreak, isStreakAtRisk, longestStreak } from './streak.ts';
import { addDays, toStudyDay } from './study-day.ts';

const TODAY = toStudyDay('2026-03-02');
const ago = (...days: number[]) => days.map((count) => addDays(TODAY, -count));

describe('currentStreak', () => {
  it.each([
    ['nothing studied', [], 0],
    ['today alone', [0], 1],
    ['yesterday alone, today still open', [1], 1],
    ['the day before yesterday', [2, 3, 4], 0],
    ['in a row up to today', [0, 1, 2, 3], 4],
    ['up to yesterday', [1, 2, 3], 3],
    ['with a gap', [0, 1, 3, 4], 2],
    ['a day twice, in any order', [2, 0, 1, 1], 3],
    ['a day in the future', [-1, 0], 1],
  ])('%s', (_name, days, streak) => {
    expect(currentStreak(ago(...days), TODAY)).toBe(streak);
  });

  it('is never more than the longest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 })), (days) => {
        expect(currentStreak(ago(...days), TODAY)).toBeLessThanOrEqual(longestStreak(ago(...days)));
      }),
    );
  });

  it('does not break when today’s study is added', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 })), (days) => {
        expect(currentStreak(ago(0, ...days), TODAY)).toBe(currentStreak(ago(...days), TODAY) + 1);
      }),
    );
  });
});

describe('longestStreak', () => {
  it.each([
    [[], 0],
    [[5], 1],
    [[9, 8, 7, 3, 2], 3],
    [[1, 1, 1], 1],
  ])('of %j is %i', (days, streak) => {
    expect(longestStreak(ago(...days))).toBe(streak);
  });
});

describe('streakAtRisk', () => {
  it.each([
    [[1, 2], true],
    [[0, 1], false],
    [[2], false],
  ])('with study %j days ago is %s', (days, risk) => {
    expect(isStreakAtRisk(ago(...days), TODAY)).toBe(risk);
  });
});
