import {
  type AssistantFacts,
  FACT_DAYS,
  type FactName,
  SUBJECT_DAYS,
} from '@netlik/domain/assistant/assistant/facts';
import { XP } from '@netlik/domain/study/xp';
import type { StudyDay } from '@netlik/domain/study-day';
import type { ExamDates } from '@netlik/domain/yks/exam-dates';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import { rankingOf } from '../../db/ranking.ts';

/** Facts from other features' services; the rest is read here. */
export type PageFactName =
  | 'insights'
  | 'plannerWeek'
  | 'habits'
  | 'duels'
  | 'estimates'
  | 'goalGap'
  | 'programmes';

/**
 * `from` and `to` are the named days, `compared…` the compared ones, `planDay` the day of the requested plan.
 */
export type FactDays = {
  today: StudyDay;
  week: StudyDay;
  from: StudyDay;
  to: StudyDay;
  comparedFrom: StudyDay;
  comparedTo: StudyDay;
  planDay: StudyDay;
  topics: readonly string[];
};

export type FactRow = Omit<AssistantFacts, PageFactName | 'totals' | 'exam'> & {
  totals: {
    xp: number;
    streakUntil: StudyDay | null;
    streakDays: number;
    longestStreak: number;
    rank: number | null;
    rankOf: number;
  } | null;
  exam: { targetYear: number | null; dates: ExamDates[] };
};

const MAX_EXAMS = 200;

const rowsOf = (query: Sql) => sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (${query}) r)`;

const studiedDays = (userId: string, { today, from, comparedFrom }: FactDays) =>
  rowsOf(sql`
    select day, seconds, sessions, correct, wrong, blank, efficiency_sum as "efficiencySum", efficiency_count as "efficiencyCount"
    from study_days where user_id = ${userId} and day between least(${from}::date, ${comparedFrom}::date, ${today}::date - ${FACT_DAYS}::int) and ${today} order by day`);

const totals = (userId: string) => sql`(
  select json_build_object('xp', t.xp, 'streakUntil', t.streak_until, 'streakDays', t.streak_days, 'longestStreak', t.longest_streak,
    'rank', s.rank, 'rankOf', coalesce((select people from study_rankings), 0))
  from study_totals t left join lateral ${rankingOf(sql`t.user_id`)} s on true where t.user_id = ${userId})`;

const subjects = (userId: string, { today }: FactDays) =>
  rowsOf(sql`
    select subject, sum(seconds)::int as seconds, coalesce(sum(seconds) filter (where day >= date_trunc('week', ${today}::date)), 0)::int as "weekSeconds",
      coalesce(sum(seconds) filter (where day = ${today}), 0)::int as "todaySeconds", max(day) as "lastDay",
      sum(correct)::int as correct, sum(wrong)::int as wrong
    from (
      select subject, day, seconds, coalesce(correct, 0) as correct, coalesce(wrong, 0) as wrong from study_sessions
      where user_id = ${userId} and day between ${today}::date - ${SUBJECT_DAYS - 1}::int and ${today}
      union all
      select subject, day, 0, correct, wrong from question_entries
      where user_id = ${userId} and day between ${today}::date - ${SUBJECT_DAYS - 1}::int and ${today}) done
    group by subject order by subject`);

const periodSubjects = (userId: string, { from, to }: Pick<FactDays, 'from' | 'to'>) =>
  rowsOf(sql`
    select subject, sum(seconds)::int as seconds, sum(correct)::int as correct, sum(wrong)::int as wrong, sum(blank)::int as blank
    from (
      select subject, seconds, coalesce(correct, 0) as correct, coalesce(wrong, 0) as wrong, coalesce(blank, 0) as blank
      from study_sessions where user_id = ${userId} and day between ${from} and ${to}
      union all
      select subject, 0, correct, wrong, 0 from question_entries
      where user_id = ${userId} and day between ${from} and ${to}) done
    group by subject order by 2 desc, subject`);

/** Sessions with topics are few and have their own index. */
const topicWork = (userId: string, { topics }: FactDays) =>
  rowsOf(sql`
    select subject, topic, max(day) as "lastDay", sum(minutes)::int as minutes, sum(correct)::int as correct, sum(wrong)::int as wrong
    from (
      select s.subject, t.topic, s.day, coalesce(t.minutes, 0) as minutes, coalesce(t."correctAnswers", 0) as correct,
        coalesce(t."wrongAnswers", 0) as wrong
      from study_sessions s cross join jsonb_to_recordset(s.topics) as t
        (topic text, minutes int, "correctAnswers" int, "wrongAnswers" int)
      where s.user_id = ${userId} and s.topics is not null and t.topic = any(${topics}::text[])
      union all
      select subject, topic, day, 0, correct, wrong from question_entries
      where user_id = ${userId} and topic = any(${topics}::text[])) done
    group by subject, topic order by 3 desc, subject, topic limit 5`);

const comparedSubjects = (userId: string, { comparedFrom, comparedTo }: FactDays) =>
  periodSubjects(userId, { from: comparedFrom, to: comparedTo });

const hours = (userId: string, { today }: FactDays) =>
  rowsOf(sql`
    select extract(hour from started_at at time zone 'Europe/Istanbul')::int as hour, avg(efficiency)::float as efficiency,
      count(*)::int as sessions
    from study_sessions
    where user_id = ${userId} and day between ${today}::date - ${SUBJECT_DAYS - 1}::int and ${today} and efficiency is not null
    group by 1 order by 1`);

const exams = (userId: string) =>
  rowsOf(sql`
    select day, source, exam_type as type, correct, wrong, blank, subjects from exam_attempts
    where user_id = ${userId} order by day desc, id desc limit ${MAX_EXAMS}`);

const goals = (userId: string) =>
  rowsOf(
    sql`select name, department from target_universities where user_id = ${userId} order by priority, id limit 3`,
  );

const exam = (userId: string, { today }: FactDays) => sql`
  (select json_build_object('targetYear', u.target_year, 'dates', ${rowsOf(sql`
    select year, tyt, ayt, ydt, official from exam_dates where year >= extract(year from ${today}::date)`)})
  from users u where u.id = ${userId})`;

/** The coach's program if there is one, else the student's plan; drafts are hidden. */
const plan = (userId: string, { planDay }: FactDays) => sql`(
  select json_build_object('source', p.source, 'subjects', ${rowsOf(sql`
    select s.subject, s.target_questions as "targetQuestions", s.target_minutes as "targetTime", s.choice,
      coalesce(s.correct, w.correct + e.correct) as "correctAnswers",
      coalesce(s.wrong, w.wrong + e.wrong) as "wrongAnswers",
      coalesce(s.blank, w.blank) as "blankAnswers", w.seconds as "studySeconds"
    from daily_plan_subjects s cross join lateral (
      select coalesce(sum(seconds), 0)::int as seconds, coalesce(sum(correct), 0)::int as correct,
        coalesce(sum(wrong), 0)::int as wrong, coalesce(sum(blank), 0)::int as blank
      from study_sessions x where x.daily_plan_id = p.id and x.subject_index = s.position) w
    cross join lateral (
      select coalesce(sum(correct), 0)::int as correct, coalesce(sum(wrong), 0)::int as wrong
      from question_entries where plan_subject_id = s.id) e
    where s.plan_id = p.id order by s.position`)})
  from daily_plans p where p.user_id = ${userId} and p.day = ${planDay} and p.status not in ('draft', 'archived')
  order by p.source = 'coach' desc limit 1)`;

const week = (userId: string, days: FactDays) =>
  rowsOf(sql`
    select day, subject, topic, custom_title as title, is_completed as "isDone" from weekly_entries
    where user_id = ${userId} and week_start = ${days.week} order by day, position`);

const cards = (userId: string, { today }: FactDays) => sql`(
  select json_build_object('due', count(*) filter (where due_day <= ${today}), 'overdue', count(*) filter (where due_day < ${today}),
    'total', count(*)) from flashcards where user_id = ${userId})`;

const mistakes = (userId: string, { today }: FactDays) => {
  const isDue = sql`coalesce(due_day, created_day + 1) <= ${today}::date`;
  return sql`(
    select json_build_object('due', count(*) filter (where ${isDue}), 'total', count(*),
      'subjects', coalesce(json_agg(distinct subject) filter (where ${isDue}), '[]')) from mistakes where user_id = ${userId})`;
};

const weeklyGoalMinutes = (userId: string) =>
  sql`(select weekly_goal_minutes from users where id = ${userId})`;

const duelResults = (userId: string) => sql`(
  select json_build_object('finished', count(*) filter (where d.status = 'finished'), 'won', count(*) filter (where p.won))
  from duel_participants p join duels d on d.id = p.duel_id where p.user_id = ${userId})`;

/** Only badge figures from days, totals and short lists, because others scan all sessions. */
const badges = (userId: string) => sql`(
  select json_build_object(
    'unlocked', ${rowsOf(sql`
      select achievement_id as id, (unlocked_at at time zone 'Europe/Istanbul')::date as day
      from user_achievements where user_id = ${userId} order by unlocked_at desc, achievement_id`)},
    'figures', json_build_object(
      'verifiedMinutes', coalesce(floor(sum(d.verified_seconds) / 60), 0)::int,
      'fullDays', count(*) filter (where d.verified_seconds >= ${XP.fullDayMinutes * 60}::int),
      'studyDays', count(*) filter (where d.sessions > 0),
      'questions', coalesce(sum(d.correct + d.wrong + d.blank), 0), 'correctAnswers', coalesce(sum(d.correct), 0),
      'longestStreak', coalesce((select t.longest_streak from study_totals t where t.user_id = ${userId}), 0),
      'exams', (select count(*) from exam_attempts e where e.user_id = ${userId}),
      'cards', (select count(*) from flashcards c where c.user_id = ${userId}),
      'mistakes', (select count(*) from mistakes m where m.user_id = ${userId}),
      'goalsSet', (select count(*) from target_universities g where g.user_id = ${userId})))
  from study_days d where d.user_id = ${userId})`;

const parts: Record<Exclude<FactName, PageFactName>, (userId: string, days: FactDays) => Sql> = {
  days: studiedDays,
  totals,
  subjects,
  periodSubjects,
  comparedSubjects,
  topicWork,
  hours,
  exams,
  goals,
  weeklyGoalMinutes,
  exam,
  plan,
  week,
  cards,
  mistakes,
  duelResults,
  badges,
};

/** Loads the named facts in one statement, each bounded by an index and window or by a limit. */
export const findFacts = async (
  db: Executor,
  userId: string,
  names: readonly FactName[],
  days: FactDays,
): Promise<Partial<FactRow>> => {
  const wanted = names.filter((name) => Object.hasOwn(parts, name)) as Exclude<FactName, PageFactName>[];
  if (wanted.length === 0) return {};
  const pairs = wanted
    .map((name) => sql`${name}::text, ${parts[name](userId, days)}`)
    .reduce((before, pair) => sql`${before}, ${pair}`);
  return (await db.one<{ own: Partial<FactRow> }>(sql`select json_build_object(${pairs}) as own`)).own;
};
