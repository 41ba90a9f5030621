import type { BodyOf } from '@netlik/contract/endpoint';
import type { studyRuns } from '@netlik/contract/study/study-runs';
import type { Gain, StudySession } from '@netlik/contract/study/study-sessions';
import {
  correctionLimits,
  correctRun,
  extendClosedRun,
  sessionSeconds,
  tickRun,
} from '@netlik/domain/study/study-runs/run';
import { studyDay } from '@netlik/domain/study-day';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../http/auth-session.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import { requireRow } from '../../http/owned-row.ts';
import { ruleBroken } from '../../http/rules.ts';
import { gainOf, stateAfter } from '../study-days/gain.ts';
import {
  addSums,
  lockStudy,
  negate,
  planRollUp,
  type StudyTotals,
} from '../study-days/study-days.service.ts';
import { findDay } from '../study-days/study-days.sql.ts';
import { discardRunSession, endRun, endRunAsChanged, endRunAsNew } from '../study-days/study-write.sql.ts';
import { presentSession, sumsOf } from '../study-sessions/session-row.ts';
import { loadStudyState, presentWithGain } from '../study-sessions/study-sessions.service.ts';
import { findStudySession, type SessionRow } from '../study-sessions/study-sessions.sql.ts';
import { applyEnding, clockOf, notifyRunChanged, sessionOf, withClock } from './run-clock.ts';
import { lockRunOrStopped, type RunRow } from './study-runs.sql.ts';

type StopBody = BodyOf<typeof studyRuns.stop>;
type Stopped = { session: StudySession | null; gain: Gain | null };

type Stop = {
  deps: Deps;
  tx: Transaction;
  totals: StudyTotals;
  run: RunRow;
  body: StopBody;
  key: Idempotency | null;
  now: Date;
};

const NOTHING: Stopped = { session: null, gain: null };

const endOf = ({ totals, body, key, now }: Stop, run: RunRow, sessionId: string | null) => ({
  userId: totals.userId,
  run,
  status: body.awaitsFeedback && sessionId ? ('waiting' as const) : ('stopped' as const),
  sessionId,
  stop: key,
  now,
});

/** Ends the run with this session, which replaces `before`. */
const saveSession = async (
  stop: Stop,
  run: RunRow,
  session: SessionRow,
  before: SessionRow | null,
): Promise<Stopped> => {
  const { tx, totals, now } = stop;
  const { userId } = totals;
  const today = studyDay(now);
  const state = (await loadStudyState(tx, userId, session.day, today))!;
  const sums = sumsOf(session);
  const delta = before ? addSums(sums, negate(sumsOf(before))) : sums;
  const change = await planRollUp(tx, state.totals, session.day, state.day, delta);
  const end = endOf(stop, run, session.id);
  if (before) await endRunAsChanged(tx, end, session, change);
  else await endRunAsNew(tx, end, { userId, row: session, idempotency: null, now }, change);
  return { session: presentSession(session), gain: gainOf(session, stateAfter(state, change, today), today) };
};

const saveNewSession = async (stop: Stop, run: RunRow): Promise<Stopped> => {
  const session = sessionOf(run, stop.body);
  if (session) return saveSession(stop, run, session, null);
  await endRun(stop.tx, endOf(stop, run, null));
  return NOTHING;
};

const stopRunning = async (stop: Stop): Promise<Stopped> => {
  const { run, body, now } = stop;
  if (body.correctedSeconds !== undefined)
    throw ruleBroken('correctedSeconds', 'Süresi ancak kendiliğinden kapanınca düzeltilebilir');
  const clock = clockOf(run);
  const accumulatedSeconds = body.reportedSeconds ?? clock.accumulatedSeconds;
  return saveNewSession(stop, withClock(run, tickRun(clock, { accumulatedSeconds }, now.getTime())));
};

const lateReport = ({ run, body, now }: Stop) => {
  const clock = clockOf(run);
  const reported = body.reportedSeconds ?? clock.accumulatedSeconds;
  return extendClosedRun(clock, reported, Date.parse(run.endedAt!), now.getTime());
};

/** The duration the student entered; impossible values are rejected, not clamped. */
const applyCorrection = ({ run, now }: Stop, seconds: number) => {
  const clock = clockOf(run);
  const { max } = correctionLimits(clock, now.getTime());
  if (seconds > max) throw ruleBroken('correctedSeconds', `En fazla ${Math.floor(max / 60)} dk olabilir`);
  const result = correctRun(clock, seconds, Date.parse(run.endedAt!), now.getTime());
  if (!result) throw new AppError('study_run.ended');
  return result;
};

/** The student's own stop fixed the time, and only a correction changes it. */
const isTimeFixed = ({ run, body }: Stop) => run.status !== 'closed' && body.correctedSeconds === undefined;

/** For ended runs without feedback, which is always accepted; more time only within the deadline. */
const stopEnded = async (stop: Stop): Promise<Stopped> => {
  const { tx, totals, body } = stop;
  const { correctedSeconds } = body;
  const clock = isTimeFixed(stop)
    ? clockOf(stop.run)
    : correctedSeconds === undefined
      ? (lateReport(stop) ?? clockOf(stop.run))
      : applyCorrection(stop, correctedSeconds);
  const run = withClock(stop.run, clock);
  const before = run.sessionId ? await findStudySession(tx, totals.userId, run.sessionId) : null;
  if (!before) return saveNewSession(stop, run);
  const runSeconds = sessionSeconds(run.accumulatedSeconds);
  const seconds = correctedSeconds === undefined ? Math.max(before.seconds, runSeconds) : runSeconds;
  const verifiedSeconds = Math.min(before.verifiedSeconds, run.verifiedSeconds);
  const session = applyEnding({ ...before, seconds, verifiedSeconds }, body);
  return saveSession(stop, run, session, before);
};

const discard = async (stop: Stop): Promise<Stopped> => {
  const { tx, totals, run } = stop;
  const end = { ...endOf(stop, run, null), status: 'discarded' } as const;
  const session = run.sessionId ? await findStudySession(tx, totals.userId, run.sessionId) : null;
  if (session) {
    if (run.status === 'closed' && !lateReport(stop)) throw new AppError('study_run.ended');
    const day = await findDay(tx, totals.userId, session.day);
    const change = await planRollUp(tx, totals, session.day, day, negate(sumsOf(session)));
    await discardRunSession(tx, end, session.id, change);
  } else await endRun(tx, end);
  return NOTHING;
};

/** Returns the existing session and stores feedback if it has none. */
const alreadyEnded = async (stop: Stop): Promise<Stopped> => {
  const { tx, totals, run, body, now } = stop;
  const session = run.sessionId ? await findStudySession(tx, totals.userId, run.sessionId) : null;
  if (session && session.quality === null && body.session && !body.awaitsFeedback)
    return saveSession(stop, run, applyEnding(session, body), session);
  return session ? presentWithGain(tx, totals.userId, session, studyDay(now)) : NOTHING;
};

export const stopStudyRun = (deps: Deps, actor: Actor, body: StopBody, key: Idempotency | null) =>
  deps.db.transaction(async (tx): Promise<Stopped> => {
    const totals = await lockStudy(tx, actor.id);
    const found = await lockRunOrStopped(tx, actor.id, body.runId, key?.key ?? null);
    const known = key && found.find(({ stopKey }) => stopKey === key.key);
    if (known && known.stopHash !== key.bodyHash) throw new AppError('request.idempotency_reused');
    const run = requireRow(found.find(({ id }) => id === body.runId) ?? null, 'study_run.not_found');
    const stop: Stop = { deps, tx, totals, run, body, key, now: deps.clock.now() };

    if (known) return alreadyEnded(stop);
    if (run.status === 'stopped' || run.status === 'discarded') {
      // Saving and discarding exclude each other; repeating the same is allowed.
      if ((run.status === 'discarded') !== Boolean(body.discard)) throw new AppError('study_run.ended');
      return alreadyEnded(stop);
    }
    if (run.status === 'waiting' && body.awaitsFeedback) return alreadyEnded(stop);
    if (run.status === 'running' && run.holderId !== actor.sessionId)
      throw new AppError('study_run.elsewhere');
    const result = await (body.discard ? discard : run.status === 'running' ? stopRunning : stopEnded)(stop);
    await notifyRunChanged(deps, tx, actor.id, {
      event: body.discard ? 'discarded' : 'stopped',
      runId: run.id,
    });
    return result;
  });
