import { SCORE, scoreWindow } from '@netlik/domain/analytics/rank';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

/** Of the days `d` in the window of the score. */
const daysScore = sql`sum(
  minutes * ${SCORE.perMinute}::int
  + case when minutes >= ${SCORE.activeDayMinutes}::int then ${SCORE.activeDayBonus}::int else 0 end)::int`;
const wholeMinutes = sql`(select least(${SCORE.mostMinutesADay}::int, d.verified_seconds / 60) as minutes)`;

/** The place of one person among those ranked last; null without a score. */
export const findRankNow = (db: Executor, userId: string, today: StudyDay) => {
  const { from, to } = scoreWindow(today);
  return db.maybe<{ score: number; rank: number }>(sql`
    select score, (select count(*)::int + 1 from study_totals t
      where t.rank is not null and t.score > own.score) as rank
    from (
      select ${daysScore} as score from study_days d cross join lateral ${wholeMinutes} as whole
      where d.user_id = ${userId} and d.day between ${from} and ${to} and d.verified_seconds > 0) own
    where score > 0`);
};

/** Scores and ranks all active students as the domain does; returns the number of changed rows. */
export const saveRanks = async (db: Executor, today: StudyDay, now: Date): Promise<number> => {
  const { from, to } = scoreWindow(today);
  const { changed } = await db.one<{ changed: number }>(sql`
    with scores as (
      select d.user_id, ${daysScore} as score
      from study_days d
      join users u on u.id = d.user_id and u.role = 'student' and u.is_active
      cross join lateral ${wholeMinutes} as whole
      where d.day between ${from} and ${to} and d.verified_seconds > 0
      group by d.user_id),
    ranked as (
      select user_id, score, rank() over (order by score desc)::int as rank from scores where score > 0),
    written as (
      update study_totals t set score = coalesce(r.score, 0), rank = r.rank, ranked_at = ${now}
      from study_totals old left join ranked r using (user_id)
      where t.user_id = old.user_id and (t.score, t.rank) is distinct from (coalesce(r.score, 0), r.rank)
      returning t.user_id),
    counted as (
      insert into study_rankings (people, ranked_at) select count(*), ${now} from ranked
      on conflict (one) do update set people = excluded.people, ranked_at = excluded.ranked_at)
    select count(*)::int as changed from written`);
  return changed;
};
