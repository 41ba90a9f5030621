import type { Condition, UniversityProgrammeKind, UniversityProgrammeLevel } from './programme-values.ts';
import type { ScoreKey } from './score-keys.ts';

export const CATALOGUE_YEAR = 2026;

export interface YearRank {
  readonly year: number;
  readonly rank: number;
  /** True: from the year's curve; false: published; null: unknown source. */
  readonly computed: boolean | null;
}

export interface UniversityProgramme {
  readonly code: string;
  readonly level: UniversityProgrammeLevel;
  readonly university: string;
  readonly kind: UniversityProgrammeKind;
  readonly city: string;
  readonly faculty: string;
  readonly name: string;
  readonly formerName: string | null;
  readonly scoreType: ScoreKey;
  readonly quota: number;
  /** Earlier than `CATALOGUE_YEAR` if the newest table lacks the programme. */
  readonly quotaYear: number;
  readonly successor: string | null;
  /** Legal rank limit since this year or before. */
  readonly rankLimit: { readonly rank: number; readonly year: number } | null;
  readonly conditions: readonly Condition[];
  /** Lowest placed scores, newest year first; empty without placements. */
  readonly scores: readonly { readonly year: number; readonly score: number }[];
  readonly ranks: readonly YearRank[];
}

/** "Psikoloji (İngilizce) (Burslu)" becomes "Psikoloji". */
export const departmentOf = (name: string): string => name.split('(')[0]!.trim();

/** Infinity without ranks, so that it sorts last. */
export const latestRank = ({ ranks }: Pick<UniversityProgramme, 'ranks'>): number =>
  ranks[0]?.rank ?? Number.POSITIVE_INFINITY;

/** The worst rank that would be placed, by the latest rank or the limit; null if unknown. */
export const reachableRank = ({
  ranks,
  rankLimit,
}: Pick<UniversityProgramme, 'ranks' | 'rankLimit'>): number | null =>
  ranks[0] ? Math.min(ranks[0].rank, rankLimit?.rank ?? Number.POSITIVE_INFINITY) : null;
