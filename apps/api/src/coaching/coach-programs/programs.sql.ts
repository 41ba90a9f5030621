import type { StudyDay } from '@netlik/domain/study-day';
import { isCoachedBy, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import { listPlanRows } from '../../planning/daily-plans/plan-rows.service.ts';
import { subjectRate } from '../coach-live/coach-live.sql.ts';

const isSeenBy = (viewer: StudentViewer): Sql =>
  sql`(${viewer.role} = 'admin' or exists (select from users u where u.id = p.user_id and ${isCoachedBy(viewer, sql`u`)}))`;

export const findProgram = async (db: Executor, viewer: StudentViewer, id: string) =>
  (await listPlanRows(db, sql`where p.id = ${id} and p.source = 'coach' and ${isSeenBy(viewer)}`))[0] ?? null;

export type ProgramFilter = {
  userIds: readonly string[] | null;
  coachId: string | null;
  source: 'student' | 'coach';
  from: StudyDay | null;
  to: StudyDay | null;
  withDrafts: boolean;
  withArchived: boolean;
};

const matching = (viewer: StudentViewer, filter: ProgramFilter): Sql => sql`
  p.source = ${filter.source} and ${isSeenBy(viewer)}
  and (${filter.userIds}::uuid[] is null or p.user_id = any(${filter.userIds}::uuid[]))
  and (${filter.coachId}::uuid is null or exists (
    select from users c where c.id = p.user_id and ${isCoachedBy({ id: filter.coachId ?? viewer.id, at: viewer.at }, sql`c`)}))
  and (${filter.from}::date is null or p.day >= ${filter.from}::date)
  and (${filter.to}::date is null or p.day <= ${filter.to}::date)
  and (${filter.withDrafts} or p.status <> 'draft') and (${filter.withArchived} or p.status <> 'archived')`;

export const findPrograms = (
  db: Executor,
  viewer: StudentViewer,
  filter: ProgramFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  listPlanRows<{ studentName: string }>(
    db,
    sql`where ${matching(viewer, filter)} order by p.day desc, p.id limit ${limit} offset ${offset}`,
    sql`, (select coalesce(nullif(trim(n.first_name || ' ' || n.last_name), ''), 'İsimsiz öğrenci')
      from users n where n.id = p.user_id) as "studentName"`,
  );

export const countPrograms = async (
  db: Executor,
  viewer: StudentViewer,
  filter: ProgramFilter,
): Promise<number> =>
  (
    await db.one<{ total: number }>(
      sql`select count(*)::int as total from daily_plans p where ${matching(viewer, filter)}`,
    )
  ).total;

type ProgramSums = {
  days: number;
  completionRate: number;
  seconds: number;
  correct: number;
  wrong: number;
  blank: number;
};

/** Typed answers replace those of the sessions, as in `workOf`. */
export const sumPrograms = (db: Executor, viewer: StudentViewer, filter: ProgramFilter) =>
  db.one<ProgramSums>(sql`
    with plans as materialized (select p.id from daily_plans p where ${matching(viewer, filter)}),
    worked as (
      select daily_plan_id, subject_index, sum(seconds) as seconds, sum(correct) as correct, sum(wrong) as wrong,
        sum(blank) as blank, sum(correct + wrong + blank) as answers
      from study_sessions where daily_plan_id in (select id from plans) group by 1, 2),
    entered as (
      select q.plan_subject_id, sum(q.correct) as correct, sum(q.wrong) as wrong, sum(q.correct + q.wrong) as answers
      from question_entries q join daily_plan_subjects s on s.id = q.plan_subject_id
      where s.plan_id in (select id from plans) group by 1),
    rated as (
      select floor(100 * coalesce(avg(${subjectRate}) filter (where s.choice is distinct from 'skipped'), 0) + 1e-9) as rate,
        sum(w.seconds) as seconds,
        sum(coalesce(s.correct, coalesce(w.correct, 0) + coalesce(e.correct, 0))) as correct,
        sum(coalesce(s.wrong, coalesce(w.wrong, 0) + coalesce(e.wrong, 0))) as wrong,
        sum(coalesce(s.blank, w.blank, 0)) as blank
      from plans p left join daily_plan_subjects s on s.plan_id = p.id
        left join worked w on w.daily_plan_id = p.id and w.subject_index = s.position
        left join entered e on e.plan_subject_id = s.id
      group by p.id)
    select count(*)::int as days, coalesce(round(avg(rate)::numeric), 0)::int as "completionRate",
      coalesce(sum(seconds), 0)::int as seconds, coalesce(sum(correct), 0)::int as correct,
      coalesce(sum(wrong), 0)::int as wrong, coalesce(sum(blank), 0)::int as blank
    from rated`);

/** Detaches sessions and running timers before the program is deleted. */
export const deleteProgram = async (db: Executor, id: string): Promise<void> => {
  await db.run(sql`
    with runs as (
      update study_runs set daily_plan_id = null, subject_index = null where daily_plan_id = ${id})
    update study_sessions set daily_plan_id = null, subject_index = null where daily_plan_id = ${id}`);
  await db.run(sql`delete from daily_plans where id = ${id}`);
};

export const saveSubjectVideos = (db: Executor, planId: string, subjectId: string, videos: unknown) =>
  db.run(sql`
    update daily_plan_subjects set videos = ${JSON.stringify(videos)}::jsonb
    where id = ${subjectId} and plan_id = ${planId}`);

/** Only programs up to today count, because planned videos are not used yet. */
export const findUsedVideos = (
  db: Executor,
  userId: string,
  subject: string,
  { since, today }: { since: StudyDay; today: StudyDay },
) =>
  db.many<{ videoId: string; lastUsed: string }>(sql`
    select v ->> 'videoId' as "videoId", max(p.day)::text as "lastUsed"
    from daily_plans p join daily_plan_subjects s on s.plan_id = p.id
      cross join jsonb_array_elements(s.videos) v
    where p.user_id = ${userId} and p.source = 'coach' and p.day between ${since} and ${today}
      and s.subject = ${subject}
    group by 1 order by 2 desc, 1`);

export const saveEvaluationRead = (db: Executor, id: string, now: Date) =>
  db.run(
    sql`update daily_plans set evaluation_read_at = coalesce(evaluation_read_at, ${now}::timestamptz) where id = ${id}`,
  );
