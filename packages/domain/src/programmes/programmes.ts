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

interface Index {
  readonly all: readonly Programme[];
  readonly byCode: ReadonlyMap<string, Programme>;
  /** Folded words to search in, by code. */
  readonly words: ReadonlyMap<string, string>;
  readonly byUniversity: ReadonlyMap<string, readonly Programme[]>;
}

const lines = (text: string) => text.trim().split('\n');

const readIndex = (): Index => {
  const universities = lines(PROGRAMME_UNIVERSITIES).map((line) => line.split('|') as [string, string]);
  const cities = lines(PROGRAMME_CITIES);
  const faculties = lines(PROGRAMME_FACULTIES);
  const names = lines(PROGRAMME_NAMES);
  const words = new Map<string, string>();
  const all = lines(PROGRAMMES).map((line): Programme => {
    const [code, place, city, faculty, name, scoreType, quota, score2025, score2026, ...ranks] = line.split(
      '|',
    ) as [string, string, string, string, string, string, string, ...string[]];
    const at = (list: readonly string[], index: string) => list[Number.parseInt(index, 36)] as string;
    const [university, kind] = universities[Number.parseInt(place, 36)]!;
    const programme = {
      code,
      university,
      kind: KINDS[kind]!,
      city: at(cities, city),
      faculty: at(faculties, faculty),
      name: at(names, name),
      scoreType: SCORE_TYPES[scoreType]!,
      quota: Number(quota),
      scores: [score2025, score2026]
        .flatMap((score, index) => (score ? [{ year: SCORE_YEARS[index]!, score: Number(score) }] : []))
        .reverse(),
      ranks: ranks.flatMap((rank, index) => (rank ? [readRank(rank, RANK_YEARS[index]!)] : [])),
    };
    const aliases = UNIVERSITY_ALIASES[university]?.join(' ') ?? '';
    words.set(code, tr.fold(`${university} ${aliases} ${programme.name} ${programme.city}`));
    return programme;
  });
  const byUniversity = new Map<string, Programme[]>();
  for (const programme of all) {
    const key = tr.fold(programme.university);
    const found = byUniversity.get(key);
    if (found) found.push(programme);
    else byUniversity.set(key, [programme]);
  }
  return { all, byCode: new Map(all.map((each) => [each.code, each])), words, byUniversity };
};

// A megabyte of text: parsed when the first programme is asked for.
let index: Index | undefined;
const loaded = () => {
  index ??= readIndex();
  return index;
};

export const allProgrammes = (): readonly Programme[] => loaded().all;
export const programmeOf = (code: string): Programme | null => loaded().byCode.get(code) ?? null;
export const searchedWords = (code: string): string => loaded().words.get(code) ?? '';

/** "Psikoloji" of "Psikoloji (İngilizce) (Burslu)". */
export const departmentOf = (name: string): string => name.split(' (')[0]!;

/** All variants of a department at a university, the hardest first. */
export function programmesOf(university: string, department: string): Programme[] {
  const wanted = tr.fold(department.trim());
  return (loaded().byUniversity.get(tr.fold(university.trim())) ?? [])
    .filter(({ name }) => tr.fold(departmentOf(name)) === wanted || tr.fold(name) === wanted)
    .toSorted((one, other) => latestRank(one) - latestRank(other));
}

/** Infinity without any: sorted last. */
export const latestRank = ({ ranks }: Programme): number => ranks[0]?.rank ?? Number.POSITIVE_INFINITY;
