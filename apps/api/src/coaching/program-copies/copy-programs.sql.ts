import type { BatchProgress } from '@netlik/contract/coaching/program-copies';
import type { CopyTarget } from '@netlik/domain/coaching/copy-programs';
import type { Role } from '@netlik/domain/roles';
import type { StudyDay } from '@netlik/domain/study-day';
import { isCoachedBy, type StudentViewer } from '../../db/coaching.ts';
import { type Executor, sql } from '../../db/database.ts';
import type { SubjectRow } from '../../planning/daily-plans/plan-rows.service.ts';
import type { BatchSource } from './batch-sources.service.ts';

/** Locks the visible students in a fixed order, so that concurrent copies wait for each other. */
export const lockStudents = (tx: Executor, asker: StudentViewer, ids: readonly string[]) =>
  tx.many<{ id: string; name: string }>(sql`
    select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), 'İsimsiz öğrenci') as name from users
    where id = any(${ids}::uuid[]) and role = 'student'
      and (${asker.role} = 'admin' or ${isCoachedBy(asker)})
    order by id for no key update`);

export type NewPlan = {
  id: string;
  userId: string;
  day: StudyDay;
  title: string;
  motivationNote: string;
  status: string;
  subjects: SubjectRow[];
};

/** Two statements, however many programs. */
export const insertPrograms = async (
  db: Executor,
  plans: readonly NewPlan[],
  authorId: string,
  now: Date,
): Promise<void> => {
  const heads = plans.map(({ subjects: _, ...head }) => head);
  await db.run(sql`
    insert into daily_plans (id, user_id, day, source, author_id, title, motivation_note, daily_goal, status,
      created_at, updated_at)
    select id, "userId", day, 'coach', ${authorId}, title, "motivationNote", '', status, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as given (id uuid, "userId" uuid, day date, title text,
      "motivationNote" text, status text)`);
  const subjects = plans.flatMap(({ id, userId, subjects }) =>
    subjects.map((subject, position) => ({ ...subject, planId: id, userId, position })),
  );
  await db.run(sql`
    insert into daily_plan_subjects (id, plan_id, user_id, position, subject, target_questions, target_minutes,
      description, topics, videos, is_active)
    select id, "planId", "userId", position, subject, "targetQuestions", "targetMinutes", description, topics, videos,
      false
    from jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb) as given (id uuid, "planId" uuid, "userId" uuid,
      position int, subject text, "targetQuestions" int, "targetMinutes" int, description text, topics jsonb,
      videos jsonb)`);
};

export const archivePrograms = (db: Executor, ids: readonly string[]) =>
  db.run(
    sql`update daily_plans set status = 'archived', version = version + 1 where id = any(${ids}::uuid[])`,
  );

export type BatchItem = {
  programId: string | null;
  studentId: string;
  date: StudyDay;
  replacedId: string | null;
  replacedStatus: string | null;
};

export type BatchWork = {
  sources: readonly BatchSource[];
  replaceDates: readonly string[];
  /** Sources are empty, because each student gets a planner draft. */
  isDraft?: boolean;
  authorId: string;
  role: Role;
};

type NewBatch = {
  id: string;
  userId: string;
  items: readonly BatchItem[];
  work?: BatchWork;
  pending?: readonly CopyTarget[];
  students?: number;
};

export const insertBatch = (
  db: Executor,
  { id, userId, items, work, pending = [], students = 0 }: NewBatch,
  now: Date,
) =>
  db.run(sql`
    insert into program_batches (id, user_id, created_at, updated_at, items, work, pending, students, status)
    values (${id}, ${userId}, ${now}, ${now}, ${JSON.stringify(items)}::jsonb,
      ${pending.length > 0 ? JSON.stringify(work) : '{}'}::jsonb, ${JSON.stringify(pending)}::jsonb, ${students},
      ${pending.length > 0 ? 'running' : 'done'})`);

/** Waits if another process writes the batch. */
export const lockWaitingBatch = (tx: Executor, id: string) =>
  tx.maybe<{ userId: string; work: BatchWork; pending: CopyTarget[] }>(sql`
    select user_id as "userId", work, pending from program_batches
    where id = ${id} and status <> 'done' and undone_at is null for update`);

export const appendToBatch = (
  tx: Executor,
  id: string,
  { items, pending }: { items: readonly BatchItem[]; pending: readonly CopyTarget[] },
  now: Date,
) =>
  tx.run(sql`
    update program_batches set items = items || ${JSON.stringify(items)}::jsonb,
      pending = ${JSON.stringify(pending)}::jsonb, status = ${pending.length > 0 ? 'running' : 'done'},
      updated_at = ${now} where id = ${id}`);

export const saveBatchFailed = (db: Executor, id: string, now: Date) =>
  db.run(sql`
    update program_batches set status = 'failed', updated_at = ${now} where id = ${id} and status = 'running'`);

/** 0 if nothing is left to write. */
export const restartBatch = (db: Executor, userId: string, id: string, now: Date) =>
  db.run(sql`
    update program_batches set status = 'running', updated_at = ${now}
    where id = ${id} and user_id = ${userId} and status = 'failed' and undone_at is null`);

export const findStoppedBatches = (db: Executor, before: Date) =>
  db.many<{ id: string }>(
    sql`select id from program_batches where status = 'running' and updated_at < ${before}`,
  );

export const findBatchProgress = (db: Executor, userId: string, id: string) =>
  db.maybe<BatchProgress>(sql`
    select status, students - jsonb_array_length(pending) as done, students as total,
      jsonb_array_length(items) as written, undone_at is not null as "isUndone"
    from program_batches where id = ${id} and user_id = ${userId}`);

/** An own batch that is recent and not undone. */
export const lockBatch = (tx: Executor, userId: string, id: string, since: Date) =>
  tx.maybe<{ items: BatchItem[]; canUndo: boolean }>(sql`
    select items, undone_at is null and created_at >= ${since} as "canUndo" from program_batches
    where id = ${id} and user_id = ${userId} for update`);

export const saveBatchUndone = (db: Executor, id: string, now: Date) =>
  db.run(
    sql`update program_batches set undone_at = ${now}, pending = '[]', status = 'done' where id = ${id}`,
  );

/** Deletes programs that are unchanged, unevaluated and without work, and returns their ids. */
export const deleteUntouched = (db: Executor, ids: readonly string[]) =>
  db.many<{ id: string }>(sql`
    delete from daily_plans p where p.id = any(${ids}::uuid[]) and p.updated_at = p.created_at
      and p.feedback_at is null and p.evaluation_started_at is null
      and not exists (select from study_sessions s where s.daily_plan_id = p.id)
      and not exists (select from study_runs r where r.daily_plan_id = p.id and r.status = 'running')
      and not exists (select from question_entries e join daily_plan_subjects s on s.id = e.plan_subject_id
        where s.plan_id = p.id)
      and not exists (select from daily_plan_subjects s where s.plan_id = p.id
        and (s.choice is not null or s.correct is not null or s.wrong is not null or s.blank is not null))
    returning p.id`);

export const restorePrograms = (db: Executor, items: readonly BatchItem[]) =>
  db.run(sql`
    update daily_plans p set status = given."replacedStatus", version = p.version + 1
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as given ("replacedId" uuid, "replacedStatus" text)
    where p.id = given."replacedId" and p.status = 'archived'`);
