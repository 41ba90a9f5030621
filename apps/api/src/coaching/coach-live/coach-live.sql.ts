import type { StudyDay } from '@netlik/domain/study-day';
import { coachAt, isCoachedBy, isShownStudent, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import { lastStudy } from '../coach-students/coach-students.sql.ts';

const studiedCount = (
  viewer: StudentViewer,
  coachId: string | null,
  from: StudyDay | null,
  to: StudyDay,
): Sql => sql`
  select count(*)::int from users u where ${isShownStudent(viewer, coachId)} and exists (
    select from study_days d where d.user_id = u.id and d.sessions > 0 and d.day <= ${to}
      and (${from}::date is null or d.day >= ${from}::date))`;

export type WorkingRow = {
  id: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  /** Subject of the running timer; null without one. */
  subject: string | null;
  /** As the device last reported; null without a report or a timer. */
  runState: string | null;
  lastActivity: string;
  /** Study seconds today. */
  seconds: number;
  /** Number of all students who studied in the range, repeated in each row. */
  studied: number;
};

/** Students with a running timer first, then by last study; students who never studied are left out. */
export const findWorking = (
  db: Executor,
  viewer: StudentViewer,
  coachId: string | null,
  { from, today, limit }: { from: StudyDay | null; today: StudyDay; limit: number },
) =>
  db.many<WorkingRow>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.avatar, r.subject,
      r.metadata ->> 'state' as "runState",
      ${lastStudy} as "lastActivity",
      (coalesce(d.seconds, 0) + coalesce(r.accumulated_seconds, 0))::int as seconds,
      (${studiedCount(viewer, coachId, from, today)}) as studied
    from users u
    left join study_runs r on r.user_id = u.id and r.status = 'running'
    left join study_days d on d.user_id = u.id and d.day = ${today}
    where ${isShownStudent(viewer, coachId)} and (r.id is not null or exists (select from study_sessions s where s.user_id = u.id))
    order by r.id is null, "lastActivity" desc, u.id limit ${limit}`);

export type DayFigures = {
  day: StudyDay;
  students: number;
  seconds: number;
  plans: number;
  completed: number;
  progress: number;
};

/** Completed share of a subject `s`, given the sums of its sessions `w` and question entries `e`. */
export const subjectRate = sql`
  case when s.choice = 'completed' then 1 else coalesce((
    case when s.target_questions > 0 then least(1, coalesce(s.correct + s.wrong + s.blank,
      coalesce(w.answers, 0) + coalesce(e.answers, 0)) / s.target_questions::float8) else 0 end
    + case when s.target_minutes > 0 then least(1, coalesce(w.seconds, 0) / (s.target_minutes * 60)::float8) else 0 end)
    / nullif((coalesce(s.target_questions, 0) > 0)::int + (coalesce(s.target_minutes, 0) > 0)::int, 0), 0) end`;

/**
 * Completed share of a plan, 0 to 1, in SQL because a year of programs of 200 students is too much to load. A
 * test compares it with the domain's `planStats`.
 */
export const planRate = sql`
  select coalesce(avg(${subjectRate}), 0)
  from daily_plan_subjects s left join (
    select subject_index, sum(seconds) as seconds, sum(correct + wrong + blank) as answers
    from study_sessions where daily_plan_id = p.id group by subject_index) w on w.subject_index = s.position
    left join lateral (select sum(correct + wrong) as answers from question_entries where plan_subject_id = s.id) e on true
  where s.plan_id = p.id and s.choice is distinct from 'skipped'`;

/** One row per day with study or a program. */
export const findDayFigures = (
  db: Executor,
  viewer: StudentViewer,
  coachId: string | null,
  from: StudyDay | null,
  to: StudyDay,
) =>
  db.many<DayFigures>(sql`
    with mine as (select u.id from users u where ${isShownStudent(viewer, coachId)}),
    studied as (
      select d.day, count(*)::int as students, sum(d.seconds)::float8 as seconds from study_days d
      where d.user_id in (select id from mine) and d.sessions > 0 and d.day <= ${to}
        and (${from}::date is null or d.day >= ${from}::date) group by d.day),
    rated as (
      select p.day, p.status, floor(100 * (${planRate}) + 1e-9) as rate from daily_plans p
      where p.user_id in (select id from mine) and p.source = 'coach' and p.status not in ('draft', 'archived')
        and p.day <= ${to} and (${from}::date is null or p.day >= ${from}::date)),
    planned as (
      select day, count(*)::int as plans,
        count(*) filter (where rate >= 100 or status = 'completed')::int as completed, sum(rate)::float8 as progress
      from rated group by day)
    select day, coalesce(students, 0) as students, coalesce(seconds, 0) as seconds, coalesce(plans, 0) as plans,
      coalesce(completed, 0) as completed, coalesce(progress, 0) as progress
    from studied full join planned using (day) order by day`);

export type FactsRow = {
  id: string;
  firstName: string;
  lastName: string;
  avatar: string | null;
  hasProgramTomorrow: boolean;
  yesterdayRate: number | null;
  yesterdayCompleted: boolean | null;
  lastStudyDay: StudyDay | null;
  coachedSince: StudyDay;
  unreadEvaluations: number;
  unreadDay: StudyDay | null;
  streakUntil: StudyDay | null;
  streakDays: number;
  targetYear: number | null;
  mockDay: StudyDay | null;
  lastNets: number[];
  dismissed: string[];
};

/** Input of the attention rules for all students in one statement. */
export const findFacts = (
  db: Executor,
  viewer: StudentViewer,
  { coachId, group }: { coachId: string | null; group: string | null },
  { today, yesterday, tomorrow }: { today: StudyDay; yesterday: StudyDay; tomorrow: StudyDay },
) =>
  db.many<FactsRow>(sql`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.avatar,
      exists (select from daily_plans t where t.user_id = u.id and t.day = ${tomorrow} and t.source = 'coach'
        and t.status not in ('draft', 'archived')) as "hasProgramTomorrow",
      y.rate as "yesterdayRate", y.status = 'completed' as "yesterdayCompleted",
      (select max(d.day) from study_days d where d.user_id = u.id and d.sessions > 0) as "lastStudyDay",
      coalesce((select (a.assigned_at at time zone 'Europe/Istanbul')::date from coach_assignments a
        where a.user_id = u.id and a.ended_at is null), ${today}::date) as "coachedSince",
      e.count as "unreadEvaluations", e.first_day as "unreadDay",
      st.streak_until as "streakUntil", coalesce(st.streak_days, 0) as "streakDays", u.target_year as "targetYear",
      (select min(m.day) from daily_plans m join daily_plan_subjects s on s.plan_id = m.id
        where m.user_id = u.id and m.source = 'coach' and m.status = 'active' and s.subject = 'deneme_sinavi'
          and m.day between ${today} and ${tomorrow}) as "mockDay",
      array(select n.correct - n.wrong / 4.0::float8 from (
          select e.correct, e.wrong, e.day, e.id from exam_attempts e
          where e.user_id = u.id and e.exam_type = 'TYT' order by e.day desc, e.id desc limit 2) n
        order by n.day, n.id) as "lastNets",
      array(select x.reason from coach_dismissals x
        where x.user_id = ${viewer.id} and x.student_id = u.id and x.day = ${today}) as dismissed
    from users u left join study_totals st on st.user_id = u.id
    left join lateral (
      select floor(100 * (${planRate}) + 1e-9)::int as rate, p.status from daily_plans p
      where p.user_id = u.id and p.day = ${yesterday} and p.source = 'coach'
        and p.status not in ('draft', 'archived')) y on true
    left join lateral (
      select count(*)::int as count, min(p.day) as first_day from daily_plans p
      where p.user_id = u.id and p.source = 'coach' and p.feedback_at is not null and p.evaluation_read_at is null
        and p.day >= ${today}::date - 14) e on true
    where ${isShownStudent(viewer, coachId, group)} and ${coachAt(viewer.at, sql`u`)} is not null
    order by u.first_name collate "tr-x-icu", u.id`);

/** 0 if any of the students belongs to another coach. */
export const saveDismissals = (
  db: Executor,
  viewer: StudentViewer,
  studentIds: readonly string[],
  reasons: readonly string[],
  day: StudyDay,
) =>
  db.run(sql`
    with mine as (
      select u.id from users u
      where u.id = any(${studentIds}::uuid[]) and u.role = 'student'
        and (${viewer.role} = 'admin' or ${isCoachedBy(viewer, sql`u`)}))
    insert into coach_dismissals (user_id, student_id, reason, day)
    select ${viewer.id}, mine.id, reason, ${day} from mine cross join unnest(${reasons}::text[]) as reason
    where (select count(*) from mine) = ${studentIds.length}
    on conflict (user_id, student_id, reason) do update set day = excluded.day`);
