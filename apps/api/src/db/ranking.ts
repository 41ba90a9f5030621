import { type Sql, sql } from './sql.ts';

/** Width of a score group; the migrations contain the same number. */
export const SCORE_BUCKET = 150;

/**
 * 1 + the number of higher scores, so equal scores share a place. Reads at most one row per group and the
 * rows of one group.
 */
export const rankSql = (score: Sql): Sql => sql`(
  select (1 + coalesce((select sum(people) from study_score_counts where width = ${SCORE_BUCKET} and floor > ${score}), 0)
    + coalesce((select sum(people) from study_score_counts
      where width = 1 and floor > ${score} and floor < (${score} / ${SCORE_BUCKET}::int + 1) * ${SCORE_BUCKET}::int), 0))::int)`;

/** Score and rank from the last ranking; no row without a score. */
export const rankingOf = (userId: Sql): Sql => sql`(
  select s.score, ${rankSql(sql`s.score`)} as rank from study_scores s where s.user_id = ${userId} and s.score > 0)`;
