import type { StudyRun } from '@netlik/contract/study/study-runs';
import {
  type ActiveTimer,
  plannedSeconds,
  shiftTimer,
  type Timer,
} from '@netlik/domain/study/study-runs/machine';
import { readTimerRecord, restoreTimer, toRecord } from '@netlik/domain/study/study-runs/record';
import { tickDue } from '@netlik/domain/study/study-runs/run';
import { ApiError } from '../../../../api/api-error.ts';
import type { TimerEngine } from './create-timer.ts';
import type { RunCalls } from './run-calls.ts';

/** Why the timer is no longer this device's, or why the server does not watch it. */
export type RunNews = 'running-elsewhere' | 'taken-over' | 'ended-elsewhere' | 'not-watched';

export type SyncWorld = {
  timer: TimerEngine;
  calls: RunCalls;
  /** Runs whose stop waits in the outbox: to the server they still run. */
  isEnding: (runId: string) => boolean;
  /** One tab at a time; skipped where another is at it. */
  alone: (work: () => Promise<void>) => Promise<void>;
  onNews: (news: RunNews) => void;
};

/** A local timer younger than this has nothing in it that a refused start could cost. */
const FRESH_MS = 30_000;
/** So much more than the server has heard of may not go with a run that ended elsewhere. */
const UNHEARD_MS = 60_000;
/** Both starts are the same one if they are so close. */
const SAME_START_MS = 2_000;

const has = (error: unknown, ...codes: string[]) => error instanceof ApiError && codes.includes(error.code);
const isOffline = (error: unknown) => error instanceof ApiError && error.status === 0;
const iso = (instant: number) => new Date(instant).toISOString();
const isOn = (timer: Timer): timer is ActiveTimer => timer.state !== 'idle' && timer.state !== 'completed';

/** The timer as another device left it with the server, told on this device's clock; null where it cannot be read. */
export const timerOfRun = (
  { id, metadata, accumulatedSeconds, startedAt }: StudyRun,
  offset: number,
  now: number,
) => {
  const record = readTimerRecord(metadata);
  if (!record) return null;
  const run = { id, accumulatedSeconds, startedAt: Date.parse(startedAt) };
  return restoreTimer(toRecord({ ...shiftTimer(restoreTimer(record, record.lastTick), -offset), run }), now);
};

/** Keeps the server's run in step with the timer: start, tick, and what another device did to it. */
export const createRunSync = ({ timer, calls, isEnding, alone, onNews }: SyncWorld) => {
  let told = { at: 0, studiedMs: 0 };
  /** What the server's clock is ahead of this one. */
  let offset = 0;
  /** The run was closed without us and waits for its end, or somebody else's runs: the server is not asked again. */
  let silent = '';
  let before: Timer = timer.current();
  /** The clock the other devices have been told of: they reckon the rest themselves. */
  let shape = '';

  const shapeOf = ({ state, endsAt, startedAt }: ActiveTimer) => `${state} ${endsAt} ${startedAt}`;
  const keyOf = ({ startedAt, run }: ActiveTimer) => run?.id ?? String(startedAt);

  const note = () => {
    const current = timer.current();
    told = { at: timer.now(), studiedMs: current.state === 'idle' ? 0 : current.studiedMs };
  };

  const hear = (run: StudyRun, asked: number) => {
    offset = Date.parse(run.serverNow) - Math.round((asked + timer.now()) / 2);
    const current = timer.current();
    if (current.state === 'idle') return;
    const { id, accumulatedSeconds } = run;
    timer.dispatch({ type: 'attachRun', run: { id, accumulatedSeconds, startedAt: current.startedAt } });
  };

  /** The server has another end of it. What it never heard of is kept, to be saved or thrown away by its owner. */
  const ended = (runId: string) => {
    const current = timer.current();
    if (current.state === 'idle' || current.run?.id !== runId) return;
    const unheard = current.studiedMs - current.run.accumulatedSeconds * 1000;
    if (unheard >= UNHEARD_MS) silent = runId;
    else drop('ended-elsewhere');
  };

  const drop = (news: RunNews) => {
    timer.dispatch({ type: 'discard' });
    onNews(news);
  };

  const metadataOf = (current: ActiveTimer) => ({ ...toRecord(shiftTimer(current, offset)) });

  /** Somebody else's run is in the way. What was studied without it stays; what has only just begun gives way. */
  const giveWay = async (current: ActiveTimer) => {
    const { run } = await calls.active();
    if (run?.mine && Math.abs(Date.parse(run.startedAt) - offset - current.startedAt) < SAME_START_MS)
      return hear(run, timer.now());
    if (!run || isEnding(run.id)) return;
    if (current.studiedMs < FRESH_MS) drop('running-elsewhere');
    else silent = keyOf(current);
  };

  const start = async (current: ActiveTimer) => {
    const asked = timer.now();
    try {
      const run = await calls.start({
        subject: current.config.subject,
        technique: current.mode,
        startedAt: iso(current.startedAt + offset),
        accumulatedSeconds: Math.floor(current.studiedMs / 1000),
        plannedSeconds: plannedSeconds(current.mode, current.config),
        metadata: metadataOf(current),
      });
      shape = shapeOf(current);
      const now = timer.current();
      // Ended or begun anew while the answer was on its way: that run is nobody's.
      if (now.state === 'idle' || now.startedAt !== current.startedAt) await calls.discard(run.id);
      else hear(run, asked);
    } catch (error) {
      if (has(error, 'study_run.running', 'request.idempotency_reused')) await giveWay(current);
      else if (!isOffline(error)) onNews('not-watched');
    }
  };

  /** The run is over at the server. Closed there for want of news, it still waits for this device; else it is gone. */
  const over = async (runId: string) => {
    const { left } = await calls.active();
    if (left?.runId === runId) silent = runId;
    else ended(runId);
  };

  const tick = async (current: ActiveTimer, runId: string) => {
    const asked = timer.now();
    try {
      const run = await calls.tick({
        runId,
        accumulatedSeconds: Math.floor(current.studiedMs / 1000),
        lastTickAt: iso(current.lastTick + offset),
        ...(shape === shapeOf(current) ? {} : { metadata: metadataOf(current) }),
      });
      shape = shapeOf(current);
      hear(run, asked);
    } catch (error) {
      if (has(error, 'study_run.elsewhere')) drop('taken-over');
      else if (has(error, 'study_run.ended', 'study_run.not_found')) await over(runId);
    }
  };

  const once = async () => {
    note();
    timer.look();
    const current = timer.current();
    if (!isOn(current) || silent === keyOf(current)) return;
    if (current.run) await tick(current, current.run.id);
    else await start(current);
  };

  let running: Promise<void> | null = null;
  let again = false;

  /** One question at a time; what changed while it was under way is told in the next. */
  const sync = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        await alone(once).catch(() => undefined);
      }
      running = null;
    })();
    return running;
  };

  /** A pause, or what ends one, is told at once: another device shows the same clock. */
  const isWorthTelling = (now: Timer) =>
    isOn(now) &&
    isOn(before) &&
    now.run !== null &&
    now.startedAt === before.startedAt &&
    (now.state !== before.state || now.endsAt !== before.endsAt);

  const stop = timer.onLook((current, now) => {
    const fresh = isOn(current) && (!isOn(before) || before.startedAt !== current.startedAt);
    const worth = isWorthTelling(current);
    before = current;
    // In the tab that started it `begin` follows; the others wait their turn.
    if (fresh) note();
    else if (worth || (!running && tickDue(current, told, now))) void sync();
  });

  return {
    begin: sync,
    stop,
    offset: () => offset,
    /** The server says that something happened to the run. */
    verify: async () => {
      const current = timer.current();
      if (current.state === 'idle' || !current.run || silent === current.run.id) return;
      const { run, left } = await calls.active();
      const now = timer.current();
      if (now.state === 'idle' || now.run?.id !== current.run.id) return;
      if (run?.id === now.run.id) {
        if (!run.mine) drop('taken-over');
      } else if (left?.runId === now.run.id) silent = now.run.id;
      else ended(now.run.id);
    },
    /** Goes on here with what runs elsewhere. */
    takeOver: async (runId: string) => {
      const asked = timer.now();
      const run = await calls.takeover(runId);
      offset = Date.parse(run.serverNow) - Math.round((asked + timer.now()) / 2);
      const taken = timerOfRun(run, offset, timer.now());
      if (!taken) return false;
      before = taken;
      timer.take(taken, 0);
      note();
      return true;
    },
  };
};
