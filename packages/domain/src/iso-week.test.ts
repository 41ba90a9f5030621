import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoWeek, mondayOf, weeksOf } from './iso-week.ts';
import { addDays, toStudyDay, weekStart } from './study-day.ts';

const day = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays(toStudyDay('1990-01-01'), n));

describe('isoWeek', () => {
  it.each([
    ['2026-11-17', { year: 2026, week: 47 }],
    ['2027-01-01', { year: 2026, week: 53 }],
    ['2024-12-30', { year: 2025, week: 1 }],
  ])('of %s', (text, week) => {
    expect(isoWeek(toStudyDay(text))).toEqual(week);
  });

  it('leads back to its Monday', () => {
    fc.assert(fc.property(day, (some) => mondayOf(isoWeek(some)) === weekStart(some)));
  });

  it('has no week beyond the year’s last', () => {
    fc.assert(
      fc.property(day, (some) => {
        const { year, week } = isoWeek(some);
        expect(week).toBeGreaterThanOrEqual(1);
        expect(week).toBeLessThanOrEqual(weeksOf(year));
      }),
    );
  });
});
