import type { Technique } from '@netlik/contract/study-fields';
import {
  RUN_GRACE_SECONDS,
  RUN_SEEN_SECONDS,
  type RunReport,
  TICK_SLACK_SECONDS,
} from '@netlik/domain/study/study-runs/run';
import { type Executor, type Sql, sql } from '../../db/database.ts';
import type { Idempotency } from '../../http/idempotency.ts';

export type RunStatus = 'running' | 'waiting' | 'closed' | 'stopped' | 'discarded';

export type RunRow = {
  id: string;
  status: RunStatus;
  subject: string;
  technique: Technique;
  openedAt: string;
  startedAt: string;
  lastSeenAt: string;
  plannedSeconds: number;
  accumulatedSeconds: number;
  verifiedSeconds: number;
  holderId: string | null;
  dailyPlanId: string | null;
  subjectIndex: number | null;
  metadata: Record<string, unknown>;
  endedAt: string | null;
  sessionId: string | null;
  idempotencyKey: string | null;
  bodyHash: string | null;
  stopKey: string | null;
  stopHash: string | null;
};

const columns = sql`r.id, r.status, r.subject, r.technique, r.opened_at as "openedAt", r.started_at as "startedAt",
  r.last_seen_at as "lastSeenAt", r.planned_seconds as "plannedSeconds",
  r.accumulated_seconds as "accumulatedSeconds", r.verified_seconds as "verifiedSeconds", r.holder_id as "holderId",
  r.daily_plan_id as "dailyPlanId", r.subject_index as "subjectIndex", r.metadata, r.ended_at as "endedAt",
  r.session_id as "sessionId", r.idempotency_key as "idempotencyKey", r.body_hash as "bodyHash",
  r.stop_key as "stopKey", r.stop_hash as "stopHash"`;

/** A run's fields for devices. */
export type ShownRun = Pick<
  RunRow,
  | 'id'
  | 'subject'
  | 'technique'
  | 'startedAt'
  | 'lastSeenAt'
  | 'plannedSeconds'
  | 'accumulatedSeconds'
  | 'verifiedSeconds'
  | 'holderId'
  | 'dailyPlanId'
  | 'subjectIndex'
  | 'metadata'
>;

export const lockRun = (tx: Executor, userId: string, id: string) =>
  tx.maybe<RunRow>(sql`
    select ${columns} from study_runs r where r.id = ${id} and r.user_id = ${userId} for update`);

/** The running run, and the newest automatically closed since then. */
export const lockRunningOrKeyed = (tx: Executor, userId: string, key: string | null) =>
  tx.many<RunRow>(sql`
    select ${columns} from study_runs r
    where r.id in (
      select id from study_runs where user_id = ${userId} and status = 'running'
      union all select id from study_runs where user_id = ${userId} and idempotency_key = ${key})
    order by r.id for update`);

/** The run, and the one this key stopped. */
export const lockRunOrStopped = (tx: Executor, userId: string, id: string, key: string | null) =>
  tx.many<RunRow>(sql`
    select ${columns} from study_runs r
    where r.user_id = ${userId} and (r.id = ${id} or r.stop_key = ${key}) order by r.id for update`);

/** The running run, and the last abandoned one since then. */
export const findRunningAndLeft = (db: Executor, userId: string, since: Date) =>
  db.many<RunRow>(sql`
    select ${columns} from study_runs r where r.user_id = ${userId} and r.status = 'running'
    union all
    (select ${columns} from study_runs r
    where r.user_id = ${userId} and r.status in ('closed', 'waiting') and r.ended_at >= ${since} and r.session_id is not null
    order by r.ended_at desc limit 1)`);

/** The subject at this place of the person's own plan. */
export const findPlannedSubject = (tx: Executor, userId: string, planId: string, position: number) =>
  tx.maybe<{ subject: string }>(sql`
    select subject from daily_plan_subjects
    where plan_id = ${planId} and user_id = ${userId} and position = ${position}`);

export const insertRun = (tx: Executor, { userId, run, staleAt, idempotency }: InsertedRun) =>
  tx.run(sql`
    insert into study_runs (id, user_id, status, subject, technique, opened_at, started_at, last_seen_at,
      planned_seconds, accumulated_seconds, verified_seconds, stale_at, holder_id, daily_plan_id, subject_index,
      metadata, idempotency_key, body_hash)
    values (${run.id}, ${userId}, 'running', ${run.subject}, ${run.technique}, ${run.openedAt}, ${run.startedAt},
      ${run.lastSeenAt}, ${run.plannedSeconds}, ${run.accumulatedSeconds}, ${run.verifiedSeconds}, ${staleAt},
      ${run.holderId}, ${run.dailyPlanId}, ${run.subjectIndex}, ${JSON.stringify(run.metadata)},
      ${idempotency?.key ?? null}, ${idempotency?.bodyHash ?? null})`);

type InsertedRun = { userId: string; run: RunRow; staleAt: Date; idempotency: Idempotency | null };

/**
 * `stale_at` is set earlier than needed by `stored` seconds and stays while it is at most `most` too early.
 */
export const STALE_EARLY_SECONDS = { stored: 60, most: 300 } as const;

const secondsSince = (instant: Sql) => sql`ceil(extract(epoch from given.now - ${instant}))::int`;
const ticked = sql`greatest(r.accumulated_seconds, least(
  coalesce(given.accumulated, r.accumulated_seconds + given.delta),
  r.accumulated_seconds + ${secondsSince(sql`r.last_seen_at`)} + ${TICK_SLACK_SECONDS}::int,
  ${secondsSince(sql`r.started_at`)}))`;

/**
 * Performs `tickRun` in one statement for a watched run that continues; null otherwise, for a tick under the
 * lock. No indexed column changes, so PostgreSQL updates the row in place (HOT).
 */
export const saveOrdinaryTick = (db: Executor, { userId, holderId, runId, report, now }: OrdinaryTick) =>
  db.maybe<ShownRun>(sql`
    update study_runs r set last_seen_at = given.now, accumulated_seconds = ${ticked},
      verified_seconds = greatest(r.verified_seconds, least(
        r.verified_seconds + ${ticked} - r.accumulated_seconds, ${secondsSince(sql`r.opened_at`)}))
    from (select ${now}::timestamptz as now, ${'accumulatedSeconds' in report ? report.accumulatedSeconds : null}::int as accumulated,
      ${'deltaSeconds' in report ? report.deltaSeconds : null}::int as delta) given
    where r.id = ${runId} and r.user_id = ${userId} and r.status = 'running' and r.holder_id = ${holderId}
      and r.metadata ->> 'state' is distinct from 'paused'
      and extract(epoch from given.now - r.last_seen_at) between 0 and ${RUN_SEEN_SECONDS}::int
      and extract(epoch from given.now - r.stale_at) + greatest(0, r.planned_seconds - ${ticked}) + ${RUN_GRACE_SECONDS}::int
        between 0 and ${STALE_EARLY_SECONDS.most}::int
    returning r.id, r.subject, r.technique, r.started_at as "startedAt", r.last_seen_at as "lastSeenAt",
      r.planned_seconds as "plannedSeconds", r.accumulated_seconds as "accumulatedSeconds",
      r.verified_seconds as "verifiedSeconds", r.holder_id as "holderId", r.daily_plan_id as "dailyPlanId",
      r.subject_index as "subjectIndex", r.metadata`);

type OrdinaryTick = { userId: string; holderId: string; runId: string; report: RunReport; now: Date };

export const saveTick = (tx: Executor, userId: string, run: RunRow, staleAt: Date) =>
  tx.run(sql`
    update study_runs set last_seen_at = ${run.lastSeenAt}, accumulated_seconds = ${run.accumulatedSeconds},
      verified_seconds = ${run.verifiedSeconds}, stale_at = ${staleAt}, metadata = ${JSON.stringify(run.metadata)}
    where id = ${run.id} and user_id = ${userId}`);

export const saveHolder = (tx: Executor, userId: string, id: string, holderId: string) =>
  tx.run(sql`update study_runs set holder_id = ${holderId} where id = ${id} and user_id = ${userId}`);

export const findStaleRuns = (db: Executor, now: Date, after: string, limit: number) =>
  db.many<{ id: string; userId: string }>(sql`
    select id, user_id as "userId" from study_runs
    where status = 'running' and stale_at <= ${now} and id > ${after} order by id limit ${limit}`);

/** Clients retry within days; these ended earlier. */
export const deleteOldRuns = (db: Executor, before: Date) =>
  db.run(sql`delete from study_runs where status <> 'running' and ended_at < ${before}`);
