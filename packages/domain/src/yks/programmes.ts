import type { Condition, ProgrammeKind, ProgrammeLevel } from './programme-values.ts';
import type { ScoreKey } from './score-keys.ts';

/** The newest year of which the placements are known. */
export const CATALOGUE_YEAR = 2026;

export interface YearRank {
  readonly year: number;
  readonly rank: number;
  /** True: from the year's curve; false: published; null: the source does not say which. */
  readonly computed: boolean | null;
}

export interface Programme {
  /** ÖSYM's code. */
  readonly code: string;
  readonly level: ProgrammeLevel;
  readonly university: string;
  readonly kind: ProgrammeKind;
  readonly city: string;
  readonly faculty: string;
  readonly name: string;
  /** Before it was renamed. */
  readonly formerName: string | null;
  readonly scoreType: ScoreKey;
  readonly quota: number;
  /** Earlier than `CATALOGUE_YEAR`: it is not in the newest table. */
  readonly quotaYear: number;
  /** The code that replaced it. */
  readonly successor: string | null;
  /** No worse rank is placed, since the year or before. */
  readonly rankLimit: { readonly rank: number; readonly year: number } | null;
  readonly conditions: readonly Condition[];
  /** The lowest scores placed, newest year first. Empty when none was. */
  readonly scores: readonly { readonly year: number; readonly score: number }[];
  /** Newest first; may be empty. */
  readonly ranks: readonly YearRank[];
}

/** "Psikoloji" of "Psikoloji (İngilizce) (Burslu)". */
export const departmentOf = (name: string): string => name.split('(')[0]!.trim();

/** Infinity without any: sorted last. */
export const latestRank = ({ ranks }: Pick<Programme, 'ranks'>): number =>
  ranks[0]?.rank ?? Number.POSITIVE_INFINITY;

/** The worst rank that would be placed: the latest one, or the limit. Null where no rank is known. */
export const reachableRank = ({ ranks, rankLimit }: Pick<Programme, 'ranks' | 'rankLimit'>): number | null =>
  ranks[0] ? Math.min(ranks[0].rank, rankLimit?.rank ?? Number.POSITIVE_INFINITY) : null;
