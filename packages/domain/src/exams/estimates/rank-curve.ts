import type { ScoreKey } from '../../yks/score-keys.ts';
import { SCORE_RANK_CURVES } from './score-rank.data.ts';

interface Curve {
  readonly scores: readonly number[];
  readonly logRanks: readonly number[];
}

// Parsed on first use, because a page needs one or two of the 25 curves.
const parsed = new Map<string, Curve | null>();

const curveOf = (type: ScoreKey, year: number): Curve | null => {
  const key = `${type} ${year}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const numbers = SCORE_RANK_CURVES[key]?.split(' ').map(Number);
  const curve = numbers
    ? {
        scores: numbers.filter((_, index) => index % 2 === 0),
        logRanks: numbers.filter((_, index) => index % 2 === 1).map(Math.log10),
      }
    : null;
  parsed.set(key, curve);
  return curve;
};

const interpolate = ({ scores, logRanks }: Curve, score: number): number => {
  let low = 0;
  let high = scores.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (scores[middle]! <= score) low = middle;
    else high = middle;
  }
  const share = (score - scores[low]!) / (scores[high]! - scores[low]!);
  return 10 ** (logRanks[low]! + share * (logRanks[high]! - logRanks[low]!));
};

/** Null outside the year's table. */
export function rankAt(type: ScoreKey, year: number, score: number): number | null {
  const curve = curveOf(type, year);
  if (!curve || !(score >= curve.scores[0]! && score <= curve.scores.at(-1)!)) return null;
  return interpolate(curve, score);
}

/** Clamped to the table's first or last rank; for searches only, never shown. */
export function boundedRankAt(type: ScoreKey, year: number, score: number): number {
  const curve = curveOf(type, year);
  if (!curve) return Number.POSITIVE_INFINITY;
  return interpolate(curve, Math.min(curve.scores.at(-1)!, Math.max(curve.scores[0]!, score)));
}
