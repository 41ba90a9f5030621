import type { QuestionEntry } from '@netlik/contract/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type QuestionEntryRow = Omit<QuestionEntry, 'date'> & { date: StudyDay };

const columns = sql`id as "_id", day as date, subject, topic, correct, wrong, note`;

export const findQuestionEntries = (db: Executor, userId: string, from: StudyDay, to: StudyDay) =>
  db.many<QuestionEntryRow>(sql`
    select ${columns} from question_entries
    where user_id = ${userId} and day between ${from} and ${to} order by day, id`);

export const insertQuestionEntry = (db: Executor, userId: string, entry: QuestionEntryRow, now: Date) =>
  db.one<QuestionEntryRow>(sql`
    insert into question_entries (id, user_id, day, subject, topic, correct, wrong, note, created_at, updated_at)
    values (${entry._id}, ${userId}, ${entry.date}, ${entry.subject}, ${entry.topic}, ${entry.correct}, ${entry.wrong},
      ${entry.note}, ${now}, ${now})
    returning ${columns}`);

export const findQuestionEntry = (db: Executor, userId: string, id: string) =>
  db.maybe<QuestionEntryRow>(
    sql`select ${columns} from question_entries where id = ${id} and user_id = ${userId}`,
  );

export const saveQuestionEntry = (db: Executor, userId: string, entry: QuestionEntryRow, now: Date) =>
  db.one<QuestionEntryRow>(sql`
    update question_entries set day = ${entry.date}, subject = ${entry.subject}, topic = ${entry.topic},
      correct = ${entry.correct}, wrong = ${entry.wrong}, note = ${entry.note}, updated_at = ${now}
    where id = ${entry._id} and user_id = ${userId}
    returning ${columns}`);

export const deleteQuestionEntry = (db: Executor, userId: string, id: string) =>
  db.maybe<QuestionEntryRow>(sql`
    delete from question_entries where id = ${id} and user_id = ${userId} returning ${columns}`);
