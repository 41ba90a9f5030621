import { describe, expect, it } from 'vitest';
import { rankAt } from '../estimates/rank-curve.ts';
import { SCORE_RANK_CURVES } from '../estimates/score-rank.data.ts';
import { reachOf, searchProgrammes } from './search-programmes.ts';
import {
  allProgrammes,
  departmentOf,
  latestRank,
  programmeOf,
  programmesOf,
} from './university-programmes.ts';

describe('programmes', () => {
  it('are the 12,265 of 2025, 234 of them without a rank', () => {
    expect(allProgrammes()).toHaveLength(12_265);
    expect(allProgrammes().filter(({ ranks }) => ranks.length === 0)).toHaveLength(234);
    const incomplete = allProgrammes().filter(
      ({ university, city, scoreType, name, ranks }) =>
        !(university && city && scoreType && name) || ranks.some(({ rank }) => !(rank > 0)),
    );
    expect(incomplete).toEqual([]);
  });

  it('show the ranks of five years, and which are computed', () => {
    expect(programmeOf('106510077')).toMatchObject({
      university: 'Abdullah Gül Üniversitesi',
      name: 'Bilgisayar Mühendisliği (İngilizce)',
      scoreType: 'SAY',
      scores: [
        { year: 2026, score: 443.23 },
        { year: 2025, score: 442.532 },
      ],
      ranks: [
        { year: 2026, rank: 70_221, computed: true },
        { year: 2025, rank: 53_079, computed: false },
        { year: 2024, rank: 46_890, computed: null },
        { year: 2023, rank: 39_283, computed: null },
        { year: 2022, rank: 40_125, computed: null },
      ],
    });
  });

  it('are found by a goal’s names, the hardest first', () => {
    const found = programmesOf('BOGAZICI UNIVERSITESI', 'bilgisayar muhendisligi');
    expect(found.length).toBeGreaterThan(0);
    for (const { name } of found) expect(departmentOf(name)).toBe('Bilgisayar Mühendisliği');
    expect(found.map(latestRank)).toEqual(found.map(latestRank).sort((one, other) => one - other));
  });

  it('have published ranks of 2025 that the curve gives within 0.2 % for nine of ten it was not drawn through', () => {
    const pointsOf = (scoreType: string) =>
      new Set(
        SCORE_RANK_CURVES[`${scoreType} 2025`]!.split(' ')
          .map(Number)
          .filter((_, index) => index % 2 === 0),
      );
    const drawnThrough = new Map(['SAY', 'EA', 'SÖZ', 'DİL'].map((type) => [type, pointsOf(type)]));
    const errors = allProgrammes().flatMap(({ scoreType, scores, ranks }) => {
      const published = ranks.find(({ year, computed }) => year === 2025 && computed === false);
      const score = scores.find(({ year }) => year === 2025)?.score;
      if (!published || score === undefined || drawnThrough.get(scoreType)?.has(score)) return [];
      const computed = rankAt(scoreType, 2025, score);
      return computed ? [Math.abs(computed / published.rank - 1)] : [];
    });
    errors.sort((one, other) => one - other);
    expect(errors.length).toBeGreaterThan(8500);
    expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.002);
  });
});

describe('searchProgrammes', () => {
  it('finds by words, abbreviations and letters without marks', () => {
    const [first] = searchProgrammes({ q: 'itü bilgisayar müh' }, 'rank', {});
    expect(first).toMatchObject({ university: 'İstanbul Teknik Üniversitesi' });
    expect(searchProgrammes({ q: 'ITU BILGISAYAR MUH' }, 'rank', {})[0]).toBe(first);
    expect(searchProgrammes({ q: 'böyle bir şey yok' }, 'rank', {})).toEqual([]);
  });

  it('filters and sorts, those without a rank last', () => {
    const filter = { city: 'izmir', kind: 'devlet', scoreType: 'EA' } as const;
    const found = searchProgrammes(filter, '-rank', {});
    expect(found.length).toBeGreaterThan(10);
    for (const each of found) expect(each).toMatchObject({ city: 'İzmir', kind: 'devlet', scoreType: 'EA' });
    const ranks = searchProgrammes({}, 'rank', {}).map(latestRank);
    expect(ranks.slice(-234).every((rank) => rank === Number.POSITIVE_INFINITY)).toBe(true);
  });

  it('keeps what a range reaches', () => {
    const ranges = { SAY: { best: 50_000, worst: 90_000 } };
    const possible = searchProgrammes({ reach: 'possible' }, 'rank', ranges);
    const likely = searchProgrammes({ reach: 'likely' }, 'rank', ranges);
    expect(possible.length).toBeGreaterThan(likely.length);
    expect(latestRank(possible[0]!)).toBeGreaterThanOrEqual(50_000);
    expect(latestRank(likely[0]!)).toBeGreaterThanOrEqual(90_000);
    expect(possible.every(({ scoreType }) => scoreType === 'SAY')).toBe(true);
    expect(reachOf(programmesOf('İstanbul Teknik Üniversitesi', 'Bilgisayar Mühendisliği')[0]!, ranges)).toBe(
      'far',
    );
  });
});
