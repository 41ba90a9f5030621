import { rankAt } from '@netlik/domain/exams/estimates/rank-curve';
import { SCORE_RANK_CURVES } from '@netlik/domain/exams/estimates/score-rank.data';
import type { ScoreKey } from '@netlik/domain/yks/score-keys';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../catalogue/catalogue-file.ts';

const YEAR = 2025;
const MAX_P90 = 0.001;

type Placed = { type: ScoreKey; score: number; rank: number };

/** UniversityProgrammes with a published rank that are not points of the curve themselves. */
let heldOut: Placed[];
beforeAll(async () => {
  const points = (type: string) =>
    new Set(SCORE_RANK_CURVES[`${type} ${YEAR}`]?.split(' ').filter((_, index) => index % 2 === 0));
  const known = new Map(['SAY', 'EA', 'SÖZ', 'DİL'].map((type) => [type, points(type)]));
  heldOut = (await readRows('programmes.tsv.gz')).flatMap(({ scoreType = '', score2025, rank2025 = '' }) => {
    const score = Number(score2025);
    const isPoint = known.get(scoreType)?.has(String(Math.round(score * 100) / 100)) ?? true;
    if (!score || !rank2025.startsWith('p') || isPoint) return [];
    return [{ type: scoreType as ScoreKey, score, rank: Number(rank2025.slice(1)) }];
  });
});

const p90 = (programmes: readonly Placed[], year: number) => {
  const errors = programmes
    .map(({ type, score, rank }) =>
      Math.abs((rankAt(type, year, score) ?? Number.POSITIVE_INFINITY) / rank - 1),
    )
    .sort((one, other) => one - other);
  return errors[Math.floor(errors.length * 0.9)]!;
};

describe('the rank of a score, for programmes that the curve does not hold', () => {
  it(`is off by at most ${MAX_P90 * 100} % in nine of ten`, () => {
    expect(heldOut.length).toBeGreaterThan(8000);
    expect(p90(heldOut, YEAR)).toBeLessThanOrEqual(MAX_P90);
  });

  it('would be seen to be off by the curve of another year', () => {
    expect(p90(heldOut, YEAR - 1)).toBeGreaterThan(50 * MAX_P90);
  });
});
