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

const clockOf = ({ state, endsAt, startedAt }: ActiveTimer) => `${state} ${endsAt} ${startedAt}`;
const keyOf = ({ startedAt, run }: ActiveTimer) => run?.id ?? String(startedAt);

const createState = (timer: TimerEngine) => ({
  lastSync: { at: 0, studiedMs: 0 },
  /** Milliseconds the server's clock is ahead of this one. */
  offset: 0,
  /** Run id or start time that is no longer synced: the run is closed or another device's is active. */
  ignoredKey: '',
  /** Start time of the timer for which the student has seen the "not watched" notice. */
  notifiedStart: 0,
  before: timer.current(),
  /** The clock state last sent; other devices compute the time from it. */
  sentClock: '',
  /** True if something changed during the running call. */
  again: false,
  /** The last run with a sent finish. */
  finishedRun: '',
});

type Sync = RunSyncDeps & { state: ReturnType<typeof createState> };

const runToFinish = ({ state }: Sync, current: Timer): string | null =>
  current.state === 'completed' && current.run && current.run.id !== state.finishedRun
    ? current.run.id
    : null;

const markSynced = ({ timer, state }: Sync) => {
  const current = timer.current();
  state.lastSync = { at: timer.now(), studiedMs: current.state === 'idle' ? 0 : current.studiedMs };
};

const measureOffset = ({ timer, state }: Sync, run: StudyRun, sentAt: number) => {
  state.offset = Date.parse(run.serverNow) - Math.round((sentAt + timer.now()) / 2);
};

const applyRun = (sync: Sync, run: StudyRun, sentAt: number) => {
  const { timer, state } = sync;
  measureOffset(sync, run, sentAt);
  const current = timer.current();
  if (current.state === 'idle') return;
  const { id, accumulatedSeconds } = run;
  timer.dispatch({ type: 'attachRun', run: { id, accumulatedSeconds, startedAt: current.startedAt } });
  // The timer ended during the call.
  state.again ||= runToFinish(sync, timer.current()) !== null;
};

const drop = ({ timer, onNotice }: Sync, notice: RunNotice) => {
  timer.dispatch({ type: 'discard' });
  onNotice(notice);
};

/** Keeps unsynced study time of a run that ended elsewhere, so that the student can save or discard it. */
const handleEnded = (sync: Sync, runId: string) => {
  const current = sync.timer.current();
  if (current.state === 'idle' || current.run?.id !== runId) return;
  const unsyncedMs = current.studiedMs - current.run.accumulatedSeconds * 1000;
  if (unsyncedMs >= UNSYNCED_MS) sync.state.ignoredKey = runId;
  else drop(sync, 'ended-elsewhere');
};

const metadataOf = ({ state }: Sync, current: ActiveTimer) => ({
  ...toRecord(shiftTimer(current, state.offset)),
});

/** Another run is active, so a timer with study time continues locally and a fresh one is discarded. */
const resolveConflict = async (sync: Sync, current: ActiveTimer) => {
  const { timer, calls, isEnding, state } = sync;
  const { run } = await calls.active();
  if (run?.mine && Math.abs(Date.parse(run.startedAt) - state.offset - current.startedAt) < SAME_START_MS)
    return applyRun(sync, run, timer.now());
  if (!run || isEnding(run.id)) return;
  if (current.studiedMs < DISCARD_BELOW_MS) drop(sync, 'running-elsewhere');
  else state.ignoredKey = keyOf(current);
};

const startRun = async (sync: Sync, current: ActiveTimer) => {
  const { timer, calls, state, onNotice } = sync;
  const sentAt = timer.now();
  try {
    const run = await calls.start({
      subject: current.config.subject,
      technique: current.mode,
      startedAt: iso(current.startedAt + state.offset),
      accumulatedSeconds: Math.floor(current.studiedMs / 1000),
      plannedSeconds: plannedSeconds(current.mode, current.config),
      ...current.config.plan,
      metadata: metadataOf(sync, current),
    });
    state.sentClock = clockOf(current);
    const now = timer.current();
    // The timer ended or restarted during the call, so the orphaned run is discarded.
    if (now.state === 'idle' || now.startedAt !== current.startedAt) await calls.discard(run.id);
    else applyRun(sync, run, sentAt);
  } catch (error) {
    if (hasCode(error, 'study_run.running', 'request.idempotency_reused'))
      await resolveConflict(sync, current);
    else if (!isOffline(error) && state.notifiedStart !== current.startedAt) {
      state.notifiedStart = current.startedAt;
      onNotice('not-watched');
    }
  }
};

/** The server closed the run because ticks were missing, or another device ended it. */
const handleRunOver = async (sync: Sync, runId: string) => {
  const { left } = await sync.calls.active();
  if (left?.runId === runId) sync.state.ignoredKey = runId;
  else handleEnded(sync, runId);
};

const tickRun = async (sync: Sync, current: ActiveTimer, runId: string) => {
  const { timer, calls, state } = sync;
  const sentAt = timer.now();
  try {
    const run = await calls.tick({
      runId,
      accumulatedSeconds: Math.floor(current.studiedMs / 1000),
      lastTickAt: iso(current.lastTick + state.offset),
      ...(state.sentClock === clockOf(current) ? {} : { metadata: metadataOf(sync, current) }),
    });
    state.sentClock = clockOf(current);
    applyRun(sync, run, sentAt);
  } catch (error) {
    if (hasCode(error, 'study_run.elsewhere')) drop(sync, 'taken-over');
    else if (hasCode(error, 'study_run.ended', 'study_run.not_found')) await handleRunOver(sync, runId);
  }
};

/** Ends the run before the feedback, so that no other device keeps counting. */
const finishRun = async (sync: Sync, { studiedMs }: ActiveTimer, runId: string) => {
  const { calls, state } = sync;
  const reportedSeconds = sessionSeconds(studiedMs / 1000);
  // Too short for a session, so it is being discarded.
  if (reportedSeconds === 0) return;
  try {
    await calls.finish(runId, reportedSeconds);
    state.finishedRun = runId;
  } catch (error) {
    // The next refresh retries, unless the server replied.
    if (hasCode(error, 'study_run.elsewhere')) drop(sync, 'taken-over');
    else if (hasCode(error, 'study_run.ended', 'study_run.not_found')) state.finishedRun = runId;
  }
};

const syncOnce = async (sync: Sync) => {
  const { timer, state } = sync;
  markSynced(sync);
  timer.refresh();
  const current = timer.current();
  const toFinish = runToFinish(sync, current);
  if (toFinish) return finishRun(sync, current as ActiveTimer, toFinish);
  if (!isOn(current) || state.ignoredKey === keyOf(current)) return;
  if (current.run) await tickRun(sync, current, current.run.id);
  else await startRun(sync, current);
};

/** Pause and resume are sent at once, because other devices show the same clock. */
const hasClockChanged = (before: Timer, now: Timer) =>
  isOn(now) &&
  isOn(before) &&
  now.run !== null &&
  now.startedAt === before.startedAt &&
  (now.state !== before.state || now.endsAt !== before.endsAt);

/** Compares this device's run with the server's. */
const verifyRun = async (sync: Sync) => {
  const { timer, calls, state } = sync;
  const current = timer.current();
  if (current.state === 'idle' || !current.run || state.ignoredKey === current.run.id) return;
  const { run, left } = await calls.active();
  const now = timer.current();
  if (now.state === 'idle' || now.run?.id !== current.run.id) return;
  if (run?.id === now.run.id) {
    if (!run.mine) drop(sync, 'taken-over');
  } else if (left?.runId === now.run.id) state.ignoredKey = now.run.id;
  else handleEnded(sync, now.run.id);
};

const takeOverRun = async (sync: Sync, runId: string) => {
  const { timer, calls, state } = sync;
  const sentAt = timer.now();
  const run = await calls.takeover(runId);
  measureOffset(sync, run, sentAt);
  const taken = restoreRunTimer(run, state.offset, timer.now());
  if (!taken) return false;
  state.before = taken;
  timer.replaceWith(taken, 0);
  markSynced(sync);
  return true;
};

/** Syncs start, ticks and other devices' changes with the server's run. */
export const createRunSync = (deps: RunSyncDeps) => {
  const { timer, withTabLock } = deps;
  const state = createState(timer);
  const sync: Sync = { ...deps, state };
  let running: Promise<void> | null = null;

  /** One call at a time; changes during it are sent by the next. */
  const begin = (): Promise<void> => {
    state.again = true;
    running ??= (async () => {
      // The refresh below must find `running` set.
      await Promise.resolve();
      while (state.again) {
        state.again = false;
        await withTabLock(() => syncOnce(sync)).catch(() => undefined);
      }
      running = null;
    })();
    return running;
  };

  const stop = timer.onRefresh((current, now) => {
    const { before } = state;
    const fresh = isOn(current) && (!isOn(before) || before.startedAt !== current.startedAt);
    const hasEnded = isOn(before) && runToFinish(sync, current) !== null;
    state.before = current;
    // The tab that started the timer calls `begin`; the others wait for the next tick.
    if (fresh) markSynced(sync);
    else if (hasEnded || hasClockChanged(before, current)) void begin();
    else if (!running && (runToFinish(sync, current) || isTickDue(current, state.lastSync, now)))
      void begin();
  });

  return {
    begin,
    stop,
    offset: () => state.offset,
    verify: () => verifyRun(sync),
    takeOver: (runId: string) => takeOverRun(sync, runId),
  };
};
