import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { Idempotency } from '../../http/mount.ts';
import type { RollUp } from './study-days.sql.ts';
import type { RunRow, RunStatus } from './study-runs.sql.ts';
import type { NewRow, SessionRow } from './study-sessions.sql.ts';

// A session, the run it comes from and what its day and all days add up to are written by one statement: its parts
// stand side by side in a `with`, and the foreign keys are looked at when all of it is done.

const writtenDay = ({ day, sums, totals: { userId } }: RollUp): Sql =>
  sums.sessions === 0 && sums.correct === 0 && sums.wrong === 0 && sums.blank === 0
    ? sql`delete from study_days where user_id = ${userId} and day = ${day}`
    : sql`
      insert into study_days (user_id, day, seconds, verified_seconds, sessions, quality_sum, quality_count,
        efficiency_sum, efficiency_count, correct, wrong, blank)
      values (${userId}, ${day}, ${sums.seconds}, ${sums.verifiedSeconds}, ${sums.sessions}, ${sums.qualitySum},
        ${sums.qualityCount}, ${sums.efficiencySum}, ${sums.efficiencyCount}, ${sums.correct}, ${sums.wrong},
        ${sums.blank})
      on conflict (user_id, day) do update set seconds = excluded.seconds,
        verified_seconds = excluded.verified_seconds, sessions = excluded.sessions,
        quality_sum = excluded.quality_sum, quality_count = excluded.quality_count,
        efficiency_sum = excluded.efficiency_sum, efficiency_count = excluded.efficiency_count,
        correct = excluded.correct, wrong = excluded.wrong, blank = excluded.blank`;

const rollUp = (change: RollUp): Sql => {
  const { totals } = change;
  return sql`
    day_written as (${writtenDay(change)}),
    totals_written as (
      update study_totals set seconds = ${totals.seconds}, sessions = ${totals.sessions},
        correct = ${totals.correct}, wrong = ${totals.wrong}, blank = ${totals.blank}, xp = ${totals.xp},
        streak_end = ${totals.streakEnd}, streak_days = ${totals.streakDays},
        longest_streak = ${totals.longestStreak}
      where user_id = ${totals.userId})`;
};

const insertedSession = ({ userId, row, idempotency, now }: NewRow) => sql`
  session_written as (
    insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds,
      planned_seconds, quality, mood, efficiency, distractions, notes, correct, wrong, blank, target_questions,
      daily_plan_id, subject_index, idempotency_key, body_hash, created_at, updated_at)
    values (${row.id}, ${userId}, ${row.subject}, ${row.technique}, ${row.source}, ${row.startedAt}, ${row.day},
      ${row.seconds}, ${row.verifiedSeconds}, ${row.plannedSeconds}, ${row.quality}, ${row.mood}, ${row.efficiency},
      ${row.distractions}, ${row.notes}, ${row.correct}, ${row.wrong}, ${row.blank}, ${row.targetQuestions},
      ${row.dailyPlanId}, ${row.subjectIndex}, ${idempotency?.key ?? null}, ${idempotency?.bodyHash ?? null}, ${now},
      ${now}))`;

/** What a person says of a session afterwards; its beginning and subject stay. */
const changedSession = (userId: string, row: SessionRow, now: Date) => sql`
  session_written as (
    update study_sessions set technique = ${row.technique}, seconds = ${row.seconds},
      planned_seconds = ${row.plannedSeconds}, quality = ${row.quality}, mood = ${row.mood},
      efficiency = ${row.efficiency}, distractions = ${row.distractions}, notes = ${row.notes},
      correct = ${row.correct}, wrong = ${row.wrong}, blank = ${row.blank},
      target_questions = ${row.targetQuestions}, daily_plan_id = ${row.dailyPlanId},
      subject_index = ${row.subjectIndex}, updated_at = ${now}
    where id = ${row.id} and user_id = ${userId})`;

const removedSession = (userId: string, id: string) => sql`
  session_written as (delete from study_sessions where id = ${id} and user_id = ${userId})`;

export type RunEnd = {
  userId: string;
  run: RunRow;
  status: Exclude<RunStatus, 'running'>;
  sessionId: string | null;
  stop: Idempotency | null;
  now: Date;
};

const ended = ({ userId, run, status, sessionId, stop, now }: RunEnd): Sql => sql`
  run_written as (
    update study_runs set status = ${status}, last_seen_at = ${run.lastSeenAt},
      accumulated_seconds = ${run.accumulatedSeconds}, verified_seconds = ${run.verifiedSeconds},
      ended_at = ${now}, session_id = ${sessionId}, stop_key = ${stop?.key ?? null},
      stop_hash = ${stop?.bodyHash ?? null}
    where id = ${run.id} and user_id = ${userId})`;

/** What a day and all days add up to, nothing else. */
export const writeRollUp = (tx: Executor, change: RollUp) => tx.run(sql`with ${rollUp(change)} select 1`);

export const insertSession = (tx: Executor, item: NewRow, change: RollUp) =>
  tx.run(sql`with ${insertedSession(item)}, ${rollUp(change)} select 1`);

export const updateSession = (tx: Executor, userId: string, row: SessionRow, change: RollUp, now: Date) =>
  tx.run(sql`with ${changedSession(userId, row, now)}, ${rollUp(change)} select 1`);

/** A run that left this session behind has nothing to offer any more. */
export const deleteSession = (tx: Executor, userId: string, id: string, change: RollUp) =>
  tx.run(sql`
    with run_written as (
      update study_runs set status = 'discarded'
      where session_id = ${id} and user_id = ${userId} and status = 'closed'),
    ${removedSession(userId, id)}, ${rollUp(change)} select 1`);

/** Ends a run that leaves no session. */
export const endRun = (tx: Executor, end: RunEnd) => tx.run(sql`with ${ended(end)} select 1`);

/** Ends it as a new session. */
export const endRunAsNew = (tx: Executor, end: RunEnd, item: NewRow, change: RollUp) =>
  tx.run(sql`with ${insertedSession(item)}, ${ended(end)}, ${rollUp(change)} select 1`);

/** Ends it as the session it had become already. */
export const endRunAsChanged = (tx: Executor, end: RunEnd, row: SessionRow, change: RollUp) =>
  tx.run(sql`
    with ${changedSession(end.userId, row, end.now)}, ${ended(end)}, ${rollUp(change)} select 1`);

/** Takes back the session that was made of a run nobody ended. */
export const discardLeft = (tx: Executor, end: RunEnd, sessionId: string, change: RollUp) =>
  tx.run(sql`
    with ${ended(end)}, ${removedSession(end.userId, sessionId)}, ${rollUp(change)} select 1`);
