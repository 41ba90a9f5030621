import type { ExamAttempt, ExamSubject } from '@netlik/contract/exams/exam-attempts';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

type Row = Pick<
  ExamAttempt,
  '_id' | 'date' | 'source' | 'examType' | 'subjects' | 'topics' | 'createdAt' | 'version'
>;

export type AttemptRow = Pick<ExamAttempt, '_id' | 'date' | 'source' | 'examType' | 'topics'> & {
  subjects: readonly ExamSubject[];
  correct: number;
  wrong: number;
  blank: number;
};

const columns = sql`id as "_id", day as date, source, exam_type as "examType", subjects, topics, created_at as "createdAt", version`;

type Page = { from: StudyDay | null; to: StudyDay | null; limit: number; offset: number };

export const findAttempts = (db: Executor, userId: string, { from, to, limit, offset }: Page) =>
  db.many<Row & { total: number }>(sql`
    select ${columns}, (
        select count(*) from exam_attempts
        where user_id = ${userId} and day >= coalesce(${from}::date, '-infinity')
          and day <= coalesce(${to}::date, 'infinity')) as total
    from exam_attempts
    where user_id = ${userId} and day >= coalesce(${from}::date, '-infinity') and day <= coalesce(${to}::date, 'infinity')
    order by day desc, id desc limit ${limit} offset ${offset}`);

/** For pages after the last one, which have no row with the total. */
export const countAttempts = async (
  db: Executor,
  userId: string,
  from: StudyDay | null,
  to: StudyDay | null,
) =>
  (
    await db.one<{ total: number }>(sql`
      select count(*) as total from exam_attempts
      where user_id = ${userId} and day >= coalesce(${from}::date, '-infinity') and day <= coalesce(${to}::date, 'infinity')`)
  ).total;

/** False at the month's limit; the row lock serialises writers. */
export const takeFromMonth = async (db: Executor, userId: string, month: string, limit: number) =>
  (await db.run(sql`
    insert into exam_attempt_months (user_id, month, added) values (${userId}, ${month}, 1)
    on conflict (user_id, month) do update set added = exam_attempt_months.added + 1
      where exam_attempt_months.added < ${limit}`)) === 1;

export const insertAttempt = (db: Executor, userId: string, attempt: AttemptRow, now: Date) =>
  db.one<Row>(sql`
    insert into exam_attempts (id, user_id, day, source, exam_type, subjects, topics, correct, wrong, blank, created_at, updated_at)
    values (${attempt._id}, ${userId}, ${attempt.date}, ${attempt.source}, ${attempt.examType},
      ${JSON.stringify(attempt.subjects)}::jsonb, ${JSON.stringify(attempt.topics)}::jsonb,
      ${attempt.correct}, ${attempt.wrong}, ${attempt.blank}, ${now}, ${now})
    returning ${columns}`);

export const findAttempt = (db: Executor, userId: string, id: string) =>
  db.maybe<Row>(sql`select ${columns} from exam_attempts where id = ${id} and user_id = ${userId}`);

/** Null if it belongs to another user or has changed since `version`. */
export const saveAttempt = (
  db: Executor,
  userId: string,
  attempt: AttemptRow,
  version: number | null,
  now: Date,
) =>
  db.maybe<Row>(sql`
    update exam_attempts set day = ${attempt.date}, source = ${attempt.source}, exam_type = ${attempt.examType},
      subjects = ${JSON.stringify(attempt.subjects)}::jsonb, topics = ${JSON.stringify(attempt.topics)}::jsonb,
      correct = ${attempt.correct}, wrong = ${attempt.wrong}, blank = ${attempt.blank}, updated_at = ${now}, version = version + 1
    where id = ${attempt._id} and user_id = ${userId} and (${version}::int is null or version = ${version})
    returning ${columns}`);

export const deleteAttempt = (db: Executor, userId: string, id: string) =>
  db.run(sql`delete from exam_attempts where id = ${id} and user_id = ${userId}`);

/** Searches the newest attempts only, because names are not stored folded. */
export const searchAttempts = (
  db: Executor,
  userId: string,
  { folded, newest, limit }: { folded: string; newest: number; limit: number },
) =>
  db.many<{ id: string; day: StudyDay; source: string; examType: ExamAttempt['examType'] }>(sql`
    select id, day, source, exam_type as "examType" from (
      select id, day, source, exam_type from exam_attempts where user_id = ${userId}
      order by day desc, id desc limit ${newest}) own
    where position(${folded} in catalogue.fold(source || ' ' || coalesce(exam_type, ''))) > 0
    order by day desc, id desc limit ${limit}`);
