import type { CalendarMode } from '@netlik/contract/study/calendar';
import { type StudyDay, studyDay } from '@netlik/domain/study-day';
import { coachAt } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';

export type CalendarRow = {
  date: StudyDay;
  seconds: number;
  sessions: number;
  quality: number | null;
  efficiency: number | null;
  correct: number;
  wrong: number;
  blank: number;
  reminders: number;
  openReminders: number;
  exams: number;
  meetings: number;
};

/** One row per day with study, reminders or exams, in one statement. */
export const findCalendarDays = (
  db: Executor,
  userId: string,
  mode: CalendarMode,
  { from, to }: { from: StudyDay; to: StudyDay },
  now: Date,
) => {
  const today = studyDay(now);
  const done = mode === 'study' ? sql`sessions > 0` : sql`correct + wrong + blank > 0`;
  return db.many<CalendarRow>(sql`
    select day as date, coalesce(s.seconds, 0) as seconds, coalesce(s.sessions, 0) as sessions,
      s.quality_sum::float / nullif(s.quality_count, 0) as quality,
      s.efficiency_sum::float / nullif(s.efficiency_count, 0) as efficiency,
      coalesce(s.correct, 0) as correct, coalesce(s.wrong, 0) as wrong, coalesce(s.blank, 0) as blank,
      coalesce(r.total, 0)::int as reminders, coalesce(r.open, 0)::int as "openReminders",
      coalesce(e.exams, 0)::int as exams,
      coalesce(g.meetings, 0)::int as meetings
    from (select * from study_days where user_id = ${userId} and day between ${from} and ${to} and ${done}) s
    full join (
      select day, count(*) as total, count(*) filter (where not is_done) as open
      from reminders where user_id = ${userId} and day between ${from} and ${to} group by day) r using (day)
    full join (
      select day, count(*) as exams
      from exam_attempts where user_id = ${userId} and day between ${from} and ${to} group by day) e using (day)
    full join (
      select m.day, count(*) as meetings
      from coach_meetings m join users u on u.id = m.user_id
      where m.user_id = ${userId} and m.day between ${from} and ${to}
        and (m.day < ${today} or m.agreed <> '' or m.coach_id = ${coachAt(now, sql`u`)}) group by m.day) g using (day)
    order by day`);
};
