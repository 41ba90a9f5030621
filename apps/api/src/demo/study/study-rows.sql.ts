import { type Executor, sql } from '../../db/database.ts';
import type { SessionRow } from '../../study/study-sessions/study-sessions.sql.ts';
import type { DemoReminder, Entry } from './extras.ts';

export type Owned<T> = { userId: string; row: T };

const column = <T, K extends keyof T>(rows: readonly Owned<T>[], name: K): T[K][] =>
  rows.map(({ row }) => row[name]);
const owners = (rows: readonly Owned<unknown>[]) => rows.map(({ userId }) => userId);

/** One array per column, so that thousands of rows are one statement. */
export const insertSessions = (db: Executor, rows: readonly Owned<SessionRow>[]) =>
  db.run(sql`
    insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds,
      planned_seconds, quality, mood, efficiency, distractions, notes, correct, wrong, blank, target_questions,
      created_at, updated_at)
    select id, user_id, subject, technique, source, started_at, day, seconds, verified, planned, quality, mood,
      efficiency, distractions, notes, correct, wrong, blank, target, started_at + seconds * interval '1 second',
      started_at + seconds * interval '1 second'
    from unnest(${column(rows, 'id')}::uuid[], ${owners(rows)}::uuid[], ${column(rows, 'subject')}::text[],
      ${column(rows, 'technique')}::text[], ${column(rows, 'source')}::text[],
      ${column(rows, 'startedAt')}::timestamptz[], ${column(rows, 'day')}::date[],
      ${column(rows, 'seconds')}::int[], ${column(rows, 'verifiedSeconds')}::int[],
      ${column(rows, 'plannedSeconds')}::int[], ${column(rows, 'quality')}::smallint[],
      ${column(rows, 'mood')}::text[], ${column(rows, 'efficiency')}::smallint[],
      ${column(rows, 'distractions')}::smallint[], ${column(rows, 'notes')}::text[],
      ${column(rows, 'correct')}::int[], ${column(rows, 'wrong')}::int[], ${column(rows, 'blank')}::int[],
      ${column(rows, 'targetQuestions')}::int[])
      as r (id, user_id, subject, technique, source, started_at, day, seconds, verified, planned, quality, mood,
        efficiency, distractions, notes, correct, wrong, blank, target)`);

export const insertEntries = (db: Executor, rows: readonly Owned<Entry>[]) =>
  db.run(sql`
    insert into question_entries (id, user_id, day, subject, topic, correct, wrong, note, created_at, updated_at)
    select id, user_id, day, subject, topic, correct, wrong, note, day + time '20:30', day + time '20:30'
    from unnest(${column(rows, 'id')}::uuid[], ${owners(rows)}::uuid[], ${column(rows, 'day')}::date[],
      ${column(rows, 'subject')}::text[], ${column(rows, 'topic')}::text[], ${column(rows, 'correct')}::int[],
      ${column(rows, 'wrong')}::int[], ${column(rows, 'note')}::text[])
      as r (id, user_id, day, subject, topic, correct, wrong, note)`);

export const insertReminders = (db: Executor, rows: readonly Owned<DemoReminder>[]) =>
  db.run(sql`
    insert into reminders (id, user_id, day, text, subject, is_done, created_at, updated_at)
    select id, user_id, day, text, subject, done, written + time '18:00', written + time '18:00'
    from unnest(${column(rows, 'id')}::uuid[], ${owners(rows)}::uuid[], ${column(rows, 'day')}::date[],
      ${column(rows, 'text')}::text[], ${column(rows, 'subject')}::text[], ${column(rows, 'isDone')}::boolean[],
      ${column(rows, 'writtenOn')}::date[])
      as r (id, user_id, day, text, subject, done, written)`);
