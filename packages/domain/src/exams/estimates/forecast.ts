import { daysBetween, type StudyDay } from '../../study-day.ts';
import type { NetKey, Nets, ScoreKey } from '../../yks/score-keys.ts';
import { estimate, isEstimate, type Refusal, type Student } from './estimate.ts';
import { COEFFICIENTS } from './net-score.data.ts';
import type { ForecastRefusal } from './values.ts';

export const MIN_EXAMS = 5;
export const MIN_DAYS = 42;
/** Minimum exams of a publisher before it is compared with the others. */
const MIN_OF_PUBLISHER = 3;
const PUBLISHER_PRIOR = 3;
/** Shares of a test's questions, fitted on simulated careers (docs/planner.md). */
const NOISE = { deviation: 0.06, exams: 4 } as const;
const SLOPE_DEVIATION = 0.0009;
const DRIFT_PER_DAY = 0.0064;
/** Growth is damped over about this many days. */
const DAMPING_DAYS = 90;
/** Covers eight of ten outcomes. */
const DEVIATIONS = 1.28;
const CORRELATION = 0.3;

export interface ExamNet {
  readonly day: StudyDay;
  readonly net: number;
  readonly publisher: string | null;
}

export interface Band {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

export type Forecast =
  | { readonly refused: ForecastRefusal; readonly exams: number; readonly days: number }
  | {
      readonly refused: null;
      readonly band: Band;
      readonly netsPerWeek: number;
      readonly exams: number;
      readonly days: number;
    };

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

type Point = { x: number; y: number; publisher: string | null };

/** The median of all pairwise slopes, which one bad exam does not change. */
function robustLine(points: readonly Point[]): { slope: number; at: (x: number) => number } {
  const slopes: number[] = [];
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1))
      if (one.x !== other.x) slopes.push((other.y - one.y) / (other.x - one.x));
  const slope = slopes.length > 0 ? median(slopes) : 0;
  const level = median(points.map(({ x, y }) => y - slope * x));
  return { slope, at: (x) => level + slope * x };
}

/** Removes each publisher's difficulty relative to the others. */
function withoutPublishers(points: readonly Point[]): Point[] {
  let current = [...points];
  const names = new Set(points.flatMap(({ publisher }) => publisher ?? []));
  for (const name of names) {
    const own = current.filter(({ publisher }) => publisher === name);
    const others = current.filter(({ publisher }) => publisher !== name);
    if (own.length < MIN_OF_PUBLISHER || others.length < MIN_OF_PUBLISHER) continue;
    const { at } = robustLine(others);
    const effect = median(own.map(({ x, y }) => y - at(x))) * (own.length / (own.length + PUBLISHER_PRIOR));
    // Half of the difference is assigned to each side, because neither is the real exam.
    current = current.map((each) => ({
      ...each,
      y: each.y + (each.publisher === name ? -effect / 2 : effect / 2),
    }));
  }
  return current;
}

/** Predicted net of a test on exam day as a band; refused without enough data. */
export function forecastNet(
  nets: readonly ExamNet[],
  today: StudyDay,
  examDay: StudyDay,
  questions: number,
): Forecast {
  const known = nets.filter(({ day }) => day <= today).sort((a, b) => (a.day < b.day ? -1 : 1));
  const days = known.length > 0 ? daysBetween(known[0]!.day, known.at(-1)!.day) : 0;
  const refuse = (refused: ForecastRefusal): Forecast => ({ refused, exams: known.length, days });
  if (today >= examDay) return refuse('exam_passed');
  if (known.length < MIN_EXAMS) return refuse('too_few_exams');
  if (days < MIN_DAYS) return refuse('too_short');
  const points = withoutPublishers(
    known.map(({ day, net, publisher }) => ({ x: daysBetween(today, day), y: net / questions, publisher })),
  );
  const { slope, at } = robustLine(points);
  const center = mean(points.map(({ x }) => x));
  const spread = points.reduce((sum, { x }) => sum + (x - center) ** 2, 0);
  const scatter = 1.4826 * median(points.map(({ x, y }) => Math.abs(y - at(x))));
  const freedom = points.length - 2;
  const noise = (NOISE.exams * NOISE.deviation ** 2 + freedom * scatter ** 2) / (NOISE.exams + freedom);
  // Slopes from few exams shrink toward zero, so that a steep start does not continue for a year.
  const slopeNoise = noise / spread;
  const trust = SLOPE_DEVIATION ** 2 / (SLOPE_DEVIATION ** 2 + slopeNoise);
  const ahead = daysBetween(today, examDay);
  const reach = DAMPING_DAYS * (1 - Math.exp(-ahead / DAMPING_DAYS));
  const middle = at(center) + slope * trust * (reach - center);
  const variance =
    noise * (1 + 1 / points.length) + trust * slopeNoise * (reach - center) ** 2 + DRIFT_PER_DAY ** 2 * ahead;
  const half = DEVIATIONS * Math.sqrt(variance);
  const inTest = (share: number) => questions * Math.min(1, Math.max(-0.25, share));
  return {
    refused: null,
    band: { low: inTest(middle - half), middle: inTest(middle), high: inTest(middle + half) },
    netsPerWeek: slope * trust * 7 * questions,
    exams: known.length,
    days,
  };
}

export interface ScoreForecast {
  readonly score: Band;
  readonly rank: { readonly best: number; readonly middle: number; readonly worst: number } | null;
}

/** Uses the estimate's tables; the bands of the tests do not all end at the same side. */
export function forecastScore(
  type: ScoreKey,
  bands: Partial<Record<NetKey, Band>>,
  { diplomaGrade, placedLastYear }: Omit<Student, 'nets'>,
): ScoreForecast | Refusal {
  const points = COEFFICIENTS[type].at(-1)!.points;
  const keys = Object.keys(points) as NetKey[];
  const halves = keys.map((key) => ((bands[key]?.high ?? 0) - (bands[key]?.low ?? 0)) * 0.5 * points[key]!);
  const together = halves.reduce((sum, each) => sum + each, 0);
  const apart = halves.reduce((sum, each) => sum + each ** 2, 0);
  const share =
    together === 0 ? 0 : Math.sqrt((1 - CORRELATION) * apart + CORRELATION * together ** 2) / together;
  const at = (side: 'low' | 'middle' | 'high') => {
    const nets: Nets = {};
    for (const key of keys) {
      const band = bands[key];
      if (band) nets[key] = band.middle + (band[side] - band.middle) * share;
    }
    return estimate(type, { nets, diplomaGrade, placedLastYear });
  };
  const [low, middle, high] = [at('low'), at('middle'), at('high')];
  if (!isEstimate(low)) return low;
  if (!isEstimate(middle)) return middle;
  if (!isEstimate(high)) return high;
  return {
    score: { low: low.score.low, middle: middle.score.middle, high: high.score.high },
    rank:
      low.rank && middle.rank && high.rank
        ? { best: high.rank.best, middle: middle.rank.middle, worst: low.rank.worst }
        : null,
  };
}
