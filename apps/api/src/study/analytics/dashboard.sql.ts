import type { StudyDay } from '@netlik/domain/study-day';
import type { ExamDates } from '@netlik/domain/yks/exam-dates';
import { type Executor, sql } from '../../db/database.ts';
import { rankingOf } from '../../db/ranking.ts';

type Questions = { correct: number; wrong: number; blank: number };
type Sums = Questions & { seconds: number; sessions: number };

export type DashboardRow = {
  weeklyGoalMinutes: number | null;
  targetYear: number | null;
  goals: { name: string; department: string; priority: number; image: string | null }[];
  quote: { text: string; author: string | null } | null;
  examDates: ExamDates[];
  rankOf: number | null;
  tyt: { correct: number; wrong: number }[];
  /** Null before the first session. */
  totals:
    | (Sums & {
        xp: number;
        streakUntil: StudyDay | null;
        streakDays: number;
        longestStreak: number;
        score: number;
        rank: number | null;
      })
    | null;
  range: Sums;
  weekSeconds: number;
  studiedToday: boolean;
};

export type DashboardDays = { from: StudyDay; week: StudyDay; today: StudyDay; years: number[] };

/**
 * measured: one statement and one JSON value, which reads totals and the range's days instead of the whole
 * history.
 */
export const findDashboard = async (
  db: Executor,
  userId: string,
  { from, week, today, years }: DashboardDays,
) =>
  (
    await db.one<{ own: DashboardRow }>(sql`
      select row_to_json(own) as own from (
        select u.weekly_goal_minutes as "weeklyGoalMinutes", u.target_year as "targetYear",
          array(
            select json_build_object('name', g.name, 'department', g.department, 'priority', g.priority, 'image', g.image)
            from target_universities g where g.user_id = u.id order by g.priority, g.id) as goals,
          (select json_build_object('text', quote, 'author', author) from motivations
            where year = extract(isoyear from ${today}::date) and week = extract(week from ${today}::date)) as quote,
          array(
            select json_build_object('year', e.year, 'tyt', e.tyt, 'ayt', e.ayt, 'ydt', e.ydt, 'official', e.official)
            from exam_dates e where e.year = any(${years}::int[] || u.target_year)) as "examDates",
          (select people from study_rankings) as "rankOf",
          array(
            select json_build_object('correct', x.correct, 'wrong', x.wrong) from exam_attempts x
            where x.user_id = u.id and x.exam_type = 'TYT' order by x.day desc, x.id desc limit 2) as tyt,
          (select json_build_object('seconds', t.seconds, 'sessions', t.sessions, 'correct', t.correct, 'wrong', t.wrong,
              'blank', t.blank, 'xp', t.xp, 'streakUntil', t.streak_until, 'streakDays', t.streak_days,
              'longestStreak', t.longest_streak, 'score', coalesce(s.score, 0), 'rank', s.rank)
            from study_totals t left join lateral ${rankingOf(sql`t.user_id`)} s on true
            where t.user_id = u.id) as totals,
          json_build_object('seconds', d.seconds, 'sessions', d.sessions, 'correct', d.correct, 'wrong', d.wrong,
            'blank', d.blank) as range,
          d.week as "weekSeconds", d.today as "studiedToday"
        from users u cross join lateral (
          select coalesce(sum(seconds) filter (where day >= ${from}), 0) as seconds,
            coalesce(sum(sessions) filter (where day >= ${from}), 0) as sessions,
            coalesce(sum(correct) filter (where day >= ${from}), 0) as correct,
            coalesce(sum(wrong) filter (where day >= ${from}), 0) as wrong,
            coalesce(sum(blank) filter (where day >= ${from}), 0) as blank,
            coalesce(sum(seconds) filter (where day >= ${week}), 0) as week,
            coalesce(bool_or(sessions > 0) filter (where day = ${today}), false) as today
          from study_days
          where user_id = u.id and day between least(${from}::date, ${week}::date) and ${today}) d
        where u.id = ${userId}) own`)
  ).own;
