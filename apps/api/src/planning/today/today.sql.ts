import type { Today } from '@netlik/contract/planning/today';
import type { WeeklyEntryType } from '@netlik/domain/planning/weekly-plans/values';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { HabitRow } from '../../study/habits/habits.service.ts';
import type { PlanRow } from '../daily-plans/plan-rows.service.ts';

export type TodayRow = {
  plans: PlanRow[];
  habits: HabitRow[];
  weekly: {
    id: string;
    subject: string;
    type: WeeklyEntryType;
    topic: string | null;
    customTitle: string | null;
    isCompleted: boolean;
  }[];
  mistakesDue: number;
  coach: { id: string; title: string; text: string; actionUrl: string | null; unread: number } | null;
  seconds: number;
  questions: number;
  sessions: number;
  streakDays: number | null;
  streakUntil: StudyDay | null;
  lastSubject: string | null;
  closedAt: string | null;
  planner: Today['planner'];
};

/** Days an unread message of the coach stays in the list. */
const COACH_DAYS = 7;

/** One statement and one JSON value for everything except the features that count their own portion. */
export const findToday = async (
  db: Executor,
  userId: string,
  { day, plans, habits, planner }: { day: StudyDay; plans: Sql; habits: Sql; planner: Sql },
) =>
  (
    await db.one<{ own: TodayRow }>(sql`
      select row_to_json(own) as own from (
        select (${plans}) as plans, (${habits}) as habits, ${planner} as planner,
          (select coalesce(json_agg(json_build_object('id', w.id, 'subject', w.subject, 'type', w.type, 'topic', w.topic,
              'customTitle', w.custom_title, 'isCompleted', w.is_completed) order by w.position, w.id), '[]')
            from weekly_entries w where w.user_id = u.id and w.week_start = date_trunc('week', t.today)::date
              and w.day = extract(isodow from t.today) - 1) as weekly,
          (select count(*) from mistakes m
            where m.user_id = u.id and coalesce(m.due_day, m.created_day + 1) <= t.today) as "mistakesDue",
          (select json_build_object('id', n.id, 'title', n.title, 'text', n.body, 'actionUrl', n.action_url,
              'unread', case when n.type = 'coach.message' then (select count(*) from message_threads t
                join thread_messages m on m.thread_id = t.id and m.number > t.student_read and m.user_id <> u.id
                where t.user_id = u.id) else 0 end)
            from notifications n where n.user_id = u.id and n.read_at is null and n.category = 'coach'
              and n.created_at >= t.today - ${COACH_DAYS}::int
            order by n.id desc limit 1) as coach,
          coalesce(d.seconds, 0) as seconds, coalesce(d.correct + d.wrong + d.blank, 0) as questions,
          coalesce(d.sessions, 0) as sessions, s.streak_days as "streakDays", s.streak_until as "streakUntil",
          (select l.subject from study_sessions l where l.user_id = u.id
            order by l.started_at desc, l.id desc limit 1) as "lastSubject",
          (select to_char(c.closed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from day_closings c
            where c.user_id = u.id and c.day = t.today) as "closedAt"
        from users u cross join (select ${day}::date as today) t
          left join study_days d on d.user_id = u.id and d.day = t.today
          left join study_totals s on s.user_id = u.id
        where u.id = ${userId}) own`)
  ).own;

/** Keeps the day's first closing. */
export const insertClosing = (tx: Executor, userId: string, day: StudyDay, now: Date) =>
  tx.run(sql`
    insert into day_closings (user_id, day, closed_at) values (${userId}, ${day}, ${now}) on conflict do nothing`);
