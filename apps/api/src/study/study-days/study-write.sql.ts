import { DAY_SECONDS } from '@netlik/domain/study/manual-session';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { RunRow, RunStatus } from '../study-runs/study-runs.sql.ts';
import type { NewSessionRow, SessionRow } from '../study-sessions/study-sessions.sql.ts';
import type { DaySums, RollUp, Standing, StateQuery } from './study-days.sql.ts';

// Writes session, run, day and totals with one statement. Every part depends on the update of the totals, so
// nothing is written if their version has changed.

const writtenDay = ({ day, sums, totals: { userId } }: RollUp): Sql =>
  sums.sessions === 0 && sums.correct === 0 && sums.wrong === 0 && sums.blank === 0
    ? sql`delete from study_days d using totals_written where d.user_id = ${userId} and d.day = ${day}`
    : sql`
      insert into study_days (user_id, day, seconds, verified_seconds, sessions, quality_sum, quality_count,
        efficiency_sum, efficiency_count, correct, wrong, blank)
      select ${userId}, ${day}, ${sums.seconds}, ${sums.verifiedSeconds}, ${sums.sessions}, ${sums.qualitySum},
        ${sums.qualityCount}, ${sums.efficiencySum}, ${sums.efficiencyCount}, ${sums.correct}, ${sums.wrong},
        ${sums.blank}
      from totals_written
      on conflict (user_id, day) do update set seconds = excluded.seconds,
        verified_seconds = excluded.verified_seconds, sessions = excluded.sessions,
        quality_sum = excluded.quality_sum, quality_count = excluded.quality_count,
        efficiency_sum = excluded.efficiency_sum, efficiency_count = excluded.efficiency_count,
        correct = excluded.correct, wrong = excluded.wrong, blank = excluded.blank`;

/** The day's XP ledger entry; most writes add no verified time and skip it. */
const xpWritten = ({ day, dayXp, totals: { userId } }: RollUp): Sql => {
  if (dayXp === null) return sql``;
  if (dayXp === 0)
    return sql`, xp_written as (
      delete from xp_entries e using totals_written
      where e.user_id = ${userId} and e.source = 'study' and e.cause = ${day})`;
  return sql`, xp_written as (
    insert into xp_entries (user_id, source, cause, day, amount)
    select ${userId}, 'study', ${day}::text, ${day}::date, ${dayXp} from totals_written
    on conflict (user_id, source, cause) do update set amount = excluded.amount)`;
};

const rollUp = (change: RollUp): Sql => {
  const { totals } = change;
  return sql`
    totals_written as (
      update study_totals set seconds = ${totals.seconds}, sessions = ${totals.sessions},
        correct = ${totals.correct}, wrong = ${totals.wrong}, blank = ${totals.blank}, xp = ${totals.xp},
        streak_end = ${totals.streakEnd}, streak_days = ${totals.streakDays},
        longest_streak = ${totals.longestStreak}, freezes = ${totals.freezes},
        streak_until = ${totals.streakUntil}, version = ${totals.version}
      where user_id = ${totals.userId} and version = ${totals.version - 1}
      returning user_id),
    day_written as (${writtenDay(change)})${xpWritten(change)}`;
};

/** Empty if the plan does not exist, because study time must never be lost over a plan. */
const planLink = (userId: string, { dailyPlanId, subjectIndex }: SessionRow): { plan: Sql; index: Sql } => {
  if (dailyPlanId === null || subjectIndex === null) return { plan: sql`null::uuid`, index: sql`null::int` };
  const place = sql`
    from daily_plans p join daily_plan_subjects l on l.plan_id = p.id
    where p.id = ${dailyPlanId} and p.user_id = ${userId} and l.position = ${subjectIndex}`;
  return { plan: sql`(select p.id ${place})`, index: sql`(select l.position::int ${place})` };
};

const insertedSession = ({ userId, row, idempotency, now }: NewSessionRow) => {
  const at = now.toISOString();
  const { plan, index } = planLink(userId, row);
  return sql`
    session_written as (
      insert into study_sessions (id, user_id, subject, technique, source, started_at, day, seconds, verified_seconds,
        planned_seconds, quality, mood, efficiency, distractions, notes, correct, wrong, blank, target_questions,
        daily_plan_id, subject_index, topics, idempotency_key, body_hash, created_at, updated_at)
      select ${row.id}, ${userId}, ${row.subject}, ${row.technique}, ${row.source}, ${row.startedAt}, ${row.day},
        ${row.seconds}, ${row.verifiedSeconds}, ${row.plannedSeconds}, ${row.quality}, ${row.mood}, ${row.efficiency},
        ${row.distractions}, ${row.notes}, ${row.correct}, ${row.wrong}, ${row.blank}, ${row.targetQuestions},
        ${plan}, ${index}, ${row.topics && JSON.stringify(row.topics)}::jsonb,
        ${idempotency?.key ?? null}, ${idempotency?.bodyHash ?? null}, ${at}, ${at}
      from totals_written)`;
};

const changedSession = (userId: string, row: SessionRow, now: Date) => {
  const { plan, index } = planLink(userId, row);
  return sql`
  session_written as (
    update study_sessions s set subject = ${row.subject}, started_at = ${row.startedAt}, day = ${row.day},
      technique = ${row.technique}, seconds = ${row.seconds},
      verified_seconds = ${row.verifiedSeconds},
      planned_seconds = ${row.plannedSeconds}, quality = ${row.quality}, mood = ${row.mood},
      efficiency = ${row.efficiency}, distractions = ${row.distractions}, notes = ${row.notes},
      correct = ${row.correct}, wrong = ${row.wrong}, blank = ${row.blank},
      target_questions = ${row.targetQuestions}, daily_plan_id = ${plan},
      subject_index = ${index}, topics = ${row.topics && JSON.stringify(row.topics)}::jsonb,
      updated_at = ${now}
    from totals_written where s.id = ${row.id} and s.user_id = ${userId})`;
};

const removedSession = (userId: string, id: string) => sql`
  session_written as (
    delete from study_sessions s using totals_written where s.id = ${id} and s.user_id = ${userId})`;

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

/** False if the totals have changed since they were read. */
const writeWithTotals = async (db: Executor, change: RollUp, ...parts: Sql[]): Promise<boolean> => {
  const all = parts.reduce((before, part) => sql`${before}, ${part}`, rollUp(change));
  return (await db.run(sql`with ${all} select from totals_written`)) === 1;
};

/** Under `lockStudy` the totals cannot have changed. */
const assertWritten = async (done: Promise<boolean>): Promise<void> => {
  if (!(await done)) throw new Error('study was changed without its lock');
};

/** Writes only the day and the totals. */
export const writeRollUp = (tx: Executor, change: RollUp) => assertWritten(writeWithTotals(tx, change));

export const insertStudySession = (tx: Executor, item: NewSessionRow, change: RollUp) =>
  assertWritten(writeWithTotals(tx, change, insertedSession(item)));

export const SESSION_KEY = 'study_sessions_user_id_idempotency_key_key';

/** True if another session of the person overlaps; the longest takes 30 hours. */
const overlapping = (userId: string, row: SessionRow): Sql => sql`
  s.user_id = ${userId} and s.id <> ${row.id}
  and s.started_at > ${row.startedAt}::timestamptz - interval '30 hours'
  and s.started_at < ${row.startedAt}::timestamptz + ${row.seconds} * interval '1 second'
  and s.started_at + s.seconds * interval '1 second' > ${row.startedAt}::timestamptz`;

/** For the single-statement insert; timer sessions may overlap, because their time was studied. */
const roomFor = (userId: string, row: SessionRow, allowOverlap: boolean): Sql => {
  if (row.source === 'timer') return sql`true`;
  const free = allowOverlap
    ? sql`true`
    : sql`not exists (select from study_sessions s where ${overlapping(userId, row)})`;
  return sql`${free} and coalesce((select d.seconds from study_days d
    where d.user_id = ${userId} and d.day = ${row.day}), 0) + ${row.seconds} <= ${DAY_SECONDS}`;
};

/** The first overlapping session. */
export const findOverlap = (tx: Executor, userId: string, row: SessionRow) =>
  tx.maybe<{ startedAt: string; seconds: number }>(sql`
    select s.started_at as "startedAt", s.seconds from study_sessions s where ${overlapping(userId, row)}
    order by s.started_at limit 1`);

type Addition = { item: NewSessionRow; sums: DaySums; query: StateQuery; allowOverlap: boolean };

/**
 * Adds an unverified session to a day of the current streak in one statement, which changes only sums. Null
 * without a write if the day does not qualify, has no room or changed meanwhile; a known idempotency key
 * violates `SESSION_KEY`.
 */
export const addSessionToStreakDay = (db: Executor, { item, sums, query, allowOverlap }: Addition) =>
  db.maybe<Standing>(sql`
    with totals_written as (
      update study_totals t set seconds = t.seconds + ${sums.seconds}, sessions = t.sessions + 1,
        correct = t.correct + ${sums.correct}, wrong = t.wrong + ${sums.wrong}, blank = t.blank + ${sums.blank},
        version = t.version + 1
      where t.user_id = ${query.userId} and t.streak_end >= ${query.day}
        and exists (select from study_days d
          where d.user_id = ${query.userId} and d.day = ${query.day} and d.sessions > 0)
        and t.version = (select version from study_totals where user_id = ${query.userId}) 
        and ${roomFor(query.userId, item.row, allowOverlap)}
      returning t.xp, t.streak_until as "streakUntil", t.streak_days as "streakDays"),
    day_written as (
      update study_days d set seconds = d.seconds + ${sums.seconds}, sessions = d.sessions + 1,
        quality_sum = d.quality_sum + ${sums.qualitySum}, quality_count = d.quality_count + ${sums.qualityCount},
        efficiency_sum = d.efficiency_sum + ${sums.efficiencySum},
        efficiency_count = d.efficiency_count + ${sums.efficiencyCount},
        correct = d.correct + ${sums.correct}, wrong = d.wrong + ${sums.wrong}, blank = d.blank + ${sums.blank}
      from totals_written where d.user_id = ${query.userId} and d.day = ${query.day}),
    ${insertedSession(item)}
    select w.*, (select weekly_goal_minutes from users where id = ${query.userId}) as "weeklyGoalMinutes",
      coalesce(s.today, 0) as "todaySeconds", coalesce(s.week, 0) as "weekSeconds"
    from totals_written w cross join (
      select sum(seconds::float8) filter (where day = ${query.today}) as today, sum(seconds::float8) as week
      from study_days where user_id = ${query.userId} and day between ${query.monday} and ${query.today}) s`);

export const saveStudySession = (tx: Executor, userId: string, row: SessionRow, change: RollUp, now: Date) =>
  assertWritten(writeWithTotals(tx, change, changedSession(userId, row, now)));

/** Also discards a run awaiting the session's feedback. */
export const deleteStudySession = (tx: Executor, userId: string, id: string, change: RollUp) => {
  const run = sql`
    run_written as (
      update study_runs set status = 'discarded'
      where session_id = ${id} and user_id = ${userId} and status in ('closed', 'waiting'))`;
  return assertWritten(writeWithTotals(tx, change, run, removedSession(userId, id)));
};

/** Ends a run without a session. */
export const endRun = (tx: Executor, end: RunEnd) => tx.run(sql`with ${ended(end)} select 1`);

/** Ends a run and inserts its session. */
export const endRunAsNew = (tx: Executor, end: RunEnd, item: NewSessionRow, change: RollUp) =>
  assertWritten(writeWithTotals(tx, change, insertedSession(item), ended(end)));

/** Ends a run and updates its existing session. */
export const endRunAsChanged = (tx: Executor, end: RunEnd, row: SessionRow, change: RollUp) =>
  assertWritten(writeWithTotals(tx, change, changedSession(end.userId, row, end.now), ended(end)));

/** Discards an automatically closed run with its session. */
export const discardRunSession = (tx: Executor, end: RunEnd, sessionId: string, change: RollUp) =>
  assertWritten(writeWithTotals(tx, change, ended(end), removedSession(end.userId, sessionId)));
