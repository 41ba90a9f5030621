import { NET_QUESTIONS, type NetKey, type Nets, type ScoreKey } from '../../yks/score-keys.ts';
import { middleRank, type Student } from './estimate.ts';
import { COEFFICIENTS } from './net-score.data.ts';
import { boundedRankAt } from './rank-curve.ts';

/** One wrong answer costs a quarter net. */
const STEP = 0.25;

export interface MoreNets {
  readonly key: NetKey;
  readonly from: number;
  readonly to: number;
}

const worthOf = (type: ScoreKey, key: NetKey) =>
  COEFFICIENTS[type].reduce((sum, { points }) => sum + (points[key] ?? 0), 0) / COEFFICIENTS[type].length;

/** Subjects with the most points per net and at least one net left to gain. */
export function bestGains(type: ScoreKey, nets: Nets, most: number): { key: NetKey; points: number }[] {
  return (Object.keys(COEFFICIENTS[type].at(-1)!.points) as NetKey[])
    .filter((key) => NET_QUESTIONS[key] - (nets[key] ?? 0) >= 1)
    .map((key) => ({ key, points: worthOf(type, key) }))
    .sort((one, other) => other.points - one.points)
    .slice(0, most);
}

export const missingNets = (way: readonly MoreNets[]): number =>
  way.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * Fewest additional nets that reach `rank` or better, taking the most valuable first up to each test's
 * questions. Empty if today's nets suffice, null if full marks do not.
 */
export function shortestWay(type: ScoreKey, student: Student, rank: number): MoreNets[] | null {
  const keys = (Object.keys(COEFFICIENTS[type].at(-1)!.points) as NetKey[])
    .map((key) => ({ key, worth: worthOf(type, key), from: student.nets[key] ?? 0 }))
    .sort((one, other) => other.worth - one.worth);
  const room = keys.map(({ key, from }) => Math.max(0, Math.floor((NET_QUESTIONS[key] - from) / STEP)));

  const netsAfter = (steps: number): Nets => {
    const nets: Nets = { ...student.nets };
    let left = steps;
    for (const [index, { key, from }] of keys.entries()) {
      const taken = Math.min(left, room[index]!);
      nets[key] = from + taken * STEP;
      left -= taken;
    }
    return nets;
  };
  const reaches = (steps: number) =>
    middleRank(type, { ...student, nets: netsAfter(steps) }, boundedRankAt)! <= rank;
  const total = room.reduce((sum, each) => sum + each, 0);

  if (!reaches(total)) return null;
  let low = -1;
  let high = total;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (reaches(middle)) high = middle;
    else low = middle;
  }
  const nets = netsAfter(high);
  return keys
    .map(({ key, from }) => ({ key, from, to: nets[key] ?? from }))
    .filter(({ from, to }) => to > from);
}
