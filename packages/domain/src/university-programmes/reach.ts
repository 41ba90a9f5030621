import type { ScoreType } from '../yks/fields.ts';
import { latestRank, type Programme } from './university-programmes.ts';

/** Of a rank range: `likely` when even its worst end is good enough, `possible` when its best end is. */
export type Reach = 'likely' | 'possible' | 'far';

export type RankRanges = Partial<Record<ScoreType, { readonly best: number; readonly worst: number } | null>>;

/** Null where the programme has no rank or the student no range. */
export function reachOf(programme: Pick<Programme, 'scoreType' | 'ranks'>, ranges: RankRanges): Reach | null {
  const range = ranges[programme.scoreType];
  const rank = latestRank(programme);
  if (!range || !Number.isFinite(rank)) return null;
  if (range.worst <= rank) return 'likely';
  return range.best <= rank ? 'possible' : 'far';
}
