import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelledDays, numberAxis, splitAtGaps, tickText, timeAxis } from './chart-scale.ts';

describe('timeAxis', () => {
  it('covers the longest bar with a few round ticks', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1800, noNaN: true }), (longest) => {
        const { top, ticks } = timeAxis(longest);
        expect(top).toBeGreaterThanOrEqual(longest);
        expect(ticks.at(-1)).toBe(top);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
  it('uses hours from one hour on', () => {
    expect(timeAxis(50)).toEqual({ unit: 'minutes', top: 60, ticks: [0, 15, 30, 45, 60] });
    expect(timeAxis(200).unit).toBe('hours');
    expect(tickText(90, 'hours')).toBe('1,5');
  });
});

/** Charts draw nets and rates, which have at most two decimals. */
const hundredths = fc.integer({ min: -3000, max: 20_000 }).map((each) => each / 100);

describe('numberAxis', () => {
  it('encloses any values with a few round ticks', () => {
    fc.assert(
      fc.property(fc.array(hundredths), fc.boolean(), (values, free) => {
        const { bottom, top, ticks } = numberAxis(values, { free });
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(bottom);
          expect(value).toBeLessThanOrEqual(top);
        }
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
    expect(numberAxis([62.5, 81]).ticks).toEqual([0, 50, 100]);
    expect(numberAxis([62.5, 81], { free: true }).ticks).toEqual([60, 65, 70, 75, 80, 85]);
  });
});

describe('labelledDays', () => {
  it('labels all days if they fit, else every nth and the last', () => {
    expect([...labelledDays(7, 7)]).toHaveLength(7);
    const month = labelledDays(31, 8);
    expect(month.size).toBeLessThanOrEqual(8);
    expect(month.has(30)).toBe(true);
  });
});

describe('splitAtGaps', () => {
  it('splits at missing values instead of drawing zero', () => {
    expect(splitAtGaps([null, 3, 4, null, null, 5])).toEqual([
      [
        { at: 1, value: 3 },
        { at: 2, value: 4 },
      ],
      [{ at: 5, value: 5 }],
    ]);
  });
});
