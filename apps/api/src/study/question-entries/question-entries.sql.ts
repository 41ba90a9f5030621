import type { QuestionEntry } from '@netlik/contract/study/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, type Sql, sql } from '../../db/database.ts';

export type QuestionEntryRow = Omit<QuestionEntry, 'date'> & { date: StudyDay };

const columns = sql`id as "_id", day as date, subject, topic, correct, wrong, note, plan_subject_id as "planSubjectId"`;

export const findQuestionEntries = (db: Executor, userId: string, from: StudyDay, to: StudyDay) =>
  db.many<QuestionEntryRow>(sql`
    select ${columns} from question_entries
    where user_id = ${userId} and day between ${from} and ${to} order by day, id`);

/** `fitting` is the day's only matching plan subject, the coach's plan first. */
export type LinkedEntry = Omit<QuestionEntryRow, 'planSubjectId'> & {
  planSubjectId: string | null | 'fitting';
};

const planSubject = (userId: string, { planSubjectId, subject, date }: LinkedEntry): Sql =>
  planSubjectId === 'fitting'
    ? sql`(
        select case when count(*) = 1 then (array_agg(s.id))[1] end
        from daily_plan_subjects s where s.subject = ${subject} and s.plan_id = (
          select p.id from daily_plans p
          where p.user_id = ${userId} and p.day = ${date} and p.status <> 'archived'
            and not (p.source = 'coach' and p.status = 'draft')
          order by p.source limit 1))`
    : sql`${planSubjectId}::uuid`;

export const isPlanSubject = async (db: Executor, userId: string, id: string, subject: string) =>
  (await db.maybe(sql`
    select s.id from daily_plan_subjects s join daily_plans p on p.id = s.plan_id
    where s.id = ${id} and s.subject = ${subject} and p.user_id = ${userId}
      and not (p.source = 'coach' and p.status = 'draft')`)) !== null;

export const insertQuestionEntry = (db: Executor, userId: string, entry: LinkedEntry, now: Date) =>
  db.one<QuestionEntryRow>(sql`
    insert into question_entries (id, user_id, day, subject, topic, correct, wrong, note,
      plan_subject_id, created_at, updated_at)
    values (${entry._id}, ${userId}, ${entry.date}, ${entry.subject}, ${entry.topic}, ${entry.correct}, ${entry.wrong},
      ${entry.note}, ${planSubject(userId, entry)}, ${now}, ${now})
    returning ${columns}`);

export const findQuestionEntry = (db: Executor, userId: string, id: string) =>
  db.maybe<QuestionEntryRow>(
    sql`select ${columns} from question_entries where id = ${id} and user_id = ${userId}`,
  );

export const saveQuestionEntry = (db: Executor, userId: string, entry: LinkedEntry, now: Date) =>
  db.one<QuestionEntryRow>(sql`
    update question_entries set day = ${entry.date}, subject = ${entry.subject}, topic = ${entry.topic},
      correct = ${entry.correct}, wrong = ${entry.wrong}, note = ${entry.note},
      plan_subject_id = ${planSubject(userId, entry)}, updated_at = ${now}
    where id = ${entry._id} and user_id = ${userId}
    returning ${columns}`);

export const deleteQuestionEntry = (db: Executor, userId: string, id: string) =>
  db.maybe<QuestionEntryRow>(sql`
    delete from question_entries where id = ${id} and user_id = ${userId} returning ${columns}`);
