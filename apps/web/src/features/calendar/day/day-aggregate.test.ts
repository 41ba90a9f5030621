import type { StudySession } from '@netlik/contract/study/study-sessions';
import { describe, expect, it } from 'vitest';
import { aggregateOf } from './day-aggregate.ts';

const session = (duration: number, quality: number | null, efficiency: number | null) =>
  ({ duration, quality, efficiency }) as StudySession;

describe('a day put together', () => {
  it('adds times and means what was judged', () => {
    expect(aggregateOf([session(45.5, 4, 80), session(30, null, null), session(10, 5, 91)])).toEqual({
      totalTime: 85.5,
      sessionCount: 3,
      averageQuality: 4.5,
      averageEfficiency: 86,
    });
  });
  it('knows no quality of an empty day', () => {
    expect(aggregateOf([])).toEqual({
      totalTime: 0,
      sessionCount: 0,
      averageQuality: null,
      averageEfficiency: null,
    });
  });
});
