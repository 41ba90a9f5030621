import type { NewExamAttempt } from '@netlik/contract/exams/exam-attempts';
import type { PlanTier } from '@netlik/domain/roles';
import type { StudyDay } from '@netlik/domain/study-day';
import { isCoachedBy, tierAt } from '../../db/coaching.ts';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type ImportStudent = {
  id: string;
  name: string;
  email: string;
  numbers: string[];
  tier: PlanTier;
  examsPerMonth: number | null;
};

/** Current students of the coach, locked in a fixed order so that two files wait for each other. */
export const findClass = (db: Executor, coach: { id: string; at: Date }, isLocked: boolean) =>
  db.many<ImportStudent>(sql`
    select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), 'İsimsiz öğrenci') as name, u.email,
      ${tierAt(coach.at, sql`u`)} as tier, u.exams_per_month as "examsPerMonth",
      array(select n.number from coach_student_numbers n where n.user_id = u.id and n.created_by = ${coach.id}) as numbers
    from users u where u.role = 'student' and u.is_active and ${isCoachedBy(coach, sql`u`)}
    order by u.id ${isLocked ? sql`for no key update of u` : sql``}`);

export type KnownAttempt = {
  userId: string;
  date: StudyDay;
  examType: string | null;
  source: string;
  subjects: NewExamAttempt['subjects'];
};

export const findAttemptsOn = (db: Executor, userIds: readonly string[], days: readonly string[]) =>
  db.many<KnownAttempt>(sql`
    select user_id as "userId", day as date, exam_type as "examType", source, subjects from exam_attempts
    where user_id = any(${userIds}::uuid[]) and day = any(${days}::date[])`);

const MONTH = (userIds: readonly string[], month: string): Sql =>
  sql`user_id = any(${userIds}::uuid[]) and month = ${month}`;

export const findMonths = (db: Executor, userIds: readonly string[], month: string) =>
  db.many<{ userId: string; added: number }>(sql`
    select user_id as "userId", added from exam_attempt_months where ${MONTH(userIds, month)}`);

/** Locks the month's counters until commit. */
export const lockMonths = async (tx: Executor, userIds: readonly string[], month: string) => {
  await tx.run(sql`
    insert into exam_attempt_months (user_id, month, added)
    select id, ${month}, 0 from unnest(${userIds}::uuid[]) as given (id) order by id
    on conflict (user_id, month) do nothing`);
  return tx.many<{ userId: string; added: number }>(sql`
    select user_id as "userId", added from exam_attempt_months where ${MONTH(userIds, month)}
    order by user_id for update`);
};

export type NewAttempt = Pick<NewExamAttempt, 'date' | 'source' | 'examType' | 'subjects'> & {
  id: string;
  userId: string;
  correct: number;
  wrong: number;
  blank: number;
};

/** Three statements, however many results. */
export const insertImport = async (
  tx: Executor,
  { id, userId, attempts }: { id: string; userId: string; attempts: readonly NewAttempt[] },
  month: string,
  now: Date,
) => {
  const given = JSON.stringify(attempts);
  await tx.run(sql`insert into exam_imports (id, user_id, created_at) values (${id}, ${userId}, ${now})`);
  await tx.run(sql`
    insert into exam_attempts (id, user_id, day, source, exam_type, subjects, topics, correct, wrong, blank, created_at,
      updated_at, import_id)
    select id, "userId", date, source, "examType", subjects, '[]', correct, wrong, blank, ${now}, ${now}, ${id}
    from jsonb_to_recordset(${given}::jsonb) as given (id uuid, "userId" uuid, date date, source text, "examType" text,
      subjects jsonb, correct int, wrong int, blank int)`);
  await tx.run(sql`
    update exam_attempt_months m set added = m.added + given.count
    from (select "userId", count(*)::int as count from jsonb_to_recordset(${given}::jsonb) as rows ("userId" uuid)
      group by 1) given
    where m.user_id = given."userId" and m.month = ${month}`);
};

export const findColumns = async (db: Executor, userId: string, sourceKey: string, exam: string) =>
  (
    await db.maybe<{ columns: [string, string][] }>(sql`
      select columns from exam_import_columns
      where user_id = ${userId} and source_key = ${sourceKey} and exam = ${exam}`)
  )?.columns ?? null;

const MAX_REMEMBERED = 50;

export const saveColumns = async (
  tx: Executor,
  userId: string,
  { sourceKey, exam, columns }: { sourceKey: string; exam: string; columns: readonly [string, string][] },
  now: Date,
) => {
  await tx.run(sql`
    insert into exam_import_columns (user_id, source_key, exam, columns, updated_at)
    values (${userId}, ${sourceKey}, ${exam}, ${JSON.stringify(columns)}::jsonb, ${now})
    on conflict (user_id, source_key, exam) do update set columns = excluded.columns, updated_at = excluded.updated_at`);
  await tx.run(sql`
    delete from exam_import_columns where user_id = ${userId} and (source_key, exam) in (
      select source_key, exam from exam_import_columns where user_id = ${userId}
      order by updated_at desc offset ${MAX_REMEMBERED})`);
};

export const saveNumbers = (
  tx: Executor,
  coachId: string,
  numbers: readonly { number: string; studentId: string }[],
) =>
  tx.run(sql`
    insert into coach_student_numbers (created_by, number, user_id)
    select distinct on (number) ${coachId}::uuid, number, "studentId"
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as given (number text, "studentId" uuid)
    on conflict (created_by, number) do update set user_id = excluded.user_id`);

export const lockImport = (tx: Executor, userId: string, id: string, since: Date) =>
  tx.maybe<{ createdAt: string; canUndo: boolean }>(sql`
    select created_at as "createdAt", undone_at is null and created_at >= ${since} as "canUndo"
    from exam_imports where id = ${id} and user_id = ${userId} for update`);

/** Deletes unchanged results; for coaches only those of current students. */
export const deleteImported = (tx: Executor, actor: { id: string; at: Date }, id: string) =>
  tx.many<{ userId: string }>(sql`
    delete from exam_attempts a where a.import_id = ${id} and a.version = 1 and (a.user_id = ${actor.id}
      or exists (select from users u where u.id = a.user_id and ${isCoachedBy(actor, sql`u`)}))
    returning a.user_id as "userId"`);

/** Returns the deleted results to the month's limit and counts the kept ones. */
export const saveImportUndone = async (
  tx: Executor,
  id: string,
  { userIds, month, now }: { userIds: readonly string[]; month: string; now: Date },
) => {
  await tx.run(sql`
    update exam_attempt_months m set added = greatest(0, m.added - given.count)
    from (select id, count(*)::int as count from unnest(${userIds}::uuid[]) as ids (id) group by 1) given
    where m.user_id = given.id and m.month = ${month}`);
  await tx.run(sql`update exam_imports set undone_at = ${now} where id = ${id}`);
  return (
    await tx.one<{ kept: number }>(
      sql`select count(*)::int as kept from exam_attempts where import_id = ${id}`,
    )
  ).kept;
};
