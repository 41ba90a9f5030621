import type { QueryOf } from '@netlik/contract/endpoint';
import type { universityProgrammes } from '@netlik/contract/exams/university-programmes';
import { MAX_HITS } from '@netlik/contract/platform/search';
import { admissionChance } from '@netlik/domain/exams/university-programmes/admission-chance';
import { tr } from '@netlik/domain/turkish';
import { departmentOf } from '@netlik/domain/yks/programmes';
import { SCORE_KEYS } from '@netlik/domain/yks/score-keys';
import { wordPatterns } from '../../catalogue/programme-words.ts';
import {
  findUniversityProgrammeNames,
  findUniversityProgrammes,
  findUniversityProgrammesByWords,
} from '../../catalogue/programmes.sql.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/auth-session.ts';
import { offsetOf, pageOf } from '../../http/pages.ts';
import type { SearchSource } from '../../http/search-source.ts';
import { readRanges } from '../estimates/estimates.service.ts';

type Query = QueryOf<typeof universityProgrammes.list>;

type Ranges = Awaited<ReturnType<typeof readRanges>>;

const ranksAt = (ranges: Ranges, place: 'best' | 'middle' | 'worst') =>
  Object.fromEntries(
    SCORE_KEYS.flatMap((type) => {
      const range = ranges[type];
      return range ? [[type, range[place]]] : [];
    }),
  );

/** Each department precedes its variants, which have separate names. */
export const listDepartments = async ({ db }: Deps, university: string) => {
  const programmes = await findUniversityProgrammeNames(db, tr.fold(university));
  const known = new Set(programmes.map(({ name }) => name));
  return programmes.flatMap((programme) => {
    const department = departmentOf(programme.name);
    if (known.has(department)) return [programme];
    known.add(department);
    return [{ name: department, code: null }, programme];
  });
};

export const listUniversityProgrammes = async (deps: Deps, actor: Actor, query: Query) => {
  const ranges = await readRanges(deps, actor, query);
  const { q = '', university, city, level = null, kind = null, scoreType = null, reach, sort, limit } = query;
  const { total, leftOut, programmes } = await findUniversityProgrammes(deps.db, {
    patterns: wordPatterns(q),
    university: university ? tr.fold(university) : null,
    city: city ? tr.fold(city) : null,
    level,
    kind,
    scoreType,
    reached: reach ? ranksAt(ranges, reach === 'likely' ? 'worst' : 'best') : null,
    middles: ranksAt(ranges, 'middle'),
    sort,
    limit,
    offset: offsetOf(query),
  });
  const page = pageOf(
    query,
    programmes.map((programme) => ({
      ...programme,
      conditions: [...programme.conditions],
      scores: [...programme.scores],
      ranks: [...programme.ranks],
      reach: admissionChance(programme, ranges),
    })),
    total,
  );
  return { data: page.data, pagination: { leftOut, ...page.pagination } };
};

export const searchUniversityProgrammes: SearchSource = async ({ db }, actor, folded) => {
  if (actor.role !== 'student') return [];
  const programmes = await findUniversityProgrammesByWords(db, wordPatterns(folded), MAX_HITS);
  return programmes.map(({ code, name, university, city }) => ({
    kind: 'programme',
    id: code,
    title: name,
    detail: `${university}, ${city}`,
    path: `/programmes?q=${encodeURIComponent(name)}&university=${encodeURIComponent(university)}`,
  }));
};
