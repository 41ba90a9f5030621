import { COEFFICIENTS, RANGE_FACTORS, SCORE_ERRORS } from './net-score.data.ts';
import { rankAt } from './rank-curve.ts';
import type { CoefficientSet, NetKey, Nets, ScoreKey } from './score-keys.ts';

export const DIPLOMA_GRADE = { min: 50, max: 100 } as const;

/** Points for each point of the diploma grade; halved after a placement in the year before. */
const POINTS_PER_GRADE = 0.6;
/** ÖSYM computes no score without this in Türkçe or Temel Matematik. */
const LEAST_TYT_NET = 0.5;

export interface Student {
  readonly nets: Nets;
  readonly diplomaGrade: number | null;
  readonly placedLastYear: boolean;
}

export interface Estimate {
  readonly scoreType: ScoreKey;
  /** The years whose coefficients and curves were used. */
  readonly years: readonly number[];
  readonly score: { readonly low: number; readonly middle: number; readonly high: number };
  /** `best` is the smallest number. Null where a year's table ends before the score. */
  readonly rank: { readonly best: number; readonly middle: number; readonly worst: number } | null;
}

/** `nets`: a test was not entered; `grade`: no diploma grade; `minimum`: below what ÖSYM scores. */
export type Refusal = { readonly scoreType: ScoreKey; readonly reason: 'nets' | 'grade' | 'minimum' };

export const isEstimate = (result: Estimate | Refusal): result is Estimate => 'score' in result;

export const netKeysOf = (type: ScoreKey): NetKey[] =>
  Object.keys(COEFFICIENTS[type].at(-1)!.points) as NetKey[];

const scoreIn = ({ base, points }: CoefficientSet, { nets, diplomaGrade, placedLastYear }: Student) => {
  let score = base + (diplomaGrade ?? 0) * POINTS_PER_GRADE * (placedLastYear ? 0.5 : 1);
  for (const [key, value] of Object.entries(points)) score += value * (nets[key as NetKey] ?? 0);
  return score;
};

const factorOf = (type: ScoreKey, middle: number): number =>
  (RANGE_FACTORS[type].find(([rank]) => middle <= rank) ?? RANGE_FACTORS[type].at(-1)!)[1];

/** The factor falls in steps: without the bounds of the steps before, a better score could have a worse end. */
const worstRank = (type: ScoreKey, middle: number): number =>
  Math.max(
    middle * factorOf(type, middle),
    ...RANGE_FACTORS[type].filter(([rank]) => rank < middle).map(([rank, factor]) => rank * factor),
  );

type RankOf = (type: ScoreKey, year: number, score: number) => number | null;

/** The geometric mean of the ranks that the years give; null where one of them has no rank for the score. */
export function middleRank(type: ScoreKey, student: Student, rankOf: RankOf = rankAt): number | null {
  let logs = 0;
  for (const set of COEFFICIENTS[type]) {
    const rank = rankOf(type, set.year, scoreIn(set, student));
    if (rank === null) return null;
    logs += Math.log(rank);
  }
  return Math.exp(logs / COEFFICIENTS[type].length);
}

export function refusalOf(type: ScoreKey, { nets, diplomaGrade }: Student): Refusal | null {
  if (netKeysOf(type).some((key) => nets[key] === undefined)) return { scoreType: type, reason: 'nets' };
  if (diplomaGrade === null) return { scoreType: type, reason: 'grade' };
  if (Math.max(nets.tyt_turkce ?? 0, nets.tyt_matematik ?? 0) < LEAST_TYT_NET)
    return { scoreType: type, reason: 'minimum' };
  return null;
}

/** Score and rank as ranges over the known years, or why there is none. */
export function estimate(type: ScoreKey, student: Student): Estimate | Refusal {
  const refusal = refusalOf(type, student);
  if (refusal) return refusal;
  const scores = COEFFICIENTS[type].map((set) => scoreIn(set, student));
  const middle = middleRank(type, student);
  return {
    scoreType: type,
    years: COEFFICIENTS[type].map(({ year }) => year),
    score: {
      low: Math.min(...scores) - SCORE_ERRORS[type],
      middle: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      high: Math.max(...scores) + SCORE_ERRORS[type],
    },
    rank:
      middle === null
        ? null
        : {
            best: Math.max(1, Math.round(middle / factorOf(type, middle))),
            middle: Math.round(middle),
            worst: Math.round(worstRank(type, middle)),
          },
  };
}
