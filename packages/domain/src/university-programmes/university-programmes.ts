import type { ScoreType } from '../yks/fields.ts';

export type ProgrammeKind = 'devlet' | 'vakif' | 'kktc' | 'yurtdisi';

export interface YearRank {
  readonly year: number;
  readonly rank: number;
  /** True: from the year's curve; false: published; null: the source does not say which. */
  readonly computed: boolean | null;
}

export interface Programme {
  /** ÖSYM's code. */
  readonly code: string;
  readonly university: string;
  readonly kind: ProgrammeKind;
  readonly city: string;
  readonly faculty: string;
  readonly name: string;
  readonly scoreType: ScoreType;
  readonly quota: number;
  /** The lowest scores placed, newest year first. Empty when nobody was. */
  readonly scores: readonly { readonly year: number; readonly score: number }[];
  /** Newest first; empty for 234 programmes. */
  readonly ranks: readonly YearRank[];
}

/** "Psikoloji" of "Psikoloji (İngilizce) (Burslu)". */
export const departmentOf = (name: string): string => name.split('(')[0]!.trim();

/** Infinity without any: sorted last. */
export const latestRank = ({ ranks }: Pick<Programme, 'ranks'>): number =>
  ranks[0]?.rank ?? Number.POSITIVE_INFINITY;
