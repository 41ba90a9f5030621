import type { StudyRun } from '@netlik/contract/study/study-runs';
import {
  type ActiveTimer,
  plannedSeconds,
  shiftTimer,
  type Timer,
} from '@netlik/domain/study/study-runs/machine';
import { readTimerRecord, restoreTimer, toRecord } from '@netlik/domain/study/study-runs/record';
import { isTickDue, sessionSeconds } from '@netlik/domain/study/study-runs/run';
import { failureOf } from '../../../data/writes/failure.ts';
import type { TimerEngine } from './create-timer.ts';
import type { RunCalls } from './run-calls.ts';

/** The reason why this device lost its timer, or why the server has no run for it. */
export type RunNotice = 'running-elsewhere' | 'taken-over' | 'ended-elsewhere' | 'not-watched';

export type RunSyncDeps = {
  timer: TimerEngine;
  calls: RunCalls;
  /** True for runs with a stop in the outbox, which the server still reports as running. */
  isEnding: (runId: string) => boolean;
  /** Runs in one tab at a time; skipped while another tab has the lock. */
  withTabLock: (work: () => Promise<void>) => Promise<void>;
  onNotice: (news: RunNotice) => void;
};

/** Study time in ms; a local timer below it is discarded if another device's run is active. */
const DISCARD_BELOW_MS = 30_000;
/** Unsynced study time in ms from which a run ended elsewhere is kept to be saved here. */
const UNSYNCED_MS = 60_000;
/** Two starts within this time are the same run. */
const SAME_START_MS = 2_000;

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(failureOf(error)?.code ?? '');
const isOffline = (error: unknown) => failureOf(error)?.status === 0;
const iso = (instant: number) => new Date(instant).toISOString();
const isOn = (timer: Timer): timer is ActiveTimer => timer.state !== 'idle' && timer.state !== 'completed';

/** Converts a server run to this device's clock; null if its record cannot be parsed. */
export const restoreRunTimer = (
  { id, metadata, accumulatedSeconds, startedAt }: StudyRun,
  offset: number,
  now: number,
) => {
  const record = readTimerRecord(metadata);
  if (!record) return null;
  const run = { id, accumulatedSeconds, startedAt: Date.parse(startedAt) };
  return restoreTimer(toRecord({ ...shiftTimer(restoreTimer(record, record.lastTick), -offset), run }), now);
};

/** Syncs start, ticks and other devices' changes with the server's run. */
export const createRunSync = ({ timer, calls, isEnding, withTabLock, onNotice }: RunSyncDeps) => {
  let lastSync = { at: 0, studiedMs: 0 };
  /** Milliseconds the server's clock is ahead of this one. */
  let offset = 0;
  /**
   * Run id or start time that is no longer synced, because the run is closed or another device's is active.
   */
  let ignoredKey = '';
  /** Start time of the timer for which the student has seen the "not watched" notice. */
  let toldStart = 0;
  let before: Timer = timer.current();
  /** The clock state last sent; other devices compute the time from it. */
  let sentClock = '';

  let running: Promise<void> | null = null;
  /** True if something changed during the running call. */
  let again = false;
  /** The last run with a sent finish. */
  let finishedRun = '';

  const runToFinish = (current: Timer): string | null =>
    current.state === 'completed' && current.run && current.run.id !== finishedRun ? current.run.id : null;

  const clockOf = ({ state, endsAt, startedAt }: ActiveTimer) => `${state} ${endsAt} ${startedAt}`;
  const keyOf = ({ startedAt, run }: ActiveTimer) => run?.id ?? String(startedAt);

  const markSynced = () => {
    const current = timer.current();
    lastSync = { at: timer.now(), studiedMs: current.state === 'idle' ? 0 : current.studiedMs };
  };

  const applyRun = (run: StudyRun, sentAt: number) => {
    offset = Date.parse(run.serverNow) - Math.round((sentAt + timer.now()) / 2);
    const current = timer.current();
    if (current.state === 'idle') return;
    const { id, accumulatedSeconds } = run;
    timer.dispatch({ type: 'attachRun', run: { id, accumulatedSeconds, startedAt: current.startedAt } });
    // The timer ended during the call.
    again ||= runToFinish(timer.current()) !== null;
  };

  /** Keeps unsynced study time of a run that ended elsewhere, so that the student can save or discard it. */
  const handleEnded = (runId: string) => {
    const current = timer.current();
    if (current.state === 'idle' || current.run?.id !== runId) return;
    const unsyncedMs = current.studiedMs - current.run.accumulatedSeconds * 1000;
    if (unsyncedMs >= UNSYNCED_MS) ignoredKey = runId;
    else drop('ended-elsewhere');
  };

  const drop = (news: RunNotice) => {
    timer.dispatch({ type: 'discard' });
    onNotice(news);
  };

  const metadataOf = (current: ActiveTimer) => ({ ...toRecord(shiftTimer(current, offset)) });

  /** Another run is active, so a timer with study time continues locally and a fresh one is discarded. */
  const resolveConflict = async (current: ActiveTimer) => {
    const { run } = await calls.active();
    if (run?.mine && Math.abs(Date.parse(run.startedAt) - offset - current.startedAt) < SAME_START_MS)
      return applyRun(run, timer.now());
    if (!run || isEnding(run.id)) return;
    if (current.studiedMs < DISCARD_BELOW_MS) drop('running-elsewhere');
    else ignoredKey = keyOf(current);
  };

  const start = async (current: ActiveTimer) => {
    const sentAt = timer.now();
    try {
      const run = await calls.start({
        subject: current.config.subject,
        technique: current.mode,
        startedAt: iso(current.startedAt + offset),
        accumulatedSeconds: Math.floor(current.studiedMs / 1000),
        plannedSeconds: plannedSeconds(current.mode, current.config),
        ...current.config.plan,
        metadata: metadataOf(current),
      });
      sentClock = clockOf(current);
      const now = timer.current();
      // The timer ended or restarted during the call, so the orphaned run is discarded.
      if (now.state === 'idle' || now.startedAt !== current.startedAt) await calls.discard(run.id);
      else applyRun(run, sentAt);
    } catch (error) {
      if (hasCode(error, 'study_run.running', 'request.idempotency_reused')) await resolveConflict(current);
      else if (!isOffline(error) && toldStart !== current.startedAt) {
        toldStart = current.startedAt;
        onNotice('not-watched');
      }
    }
  };

  /** The server closed the run because ticks were missing, or another device ended it. */
  const handleRunOver = async (runId: string) => {
    const { left } = await calls.active();
    if (left?.runId === runId) ignoredKey = runId;
    else handleEnded(runId);
  };

  const tick = async (current: ActiveTimer, runId: string) => {
    const sentAt = timer.now();
    try {
      const run = await calls.tick({
        runId,
        accumulatedSeconds: Math.floor(current.studiedMs / 1000),
        lastTickAt: iso(current.lastTick + offset),
        ...(sentClock === clockOf(current) ? {} : { metadata: metadataOf(current) }),
      });
      sentClock = clockOf(current);
      applyRun(run, sentAt);
    } catch (error) {
      if (hasCode(error, 'study_run.elsewhere')) drop('taken-over');
      else if (hasCode(error, 'study_run.ended', 'study_run.not_found')) await handleRunOver(runId);
    }
  };

  /** Ends the run before the feedback, so that no other device keeps counting. */
  const finish = async ({ studiedMs }: ActiveTimer, runId: string) => {
    const reportedSeconds = sessionSeconds(studiedMs / 1000);
    // Too short for a session, so it is being discarded.
    if (reportedSeconds === 0) return;
    try {
      await calls.finish(runId, reportedSeconds);
      finishedRun = runId;
    } catch (error) {
      // The next refresh retries, unless the server replied.
      if (hasCode(error, 'study_run.elsewhere')) drop('taken-over');
      else if (hasCode(error, 'study_run.ended', 'study_run.not_found')) finishedRun = runId;
    }
  };

  const syncOnce = async () => {
    markSynced();
    timer.refresh();
    const current = timer.current();
    const toFinish = runToFinish(current);
    if (toFinish) return finish(current as ActiveTimer, toFinish);
    if (!isOn(current) || ignoredKey === keyOf(current)) return;
    if (current.run) await tick(current, current.run.id);
    else await start(current);
  };

  /** One call at a time; changes during it are sent by the next. */
  const sync = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      // The refresh below must find `running` set.
      await Promise.resolve();
      while (again) {
        again = false;
        await withTabLock(syncOnce).catch(() => undefined);
      }
      running = null;
    })();
    return running;
  };

  /** Pause and resume are sent at once, because other devices show the same clock. */
  const hasClockChanged = (now: Timer) =>
    isOn(now) &&
    isOn(before) &&
    now.run !== null &&
    now.startedAt === before.startedAt &&
    (now.state !== before.state || now.endsAt !== before.endsAt);

  const stop = timer.onRefresh((current, now) => {
    const fresh = isOn(current) && (!isOn(before) || before.startedAt !== current.startedAt);
    const hasEnded = isOn(before) && runToFinish(current) !== null;
    const clockChanged = hasClockChanged(current);
    before = current;
    // The tab that started the timer calls `begin`; the others wait for the next tick.
    if (fresh) markSynced();
    else if (hasEnded || clockChanged) void sync();
    else if (!running && (runToFinish(current) || isTickDue(current, lastSync, now))) void sync();
  });

  return {
    begin: sync,
    stop,
    offset: () => offset,
    verify: async () => {
      const current = timer.current();
      if (current.state === 'idle' || !current.run || ignoredKey === current.run.id) return;
      const { run, left } = await calls.active();
      const now = timer.current();
      if (now.state === 'idle' || now.run?.id !== current.run.id) return;
      if (run?.id === now.run.id) {
        if (!run.mine) drop('taken-over');
      } else if (left?.runId === now.run.id) ignoredKey = now.run.id;
      else handleEnded(now.run.id);
    },
    takeOver: async (runId: string) => {
      const sentAt = timer.now();
      const run = await calls.takeover(runId);
      offset = Date.parse(run.serverNow) - Math.round((sentAt + timer.now()) / 2);
      const taken = restoreRunTimer(run, offset, timer.now());
      if (!taken) return false;
      before = taken;
      timer.replaceWith(taken, 0);
      markSynced();
      return true;
    },
  };
};
