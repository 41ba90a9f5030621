import type { QuestionEntry } from '@netlik/contract/question-entries';
import type { StudyDay } from '@netlik/domain/study-day';
import { type Executor, sql } from '../../db/database.ts';

export type EntryRow = Omit<QuestionEntry, 'date'> & { date: StudyDay };

const columns = sql`id as "_id", day as date, subject, topic, correct, wrong, note`;

export const listEntries = (db: Executor, userId: string, from: string, to: string) =>
  db.many<EntryRow>(sql`
    select ${columns} from question_entries
    where user_id = ${userId} and day between ${from} and ${to} order by day, id`);

/** What an earlier call with the key has made. */
export const entryByKey = (db: Executor, userId: string, key: string) =>
  db.maybe<EntryRow & { bodyHash: string }>(sql`
    select ${columns}, body_hash as "bodyHash" from question_entries
    where user_id = ${userId} and idempotency_key = ${key}`);

export const insertEntry = (
  db: Executor,
  userId: string,
  entry: EntryRow,
  given: { key: string; bodyHash: string } | null,
  now: Date,
) =>
  db.one<EntryRow>(sql`
    insert into question_entries (id, user_id, day, subject, topic, correct, wrong, note, idempotency_key, body_hash,
      created_at, updated_at)
    values (${entry._id}, ${userId}, ${entry.date}, ${entry.subject}, ${entry.topic}, ${entry.correct}, ${entry.wrong},
      ${entry.note}, ${given?.key ?? null}, ${given?.bodyHash ?? null}, ${now}, ${now})
    returning ${columns}`);

export const entryById = (db: Executor, userId: string, id: string) =>
  db.maybe<EntryRow>(sql`select ${columns} from question_entries where id = ${id} and user_id = ${userId}`);

export const saveEntry = (db: Executor, userId: string, entry: EntryRow, now: Date) =>
  db.one<EntryRow>(sql`
    update question_entries set day = ${entry.date}, subject = ${entry.subject}, topic = ${entry.topic},
      correct = ${entry.correct}, wrong = ${entry.wrong}, note = ${entry.note}, updated_at = ${now}
    where id = ${entry._id} and user_id = ${userId}
    returning ${columns}`);

/** A write is repeated within days; a month later its key may be used again. */
export const forgetEntryKeys = (db: Executor, before: Date) =>
  db.run(sql`
    update question_entries set idempotency_key = null, body_hash = null
    where idempotency_key is not null and created_at < ${before}`);

export const deleteEntry = (db: Executor, userId: string, id: string) =>
  db.maybe<EntryRow>(sql`
    delete from question_entries where id = ${id} and user_id = ${userId} returning ${columns}`);
