import type { UniversityProgrammeKind, UniversityProgrammeLevel } from '@netlik/domain/yks/programme-values';
import { CATALOGUE_YEAR, type UniversityProgramme } from '@netlik/domain/yks/programmes';
import type { ScoreKey } from '@netlik/domain/yks/score-keys';
import { type Executor, type Sql, sql } from '../db/database.ts';
import { plannedEachTime } from '../db/sql.ts';

export const universityProgrammeJson = sql`json_build_object(
  'code', p.code, 'level', p.level, 'university', p.university, 'kind', p.kind, 'city', p.city, 'faculty', p.faculty,
  'name', p.name, 'formerName', p.former_name, 'scoreType', p.score_type, 'quota', p.quota, 'quotaYear', p.quota_year,
  'successor', p.successor, 'conditions', p.conditions, 'scores', p.scores, 'ranks', p.ranks,
  'rankLimit', case when p.rank_limit is not null then json_build_object('rank', p.rank_limit, 'year', ${CATALOGUE_YEAR}::int) end)`;

/** UniversityProgrammes `p` that match the names of a goal `g`, with all variants of its department. */
export const universityProgrammesOfGoal = sql`
  (select catalogue.fold(g.name) as university, catalogue.fold(g.department) as department offset 0) wanted
  join catalogue.programmes p on p.university_folded = wanted.university
    and wanted.department in (p.department_folded, p.name_folded)`;

export const hardestFirst = sql`p.listed desc, p.level, p.latest_rank, p.position`;

export const universityProgrammeOfGoalCode = sql`
  catalogue.programmes chosen join catalogue.programmes p on p.code = coalesce(chosen.successor, chosen.code)
  where chosen.code = g.programme_code`;

const orders = {
  rank: sql`latest_rank, code`,
  // UniversityProgrammes without a rank sort last.
  '-rank': sql`latest_rank desc nulls last, code`,
  university: sql`university_place, name_place, code`,
  name: sql`name_place, university_place, code`,
};

type RanksByType = Partial<Record<ScoreKey, number>>;

export type UniversityProgrammeSearch = {
  patterns: readonly string[];
  university: string | null;
  city: string | null;
  level: UniversityProgrammeLevel | null;
  kind: UniversityProgrammeKind | null;
  scoreType: ScoreKey | null;
  /** The first reachable rank by score type; null for no such filter. */
  reached: RanksByType | null;
  sort: keyof typeof orders | 'near';
  /** `near` only: the middle of the student's ranks by score type. */
  middles: RanksByType;
  limit: number;
  offset: number;
};

const hasWords = ([first, ...more]: readonly string[]) =>
  first === undefined ? sql`true` : sql`p.words like ${first} and p.words like all(${more}::text[])`;

const rankOfType = (ranks: RanksByType) =>
  sql`case p.score_type when 'SAY' then ${ranks.SAY ?? null}::int when 'EA' then ${ranks.EA ?? null}::int
    when 'SÖZ' then ${ranks.SÖZ ?? null}::int when 'DİL' then ${ranks.DİL ?? null}::int
    when 'TYT' then ${ranks.TYT ?? null}::int end`;

const rowsOf = (ranks: RanksByType) =>
  sql`unnest(${Object.keys(ranks)}::text[], ${Object.values(ranks)}::int[])`;

/** Two-year programmes use TYT; stated explicitly, because an index begins with the score type. */
const typeOf = ({ scoreType, level }: UniversityProgrammeSearch) =>
  scoreType ?? (level === 'onlisans' ? ('TYT' as const) : null);

const matching = (search: UniversityProgrammeSearch) => sql`
  p.listed and ${hasWords(search.patterns)}
  and (${typeOf(search)}::text is null or p.score_type = ${typeOf(search)})
  and (${search.level}::text is null or p.level = ${search.level})
  and (${search.kind}::text is null or p.kind = ${search.kind})
  and (${search.city}::text is null or p.city_folded = ${search.city})
  and (${search.university}::text is null or p.university_folded = ${search.university})`;

const isReached = ({ reached }: UniversityProgrammeSearch) =>
  reached ? sql`p.reach_rank >= ${rankOfType(reached)}` : sql`true`;

/** Admission chance is computed only for unrestricted programmes. */
const isShown = ({ reached }: UniversityProgrammeSearch) => (reached ? sql`not p.closed` : sql`true`);

const found = (search: UniversityProgrammeSearch) =>
  sql`${matching(search)} and ${isShown(search)} and ${isReached(search)}`;

const sorted = (search: UniversityProgrammeSearch, order: Sql) => sql`
  select p.code from catalogue.programmes p where ${found(search)}
  order by ${order} limit ${search.limit} offset ${search.offset}`;

/**
 * Walks the index both ways from each score type's middle as far as the page needs, then adds programmes
 * without a rank or middle. measured: a third of sorting all of them.
 */
const nearest = (search: UniversityProgrammeSearch) => {
  const { limit, offset, middles } = search;
  const most = limit + offset;
  const way = (side: Sql, order: Sql) => sql`
    select p.code, p.latest_rank, abs(ln(p.latest_rank::float8 / own.middle)) as distance from catalogue.programmes p
    where p.score_type = own.type and ${side} and ${found(search)}
    order by ${order} fetch first ${most} rows with ties`;
  return sql`
    (select near.code from ${rowsOf(middles)} as own (type, middle) cross join lateral (
        (${way(sql`p.latest_rank >= own.middle`, sql`p.latest_rank`)})
        union all (${way(sql`p.latest_rank < own.middle`, sql`p.latest_rank desc`)})) near
      order by near.distance, near.latest_rank, near.code limit ${most})
    union all
    (select p.code from catalogue.programmes p
      where (p.latest_rank is null or not p.score_type = any(${Object.keys(middles)}::text[])) and ${found(search)}
      order by ${orders.rank} limit ${most})
    limit ${limit} offset ${offset}`;
};

/** Twice as far ahead is as near as twice as far behind. */
const byDistance = (middles: RanksByType) =>
  sql`abs(ln(p.latest_rank::float8 / ${rankOfType(middles)})) nulls last, ${orders.rank}`;

const pageOf = (search: UniversityProgrammeSearch) => {
  if (search.sort !== 'near') return sorted(search, orders[search.sort]);
  // Search words leave few rows, found by their own index.
  return search.patterns.length > 0 ? sorted(search, byDistance(search.middles)) : nearest(search);
};

const counted = (search: UniversityProgrammeSearch) => {
  const { reached } = search;
  return reached
    ? sql`${rowsOf(reached)} as own (type, reached) join catalogue.programmes p
        on p.score_type = own.type and p.reach_rank >= own.reached where ${matching(search)}`
    : sql`catalogue.programmes p where ${matching(search)}`;
};

/** One page and the total. measured: keeping the rows for both takes longer than a second scan. */
export const findUniversityProgrammes = (db: Executor, search: UniversityProgrammeSearch) =>
  db.one<{ total: number; leftOut: number; programmes: UniversityProgramme[] }>(
    plannedEachTime(sql`
    with page as (select code, row_number() over () as place from (${pageOf(search)}) sorted)
    select counted.total, counted.leftOut as "leftOut",
      coalesce((select json_agg(${universityProgrammeJson} order by page.place)
        from page join catalogue.programmes p using (code)), '[]') as programmes
    from (select count(*) filter (where ${isShown(search)})::int as total,
        count(*) filter (where not (${isShown(search)}))::int as leftOut
      from ${counted(search)}) counted`),
  );

/** The hardest first, by rank; for the search over all features. */
export const findUniversityProgrammesByWords = (db: Executor, patterns: readonly string[], limit: number) =>
  db.many<Pick<UniversityProgramme, 'code' | 'name' | 'university' | 'city'>>(
    plannedEachTime(sql`
      select p.code, p.name, p.university, p.city from catalogue.programmes p
      where p.listed and ${hasWords(patterns)} order by p.latest_rank, p.code limit ${limit}`),
  );

/** UniversityProgramme names of a university; the code if only one programme has the name. */
export const findUniversityProgrammeNames = (db: Executor, university: string) =>
  db.many<{ name: string; code: string | null }>(sql`
    select p.name, case when count(*) = 1 then min(p.code) end as code
    from catalogue.programmes p where p.university_folded = ${university} and p.listed
    group by p.name order by min(p.name_place), p.name`);

export const findKnownCodes = async (db: Executor, codes: readonly string[]) =>
  (
    await db.many<{ code: string }>(
      sql`select code from catalogue.programmes where code = any(${codes as string[]}::text[])`,
    )
  ).map(({ code }) => code);

export const findUniversityProgrammesByCode = async (db: Executor, codes: readonly string[]) =>
  (
    await db.many<{ programme: UniversityProgramme }>(sql`
      select ${universityProgrammeJson} as programme from catalogue.programmes p where p.code = any(${codes as string[]}::text[])`)
  ).map(({ programme }) => programme);
