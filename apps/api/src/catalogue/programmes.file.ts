import { tr } from '@netlik/domain/turkish';
import { isClosed } from '@netlik/domain/yks/eligibility';
import type { Condition } from '@netlik/domain/yks/programme-values';
import { CATALOGUE_YEAR, departmentOf, reachableRank, type YearRank } from '@netlik/domain/yks/programmes';
import { UNIVERSITY_ALIASES } from '@netlik/domain/yks/university-aliases';
import type { CatalogueFile, TsvRow } from './catalogue-file.ts';
import { searchable } from './programme-words.ts';

const columnsOf = (name: string, years: readonly number[]) =>
  years.map((year) => ({ year, column: `${name}${year}` }));

const RANKS = columnsOf('rank', [2026, 2025, 2024, 2023, 2022]);
const SCORES = columnsOf('score', [2026, 2025]);

/** c: computed from the year's curve, p: published, neither: unknown. */
const readRank = (text: string, year: number): YearRank => {
  const computed = text.startsWith('c') ? true : text.startsWith('p') ? false : null;
  return { year, rank: Number(computed === null ? text : text.slice(1)), computed };
};

const ranksOf = (row: TsvRow) =>
  RANKS.flatMap(({ year, column }) => (row[column] ? [readRank(row[column], year)] : []));

const scoresOf = (row: TsvRow) =>
  SCORES.flatMap(({ year, column }) => (row[column] ? [{ year, score: Number(row[column]) }] : []));

const limitOf = ({ rankLimit }: TsvRow) => (rankLimit ? Number(rankLimit) : null);

const reachRankOf = (row: TsvRow) => {
  const rank = limitOf(row);
  return reachableRank({
    ranks: ranksOf(row),
    rankLimit: rank === null ? null : { rank, year: CATALOGUE_YEAR },
  });
};

const conditionsOf = ({ conditions }: TsvRow) =>
  (conditions ? conditions.split(',') : []) as readonly Condition[];

/** Folded and sorted once each, because a few thousand names cover all programmes. */
const namesOf = (texts: Iterable<string>) => {
  const sorted = [...new Set(texts)].sort(tr.compare);
  const known = new Map(sorted.map((text, place) => [text, { folded: tr.fold(text), place }]));
  return (text: string) => known.get(text)!;
};

const aliases = new Map(
  Object.entries(UNIVERSITY_ALIASES).map(([university, others]) => [university, tr.fold(others.join(' '))]),
);

/**
 * UniversityProgrammes of ÖSYM's 2026 placement (tables 3 and 4, general quota) and those only in 2025, with the ranks
 * of 2022 to 2026 (docs/data-sources.md).
 */
export const universityProgrammesFile: CatalogueFile = {
  file: 'programmes.tsv.gz',
  table: 'programmes',
  checksum: '374007b5de8ea186eb65a10c189cd193c66d2b4f122896091c9d0dfe0ea43211',
  columns: (rows) => {
    const university = namesOf(rows.map((row) => row.university!));
    const city = namesOf(rows.map((row) => row.city!));
    const name = namesOf(rows.map((row) => row.name!));
    const words = (row: TsvRow) => {
      const { folded } = university(row.university!);
      const others = aliases.get(row.university!) ?? '';
      const former = row.formerName ? `${tr.fold(row.formerName)} ` : '';
      return searchable(` ${folded} ${others} ${name(row.name!).folded} ${former}${city(row.city!).folded}`);
    };
    return {
      code: (row) => row.code!,
      position: (_row, position) => position,
      level: (row) => row.level!,
      kind: (row) => row.kind!,
      university: (row) => row.university!,
      city: (row) => row.city!,
      faculty: (row) => row.faculty!,
      name: (row) => row.name!,
      score_type: (row) => row.scoreType!,
      former_name: (row) => row.formerName || null,
      quota: (row) => Number(row.quota),
      quota_year: (row) => Number(row.quotaYear),
      listed: (row) => String(Number(row.quotaYear) === CATALOGUE_YEAR),
      successor: (row) => row.successor || null,
      conditions: conditionsOf,
      closed: (row) => String(isClosed(conditionsOf(row))),
      rank_limit: limitOf,
      scores: scoresOf,
      ranks: ranksOf,
      latest_rank: (row) => ranksOf(row)[0]?.rank ?? null,
      reach_rank: reachRankOf,
      words,
      university_folded: (row) => university(row.university!).folded,
      city_folded: (row) => city(row.city!).folded,
      name_folded: (row) => name(row.name!).folded,
      department_folded: (row) => departmentOf(name(row.name!).folded),
      university_place: (row) => university(row.university!).place,
      name_place: (row) => name(row.name!).place,
    };
  },
};
