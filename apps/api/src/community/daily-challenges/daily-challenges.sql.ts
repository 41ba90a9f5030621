import type { ChallengeMeasures } from '@netlik/domain/community/daily-challenges/daily-challenges';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type ChallengeRow = {
  key: string;
  title: string;
  description: string;
  target: number;
  xpReward: number;
  active: boolean;
};

const columns = sql`key, title, description, target, xp_reward as "xpReward", active`;

export const findChallenges = (db: Executor) =>
  db.many<ChallengeRow>(sql`select ${columns} from daily_challenges order by position`);

export const replaceChallenges = async (db: Executor, rows: readonly ChallengeRow[]): Promise<void> => {
  await db.run(sql`delete from daily_challenges`);
  await db.run(sql`
    insert into daily_challenges (key, position, title, description, target, xp_reward, active)
    select key, row_number() over () - 1, title, description, target, "xpReward", active
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (key text, title text, description text, target int, "xpReward" int, active boolean)`);
};

export type TodayRow = {
  challenges: ChallengeRow[] | null;
  measures: ChallengeMeasures;
  /** Causes of the day that already granted XP. */
  given: string[];
};

/** The challenges, the student's progress and granted XP in one statement. */
export const findToday = (db: Executor, userId: string, day: StudyDay, begin: Date, end: Date) =>
  db.one<TodayRow>(sql`
    select (select json_agg(c order by c.position) from (
        select ${columns}, position from daily_challenges) c) as challenges,
      array(
        select cause from xp_entries where user_id = u.id and source = 'challenge' and day = ${day}) as given,
      json_build_object(
        'study_minutes', coalesce(d.verified_seconds / 60, 0),
        'questions_solved', coalesce(d.correct + d.wrong + d.blank, 0),
        'sessions', coalesce(d.sessions, 0),
        'habits_done', (
          select count(*) from habit_logs l join habits h on h.id = l.habit_id and h.status <> 'archived'
          where l.user_id = u.id and l.day = ${day} and l.status in ('done', 'late', 'auto')),
        'cards_reviewed', (
          select count(*) from flashcard_answers a where a.user_id = u.id and a.answered_day = ${day}),
        'exam_added', (
          select count(*) from exam_attempts e
          where e.user_id = u.id and e.created_at >= ${begin} and e.created_at < ${end}),
        'plan_completed', (
          exists (
            select from daily_plans p where p.user_id = u.id and p.day = ${day}
              and (p.status = 'completed' or p.status = 'archived' and p.feedback_at is not null))
          or coalesce((
            select bool_and(w.is_completed) from weekly_entries w
            where w.user_id = u.id and w.week_start = date_trunc('week', ${day}::date)::date
              and w.day = extract(isodow from ${day}::date) - 1), false))::int) as measures
    from users u left join study_days d on d.user_id = u.id and d.day = ${day}
    where u.id = ${userId}`);
