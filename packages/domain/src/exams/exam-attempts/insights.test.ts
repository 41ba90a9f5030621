import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toStudyDay } from '../../study-day.ts';
import { accuracyBand, blanksOf } from './attempt.ts';
import { findInsights, INSIGHT_THRESHOLD, insightWeight } from './insights.ts';
import { bucketsBetween, rangeStart } from './periods.ts';

const today = toStudyDay('2026-11-15');
const amount = fc.nat(30);
const age = fc.nat(400);

describe('insightWeight', () => {
  it('rises with wrong answers and with how often it is asked, falls with age and with later work', () => {
    fc.assert(
      fc.property(
        amount,
        age,
        fc.double({ min: 0, max: 10, noNaN: true }),
        amount,
        fc.nat(50),
        (wrong, ageDays, asked, correct, more) => {
          const weight = insightWeight([{ ageDays, wrong }], asked, correct);
          expect(insightWeight([{ ageDays, wrong: wrong + more }], asked, correct)).toBeGreaterThanOrEqual(
            weight,
          );
          expect(insightWeight([{ ageDays, wrong }], asked + more, correct)).toBeGreaterThanOrEqual(weight);
          expect(insightWeight([{ ageDays: ageDays + more, wrong }], asked, correct)).toBeLessThanOrEqual(
            weight,
          );
          expect(insightWeight([{ ageDays, wrong }], asked, correct + more)).toBeLessThanOrEqual(weight);
        },
      ),
    );
  });

  it('halves in thirty days', () => {
    expect(insightWeight([{ ageDays: 30, wrong: 4 }], 1, 0)).toBeCloseTo(
      insightWeight([{ ageDays: 0, wrong: 4 }], 1, 0) / 2,
    );
  });
});

describe('findInsights', () => {
  it('shows five at most, the heaviest first, none below the threshold', () => {
    const wrongs = Array.from({ length: 8 }, (_, index) => ({
      subject: 'matematik',
      topic: `k${index}`,
      date: toStudyDay('2026-11-14'),
      wrong: index,
      asked: 1,
    }));
    const found = findInsights(wrongs, [], today);
    expect(found.map(({ topic }) => topic)).toEqual(['k7', 'k6', 'k5', 'k4', 'k3']);
    for (const { weight } of found) expect(weight).toBeGreaterThanOrEqual(INSIGHT_THRESHOLD);
    expect(findInsights(wrongs.slice(0, 2), [], today)).toEqual([]);
  });
});

describe('periods', () => {
  it('names every period, also empty ones', () => {
    expect(bucketsBetween('week', toStudyDay('2026-10-30'), today)).toEqual([
      '2026-10-26',
      '2026-11-02',
      '2026-11-09',
    ]);
    expect(bucketsBetween('month', toStudyDay('2026-08-31'), today)).toHaveLength(4);
    expect([rangeStart('7d', today), rangeStart('all', today)]).toEqual(['2026-11-09', null]);
  });
});

describe('answers', () => {
  it('computes blanks and bands', () => {
    expect([blanksOf(40, 30, 6), blanksOf(40, 38, 6)]).toEqual([4, 0]);
    expect([0.81, 0.8, 0.7, 0.5, 0.4, 0.1].map(accuracyBand)).toEqual([0, 0, 1, 2, 3, 4]);
  });
});
