import type { ScoreKey } from '../estimates/score-keys.ts';
import { isClosed } from './eligibility.ts';
import { CATALOGUE_YEAR, type Programme, reachableRank } from './university-programmes.ts';
import type { Reach } from './values.ts';

export type RankRanges = Partial<Record<ScoreKey, { readonly best: number; readonly worst: number } | null>>;

type Reachable = Pick<Programme, 'scoreType' | 'ranks' | 'rankLimit' | 'conditions' | 'quotaYear'>;

/** Null where the programme has no rank, takes not everybody or is gone, or the student has no range. */
export function reachOf(programme: Reachable, ranges: RankRanges): Reach | null {
  const range = ranges[programme.scoreType];
  const rank = reachableRank(programme);
  if (!range || rank === null || isClosed(programme.conditions) || programme.quotaYear < CATALOGUE_YEAR)
    return null;
  if (range.worst <= rank) return 'likely';
  return range.best <= rank ? 'possible' : 'far';
}
