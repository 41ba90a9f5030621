import type { CoefficientSet, NetKey, Nets, ScoreKey } from '../../yks/score-keys.ts';
import { COEFFICIENTS, RANGE_FACTORS, SCORE_ERRORS } from './net-score.data.ts';
import { rankAt } from './rank-curve.ts';
import type { EstimateRefusal } from './values.ts';

/** Points per diploma grade point; halved after a placement in the previous year. */
const POINTS_PER_GRADE = 0.6;
const MAX_EXAM_SCORE = 500;
/** ÖSYM requires this net in Türkçe or Temel Matematik, and in one of the field's tests. */
const LEAST_NET = 0.5;
const FEN = ['fizik_ayt', 'kimya_ayt', 'biyoloji_ayt'] as const;
const EDEBIYAT_SOSYAL_1 = ['edebiyat', 'tarih_1', 'cografya_1'] as const;
const SOSYAL_2 = ['tarih_2', 'cografya_2', 'felsefe_ayt', 'din_kultur_ayt'] as const;
/** The tests of each score type with their weighted nets. */
const FIELD_TESTS: Readonly<Record<ScoreKey, readonly (readonly NetKey[])[]>> = {
  SAY: [['matematik_ayt'], FEN],
  EA: [['matematik_ayt'], EDEBIYAT_SOSYAL_1],
  SÖZ: [EDEBIYAT_SOSYAL_1, SOSYAL_2],
  DİL: [['ydt']],
  TYT: [],
};

export interface Student {
  readonly nets: Nets;
  readonly diplomaGrade: number | null;
  readonly placedLastYear: boolean;
}

export interface Estimate {
  readonly scoreType: ScoreKey;
  readonly years: readonly number[];
  readonly score: { readonly low: number; readonly middle: number; readonly high: number };
  /** `best` is the smallest number; null where a year's table ends before the score. */
  readonly rank: { readonly best: number; readonly middle: number; readonly worst: number } | null;
}

export type Refusal = {
  readonly scoreType: ScoreKey;
  readonly reason: EstimateRefusal;
};

export const isEstimate = (result: Estimate | Refusal): result is Estimate => 'score' in result;

export const netKeysOf = (type: ScoreKey): NetKey[] =>
  Object.keys(COEFFICIENTS[type].at(-1)!.points) as NetKey[];

const gradePoints = ({ diplomaGrade, placedLastYear }: Student) =>
  (diplomaGrade ?? 0) * POINTS_PER_GRADE * (placedLastYear ? 0.5 : 1);

const scoreIn = ({ base, points }: CoefficientSet, student: Student) => {
  let score = base;
  for (const [key, value] of Object.entries(points)) score += value * (student.nets[key as NetKey] ?? 0);
  return Math.min(MAX_EXAM_SCORE, score) + gradePoints(student);
};

/** Interpolates between band middles, so that a range never jumps. */
const factorOf = (type: ScoreKey, middle: number): number => {
  const rows = RANGE_FACTORS[type].map(([rank, factor], index) => {
    const from = index === 0 ? rank / 10 : RANGE_FACTORS[type][index - 1]![0];
    return [Math.log(from * rank) / 2, Math.log(factor)] as const;
  });
  const at = Math.log(middle);
  const next = rows.findIndex(([log]) => at <= log);
  if (next <= 0) return Math.exp((next === 0 ? rows[0]! : rows.at(-1)!)[1]);
  const [[from, low], [to, high]] = [rows[next - 1]!, rows[next]!];
  return Math.exp(low + ((at - from) / (to - from)) * (high - low));
};

/** Spread of a middle rank over the other years. */
export const rankRange = (type: ScoreKey, middle: number) => {
  const factor = factorOf(type, middle);
  return {
    best: Math.max(1, Math.round(middle / factor)),
    middle: Math.round(middle),
    worst: Math.round(middle * factor),
  };
};

type RankOf = (type: ScoreKey, year: number, score: number) => number | null;

/** Geometric mean of the yearly ranks; null if a year has no rank for the score. */
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
  if (Math.max(nets.tyt_turkce ?? 0, nets.tyt_matematik ?? 0) < LEAST_NET)
    return { scoreType: type, reason: 'minimum' };
  const field = FIELD_TESTS[type].map((keys) => keys.reduce((sum, key) => sum + (nets[key] ?? 0), 0));
  if (field.length > 0 && Math.max(...field) < LEAST_NET) return { scoreType: type, reason: 'fieldMinimum' };
  return null;
}

/** Score and rank as ranges over the known years, or the reason for a refusal. */
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
      high: Math.min(Math.max(...scores) + SCORE_ERRORS[type], MAX_EXAM_SCORE + gradePoints(student)),
    },
    rank: middle === null ? null : rankRange(type, middle),
  };
}
