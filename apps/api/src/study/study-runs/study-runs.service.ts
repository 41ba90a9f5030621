import type { BodyOf } from '@netlik/contract/endpoint';
import type { LeftRun, studyRuns } from '@netlik/contract/study/study-runs';
import { TIMER_LIMITS } from '@netlik/domain/study/study-runs/modes';
import { readTimerRecord } from '@netlik/domain/study/study-runs/record';
import {
  correctionLimits,
  impossibleClaim,
  isStale,
  openRun,
  RUN_CORRECTION_SECONDS,
  type RunClaim,
  type RunReport,
  staleAt,
  tickRun,
} from '@netlik/domain/study/study-runs/run';
import { isSessionSubject } from '@netlik/domain/yks/study-choice';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { newId } from '../../ids.ts';
import { lockStudy } from '../study-days/study-days.service.ts';
import { presentSession } from '../study-sessions/session-row.ts';
import { checkSubject } from '../study-sessions/study-sessions.service.ts';
import { findStudySession, type SessionRow } from '../study-sessions/study-sessions.sql.ts';
import { closeRun } from './close-stale-runs.service.ts';
import { clockOf, notifyRunChanged, presentRun, withClock } from './run-clock.ts';
import {
  findPlannedSubject,
  findRunningAndLeft,
  insertRun,
  lockRun,
  lockRunningOrKeyed,
  type RunRow,
  STALE_EARLY_SECONDS,
  saveHolder,
  saveOrdinaryTick,
  saveTick,
} from './study-runs.sql.ts';

/** When the job checks the run; its clock decides whether it is stale. */
const staleDate = (run: RunRow) => new Date(staleAt(clockOf(run)) - STALE_EARLY_SECONDS.stored * 1000);

type StartBody = BodyOf<typeof studyRuns.start>;

/** Falls back to the timer record's subject, then to „diğer”. */
const subjectOf = ({ subject, metadata }: StartBody): string => {
  if (subject !== undefined) {
    checkSubject(subject);
    return subject;
  }
  const config = metadata?.config as { subject?: unknown } | null | undefined;
  const recorded = config?.subject;
  return typeof recorded === 'string' && isSessionSubject(recorded) ? recorded : 'diger';
};

/** A linked run without a subject uses the plan's. */
const plannedSubject = async (tx: Transaction, actor: Actor, body: StartBody): Promise<string | null> => {
  const { subject, dailyPlanId, subjectIndex } = body;
  if (subject !== undefined || !dailyPlanId || subjectIndex == null) return null;
  return (await findPlannedSubject(tx, actor.id, dailyPlanId, subjectIndex))?.subject ?? null;
};

const claimOf = ({ startedAt, accumulatedSeconds, plannedSeconds }: StartBody): RunClaim => ({
  startedAt: startedAt === undefined ? undefined : Date.parse(startedAt),
  accumulatedSeconds,
  plannedSeconds,
});

const IMPOSSIBLE = {
  plannedSeconds: `En fazla ${TIMER_LIMITS.studyMinutes.max} dk planlanabilir`,
  accumulatedSeconds: 'Başlangıcından bu yana geçen süreden fazla olamaz',
} as const;

const refuseImpossible = (body: StartBody, now: Date): void => {
  const minutes = (body.metadata?.config as { studyMinutes?: unknown } | null | undefined)?.studyMinutes;
  if (typeof minutes === 'number' && minutes > TIMER_LIMITS.studyMinutes.max)
    throw ruleBroken('metadata.config.studyMinutes', IMPOSSIBLE.plannedSeconds);
  const path = impossibleClaim(claimOf(body), readTimerRecord(body.metadata) !== null, now.getTime());
  if (path) throw ruleBroken(path, IMPOSSIBLE[path]);
};

const buildRun = (actor: Actor, body: StartBody, subject: string, now: Date): RunRow => {
  const opened = openRun(claimOf(body), now.getTime());
  return {
    id: newId(),
    status: 'running',
    subject,
    technique: body.technique,
    openedAt: new Date(opened.openedAt).toISOString(),
    startedAt: new Date(opened.startedAt).toISOString(),
    lastSeenAt: new Date(opened.lastSeenAt).toISOString(),
    plannedSeconds: opened.plannedSeconds,
    accumulatedSeconds: opened.accumulatedSeconds,
    verifiedSeconds: opened.verifiedSeconds,
    holderId: actor.sessionId,
    dailyPlanId: body.dailyPlanId ?? null,
    subjectIndex: body.subjectIndex ?? null,
    metadata: body.metadata ?? {},
    endedAt: null,
    sessionId: null,
    idempotencyKey: null,
    bodyHash: null,
    stopKey: null,
    stopHash: null,
  };
};

export const startStudyRun = (
  deps: Deps,
  actor: Actor,
  body: BodyOf<typeof studyRuns.start>,
  idempotency: Idempotency | null,
) => {
  const subject = subjectOf(body);
  refuseImpossible(body, deps.clock.now());
  return deps.db.transaction(async (tx) => {
    const totals = await lockStudy(tx, actor.id);
    const now = deps.clock.now();
    const found = await lockRunningOrKeyed(tx, actor.id, idempotency?.key ?? null);
    const known = idempotency && found.find(({ idempotencyKey }) => idempotencyKey === idempotency.key);
    if (known) {
      if (known.bodyHash !== idempotency.bodyHash) throw new AppError('request.idempotency_reused');
      return presentRun(known, actor, now);
    }
    const running = found.find(({ status }) => status === 'running');
    if (running) {
      // Stale, but not yet closed by the job.
      if (!isStale(clockOf(running), now.getTime())) throw new AppError('study_run.running');
      await closeRun(deps, tx, totals, running, now);
    }
    const run = buildRun(actor, body, (await plannedSubject(tx, actor, body)) ?? subject, now);
    await insertRun(tx, { userId: actor.id, run, staleAt: staleDate(run), idempotency });
    await notifyRunChanged(deps, tx, actor.id, { event: 'started', runId: run.id });
    return presentRun(run, actor, now);
  });
};

const reportOf = ({ accumulatedSeconds, deltaSeconds = 0 }: BodyOf<typeof studyRuns.tick>): RunReport =>
  accumulatedSeconds === undefined ? { deltaSeconds } : { accumulatedSeconds };

const tickLocked = (deps: Deps, actor: Actor, body: BodyOf<typeof studyRuns.tick>) =>
  deps.db.transaction(async (tx) => {
    const before = requireRow(await lockRun(tx, actor.id, body.runId), 'study_run.not_found');
    const now = deps.clock.now();
    if (before.status !== 'running') throw new AppError('study_run.ended');
    if (before.holderId !== actor.sessionId) throw new AppError('study_run.elsewhere');
    const next = tickRun(clockOf(before), reportOf(body), now.getTime());
    const run = { ...withClock(before, next), metadata: body.metadata ?? before.metadata };
    await saveTick(tx, actor.id, run, staleDate(run));
    // New metadata means a pause or resume, which other devices show.
    if (body.metadata) await notifyRunChanged(deps, tx, actor.id, { event: 'changed', runId: run.id });
    return presentRun(run, actor, now);
  });

export const tickStudyRun = async (deps: Deps, actor: Actor, body: BodyOf<typeof studyRuns.tick>) => {
  if (body.metadata) return tickLocked(deps, actor, body);
  const now = deps.clock.now();
  const own = { userId: actor.id, holderId: actor.sessionId };
  const ticked = await saveOrdinaryTick(deps.db, { ...own, runId: body.runId, report: reportOf(body), now });
  return ticked ? presentRun(ticked, actor, now) : tickLocked(deps, actor, body);
};

export const takeOverStudyRun = (deps: Deps, actor: Actor, runId: string) =>
  deps.db.transaction(async (tx) => {
    const run = requireRow(await lockRun(tx, actor.id, runId), 'study_run.not_found');
    if (run.status !== 'running') throw new AppError('study_run.ended');
    if (run.holderId !== actor.sessionId) {
      await saveHolder(tx, actor.id, runId, actor.sessionId);
      await notifyRunChanged(deps, tx, actor.id, { event: 'taken', runId });
    }
    return presentRun({ ...run, holderId: actor.sessionId }, actor, deps.clock.now());
  });

const leftRun = (run: RunRow, session: SessionRow, now: Date): LeftRun => ({
  runId: run.id,
  reason: run.status === 'waiting' ? 'awaits-feedback' : 'left-open',
  closedAt: run.endedAt!,
  session: presentSession(session),
  mostSeconds: correctionLimits(clockOf(run), now.getTime()).max,
});

export const getActiveStudyRun = async ({ db, clock }: Deps, actor: Actor) => {
  const now = clock.now();
  const found = await findRunningAndLeft(
    db,
    actor.id,
    new Date(now.getTime() - RUN_CORRECTION_SECONDS * 1000),
  );
  const running = found.find(({ status }) => status === 'running');
  const left = found.find(({ status }) => status !== 'running');
  const session = left && (await findStudySession(db, actor.id, left.sessionId!));
  return {
    run: running ? presentRun(running, actor, now) : null,
    left: left && session ? leftRun(left, session, now) : null,
  };
};
