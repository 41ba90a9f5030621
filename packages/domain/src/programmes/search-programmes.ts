import { tr } from '../turkish.ts';
import type { ScoreType } from '../yks/fields.ts';
import {
  allProgrammes,
  latestRank,
  type Programme,
  type ProgrammeKind,
  searchedWords,
} from './programmes.ts';

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

/** Numbers decide first: comparing names by the Turkish alphabet is slow, so their places are kept. */
const placesBy = (textOf: (programme: Programme) => string) => {
  let places: Map<Programme, number> | undefined;
  return (programme: Programme): number => {
    places ??= new Map(tr.sortBy(allProgrammes(), textOf).map((each, place) => [each, place]));
    return places.get(programme) ?? 0;
  };
};
const placeByName = placesBy(({ name, university }) => `${name} ${university}`);
const placeByUniversity = placesBy(({ name, university }) => `${university} ${name}`);

const valueBy: Record<ProgrammeOrder, (programme: Programme) => number> = {
  rank: latestRank,
  // Those without a rank stay at the end.
  '-rank': (programme) => (programme.ranks.length === 0 ? Number.POSITIVE_INFINITY : -latestRank(programme)),
  university: placeByUniversity,
  name: placeByName,
};

const compareNumbers = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/** What fits all of the filter; each word of `q` begins a word of the university, an abbreviation, the name or the city. */
export function searchProgrammes(
  { q = '', university, city, kind, scoreType, reach }: ProgrammeFilter,
  order: ProgrammeOrder,
  ranges: RankRanges,
): Programme[] {
  const words = tr.fold(q).split(/\s+/).filter(Boolean);
  const wantedUniversity = university && tr.fold(university);
  const wantedCity = city && tr.fold(city);
  const fits = (programme: Programme) => {
    if (scoreType && programme.scoreType !== scoreType) return false;
    if (kind && programme.kind !== kind) return false;
    if (wantedCity && tr.fold(programme.city) !== wantedCity) return false;
    if (wantedUniversity && tr.fold(programme.university) !== wantedUniversity) return false;
    if (words.length > 0) {
      const text = ` ${searchedWords(programme.code)}`;
      if (!words.every((word) => text.includes(` ${word}`) || text.includes(`(${word}`))) return false;
    }
    if (!reach) return true;
    const found = reachOf(programme, ranges);
    return found === 'likely' || (reach === 'possible' && found === 'possible');
  };
  const value = valueBy[order];
  return allProgrammes()
    .filter(fits)
    .sort(
      (one, other) =>
        compareNumbers(value(one), value(other)) || compareNumbers(Number(one.code), Number(other.code)),
    );
}
