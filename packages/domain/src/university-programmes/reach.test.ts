import { describe, expect, it } from 'vitest';
import { reachOf } from './reach.ts';
import { departmentOf } from './university-programmes.ts';

const ranked = (...ranks: number[]) => ({
  scoreType: 'SAY' as const,
  ranks: ranks.map((rank, index) => ({ year: 2026 - index, rank, computed: null })),
});

describe('reachOf', () => {
  const ranges = { SAY: { best: 50_000, worst: 90_000 } };

  it('compares the newest rank with both ends of the range', () => {
    expect([49_999, 50_000, 89_999, 90_000].map((rank) => reachOf(ranked(rank, 1), ranges))).toEqual([
      'far',
      'possible',
      'possible',
      'likely',
    ]);
  });

  it('is not known without a rank or a range', () => {
    expect(reachOf(ranked(), ranges)).toBeNull();
    expect(reachOf(ranked(60_000), {})).toBeNull();
    expect(reachOf(ranked(60_000), { SAY: null })).toBeNull();
  });
});

it('departmentOf leaves out what stands in brackets', () => {
  expect(departmentOf('Psikoloji (İngilizce) (Burslu)')).toBe('Psikoloji');
});
