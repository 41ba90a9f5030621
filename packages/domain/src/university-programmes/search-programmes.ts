import { tr } from '../turkish.ts';
import type { ScoreType } from '../yks/fields.ts';
import {
  latestRank,
  type Programme,
  type ProgrammeKind,
  type SearchEntry,
  searchEntries,
} from './university-programmes.ts';

export const PROGRAMME_ORDERS = ['rank', '-rank', 'university', 'name'] as const;
export type ProgrammeOrder = (typeof PROGRAMME_ORDERS)[number];

/** Of a rank range: `likely` when even its worst end is good enough, `possible` when its best end is. */
export const REACHES = ['likely', 'possible', 'far'] as const;
export type Reach = (typeof REACHES)[number];

export type RankRanges = Partial<Record<ScoreType, { readonly best: number; readonly worst: number } | null>>;

/** Null where the programme has no rank or the student no range. */
export function reachOf(programme: Programme, ranges: RankRanges): Reach | null {
  const range = ranges[programme.scoreType];
  const rank = latestRank(programme);
  if (!range || !Number.isFinite(rank)) return null;
  if (range.worst <= rank) return 'likely';
  return range.best <= rank ? 'possible' : 'far';
}

export interface ProgrammeFilter {
  readonly q?: string | undefined;
  readonly university?: string | undefined;
  readonly city?: string | undefined;
  readonly kind?: ProgrammeKind | undefined;
  readonly scoreType?: ScoreType | undefined;
  readonly reach?: Exclude<Reach, 'far'> | undefined;
}

type Compare = (one: SearchEntry, other: SearchEntry) => number;

// Infinity less Infinity is no number, and `or` then asks the next.
const ranks: Compare = (one, other) => latestRank(one.programme) - latestRank(other.programme) || 0;
const rankedFirst: Compare = (one, other) =>
  Number(one.programme.ranks.length === 0) - Number(other.programme.ranks.length === 0);
const names: Compare = (one, other) => one.namePlace - other.namePlace;
const universities: Compare = (one, other) => one.universityPlace - other.universityPlace;
const codes: Compare = (one, other) => Number(one.programme.code) - Number(other.programme.code);

const orderBy: Record<ProgrammeOrder, readonly Compare[]> = {
  rank: [ranks, codes],
  // Those without a rank stay at the end.
  '-rank': [rankedFirst, (one, other) => ranks(other, one), codes],
  university: [universities, names, codes],
  name: [names, universities, codes],
};

const sorted = new Map<ProgrammeOrder, readonly SearchEntry[]>();

/** Kept, so that a search only leaves out: sorting what it found would take longest of all. */
const entriesBy = (order: ProgrammeOrder): readonly SearchEntry[] => {
  const known = sorted.get(order);
  if (known) return known;
  const [first, second, third] = orderBy[order] as [Compare, Compare, Compare?];
  const made = searchEntries().toSorted(
    (one, other) => first(one, other) || second(one, other) || (third?.(one, other) ?? 0),
  );
  sorted.set(order, made);
  return made;
};

/** What fits all of the filter; each word of `q` begins a word of the university, an abbreviation, the name or the city. */
export function searchProgrammes(
  { q = '', university, city, kind, scoreType, reach }: ProgrammeFilter,
  order: ProgrammeOrder,
  ranges: RankRanges,
): Programme[] {
  const words = tr.fold(q).split(/\s+/).filter(Boolean);
  const wantedUniversity = university && tr.fold(university);
  const wantedCity = city && tr.fold(city);
  const fits = ({ programme, words: text, city: inCity, university: at }: SearchEntry) => {
    if (scoreType && programme.scoreType !== scoreType) return false;
    if (kind && programme.kind !== kind) return false;
    if (wantedCity && inCity !== wantedCity) return false;
    if (wantedUniversity && at !== wantedUniversity) return false;
    if (!words.every((word) => text.includes(` ${word}`) || text.includes(`(${word}`))) return false;
    if (!reach) return true;
    const found = reachOf(programme, ranges);
    return found === 'likely' || (reach === 'possible' && found === 'possible');
  };
  return entriesBy(order)
    .filter(fits)
    .map(({ programme }) => programme);
}
