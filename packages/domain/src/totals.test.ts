import { describe, expect, it } from 'vitest';
import { studyHeat } from './study/bands.ts';
import { minutesOf, secondsOf, shownMinutes, wholeMinutes } from './totals.ts';

describe('minutesOf', () => {
  it('keeps the seconds and stays below the next minute', () => {
    for (let seconds = 0; seconds <= 100_000; seconds += 1) {
      const minutes = minutesOf(seconds);
      if (secondsOf(minutes) !== seconds || shownMinutes(minutes) !== wholeMinutes(seconds))
        throw new Error(`${seconds} s`);
    }
    expect([0, 5, 90, 2700, 14_399].map(minutesOf)).toEqual([0, 0.08, 1.5, 45, 239.98]);
  });

  it('puts a day into the band its text says', () => {
    expect([shownMinutes(239.98), studyHeat(239.98)]).toEqual([239, 3]);
    expect(studyHeat(minutesOf(14_400))).toBe(4);
  });
});
