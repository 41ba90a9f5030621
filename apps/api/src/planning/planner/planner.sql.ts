import type { PlannerNotice, PlannerSettings } from '@netlik/contract/planning/planner/planner';
import type { SessionHour } from '@netlik/domain/planning/planner/best-hours';
import type { EntryKind } from '@netlik/domain/planning/planner/values';
import type { Reason } from '@netlik/domain/planning/planner/week';
import type { RoutineBlock } from '@netlik/domain/planning/routines/blocks';
import type { WeekEntry } from '@netlik/domain/planning/routines/week';
import type { PlanTier } from '@netlik/domain/roles';
import { addDays, type StudyDay } from '@netlik/domain/study-day';
import type { ExamDates } from '@netlik/domain/yks/exam-dates';
import type { ExamKey } from '@netlik/domain/yks/exam-keys';
import type { FieldType } from '@netlik/domain/yks/fields';
import type { SubjectKey } from '@netlik/domain/yks/subject-keys';
import { tierAt } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import { listPlanRows } from '../daily-plans/plan-rows.service.ts';
import type { StoredEntry } from '../weekly-plans/planned-entries.service.ts';

export type PlannedBlock = {
  id: string;
  day: StudyDay;
  position: number;
  start: string | null;
  atBestHour: boolean;
  kind: EntryKind;
  subject: SubjectKey;
  topic: string | null;
  minutes: number;
  questions: number | null;
  exam: ExamKey | null;
  value: number;
  why: readonly Reason[];
  locked: boolean;
  /** A row was written; if it is missing later, the student deleted it. */
  written: boolean;
  /** Missed, then rescheduled or dropped. */
  settled: boolean;
};

export type UndoReason = 'apply' | 'replan' | 'lighter' | 'night';

export type WeekRow = {
  version: number;
  entries: PlannedBlock[];
  replaced: PlannedBlock[] | null;
  reason: UndoReason | null;
  changedAt: string;
};

export type PersonFacts = {
  tier: PlanTier;
  ownPlansMax: number | null;
  field: FieldType | null;
  targetYear: number | null;
  weeklyGoalMinutes: number | null;
  examDates: ExamDates[];
  settings: PlannerSettings | null;
  week: WeekRow | null;
  template: RoutineBlock[] | null;
  routine: WeekEntry[] | null;
  weekly: StoredEntry[];
  hours: SessionHour[];
  cardsDue: number;
  activeDays: StudyDay[];
};

const HOUR_DAYS = 180;

/** Data besides plans and topics, in one statement; null for an unknown person. */
export const findPersonFacts = async (
  db: Executor,
  userId: string,
  { weekStart, today, now }: { weekStart: StudyDay; today: StudyDay; now: Date },
): Promise<PersonFacts | null> => {
  const found = await db.maybe<{ facts: PersonFacts }>(sql`
    select json_build_object(
      'tier', ${tierAt(now, sql`u`)}, 'ownPlansMax', u.active_plans_max, 'field', u.target_field_type,
      'targetYear', u.target_year, 'weeklyGoalMinutes', u.weekly_goal_minutes,
      'examDates', array(
        select json_build_object('year', year, 'tyt', tyt, 'ayt', ayt, 'ydt', ydt, 'official', official) from exam_dates),
      'settings', (select settings from planner_settings where user_id = u.id),
      'week', (select json_build_object('version', version, 'entries', entries, 'replaced', replaced_entries,
          'reason', reason, 'changedAt', to_char(changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from planner_weeks where user_id = u.id and week_start = ${weekStart}),
      'template', (select blocks from routine_templates where user_id = u.id),
      'routine', (select entries from weekly_routines
        where user_id = u.id and week_start <= ${weekStart} and jsonb_array_length(entries) > 0
        order by week_start desc limit 1),
      'weekly', array(
        select json_build_object('_id', id, 'day', day, 'subject', subject, 'type', type, 'topic', topic,
          'customTitle', custom_title, 'suggestion', suggestion, 'notes', notes,
          'status', case when is_completed then 'completed' else 'pending' end, 'order', position,
          'carriedFrom', carried_from)
        from weekly_entries where user_id = u.id and week_start = ${weekStart} order by day, position, id),
      'hours', (select coalesce(json_agg(h), '[]') from (
        select extract(hour from started_at at time zone 'Europe/Istanbul')::int as hour, count(*)::int as sessions,
          sum(seconds)::int as seconds, count(quality)::int as judged, coalesce(sum(quality), 0)::int as quality
        from study_sessions
        where user_id = u.id and day between ${addDays(today, -HOUR_DAYS)} and ${today} and source = 'timer'
        group by 1 order by 1) h),
      'cardsDue', (select count(*) from flashcards where user_id = u.id and due_day <= ${addDays(weekStart, 6)})
        + (select count(*) from mistakes
          where user_id = u.id and coalesce(due_day, created_day + 1) <= ${addDays(weekStart, 6)}),
      'activeDays', array(select day from daily_plans
        where user_id = u.id and source = 'student' and status = 'active' and day >= ${today})) as facts
    from users u where u.id = ${userId}`);
  return found?.facts ?? null;
};

export const findPlansOfWeek = (db: Executor, userId: string, weekStart: StudyDay) =>
  listPlanRows(
    db,
    sql`where p.user_id = ${userId} and p.day between ${weekStart} and ${addDays(weekStart, 6)}
      and p.status <> 'archived' and not (p.source = 'coach' and p.status = 'draft') order by p.day, p.source`,
  );

export const saveSettings = (db: Executor, userId: string, settings: PlannerSettings, now: Date) =>
  db.run(sql`
    insert into planner_settings (user_id, settings, updated_at)
    values (${userId}, ${JSON.stringify(settings)}::jsonb, ${now})
    on conflict (user_id) do update set settings = excluded.settings, updated_at = excluded.updated_at`);

type SavedWeek = Omit<WeekRow, 'changedAt'>;

export const saveWeek = (
  db: Executor,
  userId: string,
  weekStart: StudyDay,
  { version, entries, replaced, reason }: SavedWeek,
  now: Date,
) =>
  db.run(sql`
    insert into planner_weeks (user_id, week_start, version, entries, replaced_entries, reason, changed_at)
    values (${userId}, ${weekStart}, ${version}, ${JSON.stringify(entries)}::jsonb,
      ${replaced && JSON.stringify(replaced)}::jsonb, ${reason}, ${now})
    on conflict (user_id, week_start) do update set version = excluded.version, entries = excluded.entries,
      replaced_entries = excluded.replaced_entries, reason = excluded.reason, changed_at = excluded.changed_at`);

export type NoticeRow = Omit<PlannerNotice, 'moved' | 'added' | 'dropped'> & {
  version: number;
  changes: Pick<PlannerNotice, 'moved' | 'added' | 'dropped'>;
};

/** Only while their week is the current one. */
const noticesOf = (user: Sql, today: Sql) => sql`
  from planner_notices n join planner_weeks w on w.user_id = n.user_id and w.week_start = n.week_start
  where n.user_id = ${user} and n.day = ${today} and w.version = n.version`;

export const findNotice = (db: Executor, userId: string, today: StudyDay) =>
  db.maybe<NoticeRow>(sql`
    select n.id as "_id", n.week_start as "weekStart", n.day, n.kind, n.version, n.missed, n.changes
    ${noticesOf(sql`${userId}`, sql`${today}`)}`);

/** SQL column for `users u` and `t.today` with the day's planner notice. */
export const plannerOfUserToday = sql`
  case when exists (select ${noticesOf(sql`u.id`, sql`t.today`)}) then 'notice'
    when exists (select from planner_weeks w, jsonb_array_elements(w.entries) e
      where w.user_id = u.id and w.week_start = date_trunc('week', t.today)::date and e ->> 'day' >= t.today::text)
      then 'week'
    else 'none' end`;

export const saveNotice = (db: Executor, userId: string, notice: NoticeRow, now: Date) =>
  db.run(sql`
    insert into planner_notices (user_id, id, week_start, day, kind, version, missed, changes, created_at)
    values (${userId}, ${notice._id}, ${notice.weekStart}, ${notice.day}, ${notice.kind}, ${notice.version},
      ${notice.missed}, ${JSON.stringify(notice.changes)}::jsonb, ${now})
    on conflict (user_id) do update set id = excluded.id, week_start = excluded.week_start, day = excluded.day,
      kind = excluded.kind, version = excluded.version, missed = excluded.missed, changes = excluded.changes,
      created_at = excluded.created_at`);

export const deleteNotice = (db: Executor, userId: string) =>
  db.run(sql`delete from planner_notices where user_id = ${userId}`);

export const findPeopleToReplan = (
  db: Executor,
  weekStart: StudyDay,
  today: StudyDay,
  after: string,
  limit: number,
) =>
  db.many<{ id: string }>(sql`
    select w.user_id as id from planner_weeks w join users u on u.id = w.user_id and u.is_active and u.role = 'student'
    where w.week_start = ${weekStart} and w.user_id > ${after} and (w.night is null or w.night < ${today})
    order by w.user_id limit ${limit}`);

export const saveNight = (db: Executor, userId: string, weekStart: StudyDay, today: StudyDay) =>
  db.run(
    sql`update planner_weeks set night = ${today} where user_id = ${userId} and week_start = ${weekStart}`,
  );
