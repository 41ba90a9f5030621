import { isClosed } from '../../yks/eligibility.ts';
import type { AdmissionChance } from '../../yks/programme-values.ts';
import { CATALOGUE_YEAR, reachableRank, type UniversityProgramme } from '../../yks/programmes.ts';
import type { ScoreKey } from '../../yks/score-keys.ts';

export type RankRanges = Partial<Record<ScoreKey, { readonly best: number; readonly worst: number } | null>>;

type Reachable = Pick<UniversityProgramme, 'scoreType' | 'ranks' | 'rankLimit' | 'conditions' | 'quotaYear'>;

/** Null if the programme has no rank, is restricted or closed, or if the student has no range. */
export function admissionChance(programme: Reachable, ranges: RankRanges): AdmissionChance | null {
  const range = ranges[programme.scoreType];
  const rank = reachableRank(programme);
  if (!range || rank === null || isClosed(programme.conditions) || programme.quotaYear < CATALOGUE_YEAR)
    return null;
  if (range.worst <= rank) return 'likely';
  return range.best <= rank ? 'possible' : 'far';
}
