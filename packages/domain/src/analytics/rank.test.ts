import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, toStudyDay } from '../study-day.ts';
import { dayScore, movedDays, ranksOf, SCORE, SCORE_EXPLANATION, scoreWindow, studyScore } from './rank.ts';

const TODAY = toStudyDay('2026-11-15');

describe('studyScore', () => {
  it('counts a day’s minutes and a bonus for half an hour', () => {
    expect([0, 29, 30, 720, 1000].map(dayScore)).toEqual([0, 29, 50, 740, 740]);
  });

  it('looks at thirty days, today included', () => {
    const { from, to } = scoreWindow(TODAY);
    expect([to, daysBetween(from, to)]).toEqual([TODAY, 29]);
    const day = { verifiedSeconds: 100 * 60 + 59 };
    const days = new Map([-1, 0, 29, 30].map((ago) => [addDays(TODAY, -ago), day]));
    expect(studyScore(days, TODAY)).toBe(240);
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

describe('ranksOf', () => {
  it('shares a place and skips the next; without a score there is none', () => {
    const scores = { ada: 50, bora: 80, can: 50, deniz: 0, ece: 20 };
    expect(Object.fromEntries(ranksOf(new Map(Object.entries(scores))))).toEqual({
      bora: 1,
      ada: 2,
      can: 2,
      ece: 4,
    });
  });

  it('is one more than the number of people with a better score', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (list) => {
        const ranks = ranksOf(new Map(list.entries()));
        for (const [id, score] of list.entries())
          expect(ranks.get(id)).toBe(
            score > 0 ? list.filter((other) => other > score).length + 1 : undefined,
          );
      }),
    );
  });
});
