import { tr } from '../turkish.ts';
import type { ScoreType } from '../yks/fields.ts';
import { UNIVERSITY_ALIASES } from '../yks/university-aliases.ts';
import {
  PROGRAMME_CITIES,
  PROGRAMME_FACULTIES,
  PROGRAMME_NAMES,
  PROGRAMME_UNIVERSITIES,
  PROGRAMMES,
} from './programmes.data.ts';

export const PROGRAMME_KINDS = ['devlet', 'vakif', 'kktc', 'yurtdisi'] as const;
export type ProgrammeKind = (typeof PROGRAMME_KINDS)[number];

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

const RANK_YEARS = [2026, 2025, 2024, 2023, 2022];
const SCORE_YEARS = [2025, 2026];
const KINDS: Record<string, ProgrammeKind> = {
  d: 'devlet',
  v: 'vakif',
  k: 'kktc',
  y: 'yurtdisi',
  z: 'yurtdisi',
};
const SCORE_TYPES: Record<string, ScoreType> = { s: 'SAY', e: 'EA', z: 'SÖZ', d: 'DİL' };

const readRank = (text: string, year: number): YearRank => {
  const [letter = ''] = text;
  const computed = letter === 'c' ? true : letter === 'p' ? false : null;
  return { year, rank: Number(computed === null ? text : text.slice(1)), computed };
};

/** A programme with what a search compares, folded once: folding 12,265 names takes longer than the search. */
export interface SearchEntry {
  readonly programme: Programme;
  /** University with its abbreviations, name and city; each word after a space or a bracket. */
  readonly words: string;
  readonly university: string;
  readonly city: string;
  readonly name: string;
  readonly department: string;
  /** Places in the Turkish alphabet. */
  readonly universityPlace: number;
  readonly namePlace: number;
}

interface Index {
  readonly all: readonly Programme[];
  readonly byCode: ReadonlyMap<string, Programme>;
  readonly entries: readonly SearchEntry[];
  /** By the folded name. */
  readonly byUniversity: ReadonlyMap<string, readonly SearchEntry[]>;
}

const lines = (text: string) => text.trim().split('\n');

interface Word {
  readonly text: string;
  readonly folded: string;
  readonly place: number;
}

/** A few thousand names stand for all programmes, so that each is folded and put in order once. */
const readWords = (texts: readonly string[]): Word[] => {
  const places = new Map(texts.toSorted(tr.compare).map((text, place) => [text, place]));
  return texts.map((text) => ({ text, folded: tr.fold(text), place: places.get(text) ?? 0 }));
};

const readIndex = (): Index => {
  const places = lines(PROGRAMME_UNIVERSITIES).map((line) => line.split('|') as [string, string]);
  const universities = readWords(places.map(([name]) => name));
  const aliases = places.map(([name]) => tr.fold(UNIVERSITY_ALIASES[name]?.join(' ') ?? ''));
  const cities = readWords(lines(PROGRAMME_CITIES));
  const faculties = lines(PROGRAMME_FACULTIES);
  const names = readWords(lines(PROGRAMME_NAMES));
  const entries: SearchEntry[] = [];
  const departments = names.map(({ folded }) => departmentOf(folded));
  const byUniversity = new Map<string, SearchEntry[]>();
  const all = lines(PROGRAMMES).map((line): Programme => {
    const [code, place, city, faculty, name, scoreType, quota, score2025, score2026, ...ranks] = line.split(
      '|',
    ) as [string, string, string, string, string, string, string, ...string[]];
    const at = <T>(list: readonly T[], index: string) => list[Number.parseInt(index, 36)] as T;
    const [university, inCity, named] = [at(universities, place), at(cities, city), at(names, name)];
    const programme: Programme = {
      code,
      university: university.text,
      kind: KINDS[at(places, place)[1]]!,
      city: inCity.text,
      faculty: at(faculties, faculty),
      name: named.text,
      scoreType: SCORE_TYPES[scoreType]!,
      quota: Number(quota),
      scores: [score2025, score2026]
        .flatMap((score, index) => (score ? [{ year: SCORE_YEARS[index]!, score: Number(score) }] : []))
        .reverse(),
      ranks: ranks.flatMap((rank, index) => (rank ? [readRank(rank, RANK_YEARS[index]!)] : [])),
    };
    const entry: SearchEntry = {
      programme,
      words: ` ${university.folded} ${at(aliases, place)} ${named.folded} ${inCity.folded}`,
      university: university.folded,
      city: inCity.folded,
      name: named.folded,
      department: at(departments, name),
      universityPlace: university.place,
      namePlace: named.place,
    };
    entries.push(entry);
    const beside = byUniversity.get(university.folded);
    if (beside) beside.push(entry);
    else byUniversity.set(university.folded, [entry]);
    return programme;
  });
  return { all, byCode: new Map(all.map((each) => [each.code, each])), entries, byUniversity };
};

// A megabyte of text: parsed when the first programme is asked for.
let index: Index | undefined;
const loaded = () => {
  index ??= readIndex();
  return index;
};

export const allProgrammes = (): readonly Programme[] => loaded().all;
export const programmeOf = (code: string): Programme | null => loaded().byCode.get(code) ?? null;
export const searchEntries = (): readonly SearchEntry[] => loaded().entries;

/** "Psikoloji" of "Psikoloji (İngilizce) (Burslu)". */
export const departmentOf = (name: string): string => name.split('(')[0]!.trim();

/** All variants of a department at a university, the hardest first. */
export function programmesOf(university: string, department: string): Programme[] {
  const wanted = tr.fold(department.trim());
  return (loaded().byUniversity.get(tr.fold(university.trim())) ?? [])
    .filter((entry) => entry.department === wanted || entry.name === wanted)
    .map(({ programme }) => programme)
    .sort((one, other) => latestRank(one) - latestRank(other));
}

/** Infinity without any: sorted last. */
export const latestRank = ({ ranks }: Programme): number => ranks[0]?.rank ?? Number.POSITIVE_INFINITY;
