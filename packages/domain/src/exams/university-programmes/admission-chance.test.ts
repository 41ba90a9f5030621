import { describe, expect, it } from 'vitest';
import { departmentOf } from '../../yks/programmes.ts';
import { admissionChance } from './admission-chance.ts';

const ranked = (...ranks: number[]) => ({
  scoreType: 'SAY' as const,
  rankLimit: null,
  conditions: [],
  quotaYear: 2026,
  ranks: ranks.map((rank, index) => ({ year: 2026 - index, rank, computed: null })),
});

describe('admissionChance', () => {
  const ranges = { SAY: { best: 50_000, worst: 90_000 } };

  it('compares the newest rank with both ends of the range', () => {
    expect([49_999, 50_000, 89_999, 90_000].map((rank) => admissionChance(ranked(rank, 1), ranges))).toEqual([
      'far',
      'possible',
      'possible',
      'likely',
    ]);
  });

  it.each(['kktc_nationals', 'hafizlik', 'women_only', 'men_only', 'ministry'] as const)(
    'says nothing of a programme that takes only some: %s',
    (condition) => {
      expect(admissionChance({ ...ranked(95_000), conditions: [condition] }, ranges)).toBeNull();
    },
  );

  it('says it of one whose conditions only may matter, and nothing of one that is gone', () => {
    expect(admissionChance({ ...ranked(95_000), conditions: ['campus_kktc', 'health_report'] }, ranges)).toBe(
      'likely',
    );
    expect(admissionChance({ ...ranked(95_000), quotaYear: 2025 }, ranges)).toBeNull();
  });

  it('applies the limit where the placed ranks lie beyond it', () => {
    const limited = (rank: number) =>
      admissionChance({ ...ranked(120_000), rankLimit: { rank, year: 2026 } }, ranges);
    expect([90_000, 89_999, 49_999].map(limited)).toEqual(['likely', 'possible', 'far']);
  });

  it('is not known without a rank or a range', () => {
    expect(admissionChance(ranked(), ranges)).toBeNull();
    expect(admissionChance(ranked(60_000), {})).toBeNull();
    expect(admissionChance(ranked(60_000), { SAY: null })).toBeNull();
  });
});

it('departmentOf leaves out what stands in brackets', () => {
  expect(departmentOf('Psikoloji (İngilizce) (Burslu)')).toBe('Psikoloji');
});
