import { describe, expect, it } from 'vitest';
import { isSurelyAbove, shareOf } from './compare-shares.ts';

describe('shares of an experiment', () => {
  it('have the interval of Wilson', () => {
    const { share, low, high } = shareOf(10, 100);
    expect([share, low, high].map((value) => value.toFixed(4))).toEqual(['0.1000', '0.0552', '0.1744']);
    expect(shareOf(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
    expect(shareOf(0, 20).low).toBe(0);
  });

  it('claim no difference below 95 %', () => {
    expect(isSurelyAbove(shareOf(12, 100), shareOf(8, 100))).toBe(false);
    expect(isSurelyAbove(shareOf(120, 1000), shareOf(80, 1000))).toBe(true);
    expect(isSurelyAbove(shareOf(80, 1000), shareOf(120, 1000))).toBe(false);
    expect(isSurelyAbove(shareOf(1, 1), shareOf(0, 1))).toBe(false);
  });
});
