import { EXAM_DAYS, HOUR_DAYS, type WeekFacts } from '@netlik/domain/study/weekly-recap/weekly-recap';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

type StoryRow = Omit<WeekFacts, 'from'> & { streak: number };

/** One statement and one JSON value; each part reads a few weeks through its index. */
export const findWeek = async (
  db: Executor,
  userId: string,
  { from, today }: { from: StudyDay; today: StudyDay },
) => {
  const [to, before] = [addDays(from, 6), addDays(from, -7)];
  const row = await db.one<{ own: StoryRow }>(sql`
    select json_build_object(
      'days', (select coalesce(json_agg(json_build_object('day', day, 'seconds', seconds,
          'questions', correct + wrong + blank)), '[]')
        from study_days where user_id = ${userId} and day between ${before} and ${to}),
      'subjects', (select coalesce(json_agg(s), '[]') from (
        select subject, coalesce(sum(seconds) filter (where day >= ${from}), 0)::int as seconds,
          coalesce(sum(seconds) filter (where day < ${from}), 0)::int as before
        from study_sessions
        where user_id = ${userId} and day between ${before} and ${to} and not starts_with(subject, 'exam_')
        group by subject order by subject) s),
      'hours', (select coalesce(json_agg(h), '[]') from (
        select extract(hour from started_at at time zone 'Europe/Istanbul')::int as hour, count(*)::int as sessions,
          sum(seconds)::int as seconds, count(quality)::int as judged, avg(quality)::float as quality
        from study_sessions
        where user_id = ${userId} and day between ${addDays(to, 1 - HOUR_DAYS)} and ${to} and source = 'timer'
        group by 1 order by 1) h),
      'exams', (select coalesce(json_agg(json_build_object('exam', exam_type, 'day', day, 'correct', correct,
          'wrong', wrong) order by day, id), '[]')
        from exam_attempts where user_id = ${userId} and day between ${addDays(to, 1 - EXAM_DAYS)} and ${to}
          and exam_type is not null),
      'streak', coalesce((select streak_days from study_totals
        where user_id = ${userId} and streak_until >= ${today}), 0)) as own`);
  return row.own;
};
