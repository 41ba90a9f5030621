import { movedDays, SCORE, scoreWindow } from '@netlik/domain/study/analytics/rank';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';
import { rankSql, SCORE_BUCKET } from '../../db/ranking.ts';

/** Days `d` in the score window. */
const daysScore = sql`sum(
  minutes * ${SCORE.perMinute}::int
  + case when minutes >= ${SCORE.activeDayMinutes}::int then ${SCORE.activeDayBonus}::int else 0 end)::int`;
const wholeMinutes = sql`(select least(${SCORE.mostMinutesADay}::int, d.verified_seconds / 60) as minutes)`;

/** Place among the last ranked scores; null without a score. */
export const findRankNow = (db: Executor, userId: string, today: StudyDay) => {
  const { from, to } = scoreWindow(today);
  return db.maybe<{ score: number; rank: number }>(sql`
    select score, ${rankSql(sql`own.score`)} as rank
    from (
      select ${daysScore} as score from study_days d cross join lateral ${wholeMinutes} as whole
      where d.user_id = ${userId} and d.day between ${from} and ${to} and d.verified_seconds > 0) own
    where score > 0`);
};

/** Day of the stored scores; null before the first ranking. */
export const findRankedDay = async (db: Executor) =>
  (await db.maybe<{ day: StudyDay | null }>(sql`select day from study_rankings`))?.day ?? null;

/** Queues people who studied on a day that left or entered the window. */
export const insertMovedStudents = async (db: Executor, before: StudyDay, today: StudyDay): Promise<void> => {
  for (const { from, to } of movedDays(before, today))
    await db.run(sql`
      insert into study_score_changes (student_id)
      select distinct user_id from study_days where day between ${from} and ${to} and verified_seconds > 0`);
};

/**
 * Recounts queued students and returns the number of changed scores, with every lookup by key so that the
 * cost follows the queue. People being erased are skipped, because their erasure deletes queue entry and
 * score.
 */
export const saveScores = async (db: Executor, today: StudyDay): Promise<number> => {
  const { from, to } = scoreWindow(today);
  const { changed } = await db.one<{ changed: number }>(sql`
    with noted as materialized (
      select c.id, c.student_id, u.is_ranked
      from study_score_changes c cross join lateral (
        select role = 'student' and is_active as is_ranked from users where id = c.student_id
        for key share skip locked) u),
    erased as materialized (select id, score from study_score_changes where student_id is null),
    emptied as (
      delete from study_score_changes where id in (select id from noted union all select id from erased)),
    counted as (
      select student_id, coalesce((select score from study_scores s where s.user_id = student_id), 0) as old,
        case when is_ranked then coalesce((
          select ${daysScore} from study_days d cross join lateral ${wholeMinutes} as whole
          where d.user_id = student_id and d.day between ${from} and ${to} and d.verified_seconds > 0), 0)
        else 0 end as score
      from (select student_id, bool_and(is_ranked) as is_ranked from noted group by 1) students),
    changed as materialized (select * from counted where old <> score),
    written as (
      insert into study_scores (user_id, score) select student_id, score from changed
      on conflict (user_id) do update set score = excluded.score),
    moved as (
      select score, sum(people) as people
      from (
        select old as score, -1 as people from changed where old > 0
        union all select score, 1 from changed where score > 0
        union all select score, -1 from erased) each_one
      group by score),
    summed as (
      insert into study_score_counts as n (width, floor, people)
      select width, score / width * width as floor, sum(people)
      from moved cross join (values (1), (${SCORE_BUCKET}::int)) as widths (width)
      group by 1, 2 having sum(people) <> 0
      on conflict (width, floor) do update set people = n.people + excluded.people)
    select count(*)::int as changed from changed`);
  return changed;
};

export const saveRanking = (db: Executor, today: StudyDay, now: Date) =>
  db.run(sql`
    insert into study_rankings (people, day, ranked_at)
    select coalesce(sum(people), 0), ${today}, ${now} from study_score_counts where width = ${SCORE_BUCKET}
    on conflict (one) do update
      set people = excluded.people, day = excluded.day, ranked_at = excluded.ranked_at`);
