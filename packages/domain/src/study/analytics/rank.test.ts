import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, toStudyDay } from '../../study-day.ts';
import { movedDays, SCORE, SCORE_EXPLANATION, scoreWindow } from './rank.ts';

const TODAY = toStudyDay('2026-11-15');

describe('the score', () => {
  it('looks at thirty days, today included', () => {
    const { from, to } = scoreWindow(TODAY);
    expect([to, daysBetween(from, to)]).toEqual([TODAY, 29]);
  });

  it('is explained by its own numbers', () => {
    for (const value of Object.values(SCORE)) expect(SCORE_EXPLANATION).toContain(String(value));
  });
});

describe('movedDays', () => {
  it('are the days of exactly one of the two windows', () => {
    const isIn = (day: string, { from, to }: { from: string; to: string }) => day >= from && day <= to;
    fc.assert(
      fc.property(fc.integer({ min: -70, max: 70 }), (ago) => {
        const before = addDays(TODAY, -ago);
        const moved = movedDays(before, TODAY);
        for (let each = -110; each <= 110; each++) {
          const day = addDays(TODAY, each);
          expect(moved.filter((days) => isIn(day, days)).length, day).toBe(
            isIn(day, scoreWindow(before)) === isIn(day, scoreWindow(TODAY)) ? 0 : 1,
          );
        }
      }),
    );
  });
});
