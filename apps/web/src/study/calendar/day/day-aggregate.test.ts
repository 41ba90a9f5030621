import type { StudySession } from '@netlik/contract/study/study-sessions';
import { describe, expect, it } from 'vitest';
import { aggregateDay } from './day-aggregate.ts';

const session = (duration: number, quality: number | null, efficiency: number | null) =>
  ({ duration, quality, efficiency }) as StudySession;

describe('aggregateDay', () => {
  it('adds durations and averages rated sessions only', () => {
    expect(aggregateDay([session(45.5, 4, 80), session(30, null, null), session(10, 5, 91)])).toEqual({
      totalTime: 85.5,
      sessionCount: 3,
      averageQuality: 4.5,
      averageEfficiency: 86,
    });
  });
  it('returns null averages for an empty day', () => {
    expect(aggregateDay([])).toEqual({
      totalTime: 0,
      sessionCount: 0,
      averageQuality: null,
      averageEfficiency: null,
    });
  });
});
