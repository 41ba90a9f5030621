import { describe, expect, it } from 'vitest';
import {
  completionBand,
  dayBar,
  distractionLevel,
  efficiencyTone,
  questionCountTone,
  questionHeat,
  studyHeat,
} from './bands.ts';

describe('the bands', () => {
  it('of efficiency change at 60 and 80', () => {
    expect([0, 59, 60, 79, 80, 100].map(efficiencyTone)).toEqual([
      'danger',
      'danger',
      'warning',
      'warning',
      'success',
      'success',
    ]);
  });

  it('of question counts change after 100 and 200', () => {
    expect([100, 101, 200, 201].map(questionCountTone)).toEqual(['danger', 'warning', 'warning', 'success']);
  });

  it('of completion change at 50, 70 and 90', () => {
    expect([49, 50, 69, 70, 89, 90].map(completionBand)).toEqual([
      'poor',
      'fair',
      'fair',
      'good',
      'good',
      'excellent',
    ]);
  });

  it('of distractions are six', () => {
    const levels = {
      none: [0],
      veryLow: [1, 2],
      low: [3, 5],
      medium: [6, 10],
      high: [11, 20],
      veryHigh: [21, 50],
    };
    for (const [level, counts] of Object.entries(levels))
      for (const count of counts) expect(distractionLevel(count)).toBe(level);
  });

  it('of heat begin with the first minute and end at the day’s scale', () => {
    expect([0, 1, 59, 60, 119, 120, 239, 240, 900].map(studyHeat)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect([0, 1, 50, 51, 100, 101, 200, 201].map(questionHeat)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });

  it('fill the bars of a day', () => {
    expect([dayBar('minutes', 120), dayBar('sessions', 12), dayBar('quality', 4)]).toEqual([0.5, 1, 0.8]);
  });
});
