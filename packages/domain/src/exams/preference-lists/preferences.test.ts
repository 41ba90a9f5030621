import { describe, expect, it } from 'vitest';
import { chanceOf, rangeOfRank, warningsOf } from './preferences.ts';

let made = 0;
const choice = (rank: number | null, more: object = {}) => ({
  name: `Bölüm ${++made}`,
  city: 'Ankara',
  scoreType: 'SAY' as const,
  ranks: rank === null ? [] : [{ year: 2026, rank, computed: null }],
  rankLimit: null,
  conditions: [],
  quotaYear: 2026,
  successor: null,
  ...more,
});

describe('warningsOf', () => {
  it('names a choice behind a clearly easier one of its score, which wastes it', () => {
    expect(warningsOf([choice(50_000), choice(80_000), choice(40_000)], {})).toEqual([
      { at: 2, kind: 'wasted', by: 0 },
    ]);
    // Ranks move by a fifth per year, other scores have separate ranks, and without a rank nothing is known.
    const others = [choice(50_000), choice(45_000), choice(20_000, { scoreType: 'EA' }), choice(null)];
    expect(warningsOf(others, {})).toEqual([]);
  });

  it('names a limit that the whole range misses, and no other', () => {
    const limited = choice(40_000, { rankLimit: { rank: 50_000, year: 2026 } });
    expect(warningsOf([limited], { SAY: { best: 50_001 } })).toEqual([{ at: 0, kind: 'limit' }]);
    expect(warningsOf([limited], { SAY: { best: 50_000 } })).toEqual([]);
    expect(warningsOf([limited], {})).toEqual([]);
  });

  it('names the same subject in the same city, however it is paid and taught', () => {
    const law = (name: string, city = 'İstanbul') => choice(null, { name, city });
    const choices = [
      law('Hukuk'),
      law('Hukuk (Burslu)'),
      law('Hukuk', 'İzmir'),
      law('Hukuk Bürosu'),
      law('Hukuk (%50)'),
    ];
    expect(warningsOf(choices, {})).toEqual([{ at: 1, kind: 'sameCity', by: 0 }]);
  });

  it('names what takes only some, what has another code and what is gone', () => {
    const choices = [
      choice(90_000, { conditions: ['men_only'] }),
      choice(90_000, { quotaYear: 2025, successor: '210100500' }),
      choice(90_000, { quotaYear: 2025 }),
      null,
    ];
    expect(warningsOf(choices, {})).toEqual([
      { at: 0, kind: 'closed' },
      { at: 1, kind: 'renumbered' },
      { at: 2, kind: 'absent' },
      { at: 3, kind: 'absent' },
    ]);
  });
});

it('a real rank has a range of its own, and each reach a word', () => {
  expect(rangeOfRank('SAY', 61_000)).toEqual({ best: 50_000, middle: 61_000, worst: 74_420 });
  expect((['likely', 'possible', 'far', null] as const).map(chanceOf)).toEqual([
    'high',
    'balanced',
    'hard',
    'unknown',
  ]);
});
