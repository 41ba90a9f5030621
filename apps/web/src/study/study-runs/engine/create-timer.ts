import {
  type ActiveTimer,
  advance,
  IDLE,
  shiftTimer,
  stepTimer,
  type Timer,
  type TimerEvent,
} from '@netlik/domain/study/study-runs/machine';
import { countsUp } from '@netlik/domain/study/study-runs/modes';
import { parseTimerRecord, restoreTimer, toRecord } from '@netlik/domain/study/study-runs/record';
import { signalBetween, type TimerSignal } from '@netlik/domain/study/study-runs/view';
import { atom } from 'nanostores';

export type TimerDeps = {
  now: () => number;
  /** All tabs of the user share this record. */
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
  after: (ms: number, work: () => void) => () => void;
};

/** A paused face does not change, so the refresh only syncs with the server. */
const PAUSED_REFRESH_MS = 15_000;

/** True if React has nothing to render; the faces draw passing time themselves. */
const isSame = (a: Timer, b: Timer): boolean => {
  if (a.state === 'idle' || b.state === 'idle') return a.state === b.state;
  return (
    a.state === b.state &&
    a.endsAt === b.endsAt &&
    a.startedAt === b.startedAt &&
    a.currentSession === b.currentSession &&
    a.run?.id === b.run?.id
  );
};

/** Milliseconds until the displayed second changes or the period ends. */
export const msToNextSecond = (timer: Timer, now: number): number | null => {
  if (timer.state === 'paused') return PAUSED_REFRESH_MS;
  if (timer.state !== 'running' && timer.state !== 'break') return null;
  const left = timer.endsAt - now;
  const gone = timer.periodMs - left;
  const up = countsUp(timer.mode) && timer.state === 'running';
  const wait = up ? Math.min(1000 - (gone % 1000), left) : left % 1000 || 1000;
  return Math.max(1, wait);
};

/** The signal of a period that ended by itself, whichever tab stored it first. */
const signalSince = (seen: Timer, stored: Timer, now: number): TimerSignal | null => {
  const alone = advance(seen, now);
  const here = advance(stored, now);
  if (alone.state === 'idle' || here.state === 'idle' || alone.startedAt !== here.startedAt) return null;
  const same = alone.state === here.state && alone.currentSession === here.currentSession;
  return same ? signalBetween(seen, alone) : null;
};

/** The timer of the stored record, which is the source of truth for all tabs. */
const createStoredTimer = (deps: TimerDeps) => {
  let timer: Timer = IDLE;
  let raw: string | null = null;

  const readStored = () => {
    const text = deps.read();
    if (text === raw) return;
    raw = text;
    const record = parseTimerRecord(text);
    timer = record ? restoreTimer(record, deps.now()) : IDLE;
  };
  return {
    get: () => timer,
    store: () => {
      raw = timer.state === 'idle' ? null : JSON.stringify(toRecord(timer));
      if (raw === null) deps.remove();
      else deps.write(raw);
    },
    set: (next: Timer) => {
      timer = next;
    },
    forget: () => {
      raw = null;
      timer = IDLE;
    },
    applyEvent: (event: TimerEvent) => {
      const seen = timer;
      readStored();
      const now = deps.now();
      const before = timer;
      const signal = signalSince(seen, timer, now);
      timer = stepTimer(timer, event, now);
      return { before, now, signal };
    },
  };
};

/** This is the only loop, with one timeout per second. */
export const createTimer = (deps: TimerDeps) => {
  const shown = atom<Timer>(IDLE);
  const lastRefresh = atom({ timer: IDLE as Timer, now: 0 });
  const lastSignal = atom<{ signal: TimerSignal } | null>(null);
  const stored = createStoredTimer(deps);
  let cancel: (() => void) | null = null;
  let open = false;

  const show = () => {
    if (!isSame(shown.get(), stored.get())) shown.set(stored.get());
  };

  const schedule = () => {
    cancel?.();
    const wait = open ? msToNextSecond(stored.get(), deps.now()) : null;
    cancel = wait === null ? null : deps.after(wait, refresh);
  };

  const publish = (now: number, signal: TimerSignal | null) => {
    show();
    lastRefresh.set({ timer: stored.get(), now });
    if (signal) lastSignal.set({ signal });
    schedule();
  };

  function refresh() {
    if (!open) return;
    const { before, now, signal } = stored.applyEvent({ type: 'tick' });
    // Passing time is computed from the record, not stored.
    if (!isSame(before, stored.get())) stored.store();
    publish(now, signal);
  }

  return {
    /** Returns the same reference until something other than time changes. */
    get: shown.get,
    listen: shown.listen,
    current: stored.get,
    now: deps.now,
    onRefresh: (listener: (timer: Timer, now: number) => void) =>
      lastRefresh.listen((last) => listener(last.timer, last.now)),
    onSignal: (listener: (signal: TimerSignal) => void) =>
      lastSignal.listen((last) => last && listener(last.signal)),
    dispatch: (event: TimerEvent): Timer => {
      const { before, now, signal } = stored.applyEvent(event);
      if (stored.get() !== before) stored.store();
      publish(now, signal);
      return stored.get();
    },
    /** Catches up after sleep, in a hidden tab, or after another tab's change. */
    refresh,
    /** Continues a timer started elsewhere; `byMs` shifts it to this device's clock. */
    replaceWith: (replacement: ActiveTimer, byMs: number) => {
      const now = deps.now();
      stored.set(advance(shiftTimer(replacement, byMs), now));
      stored.store();
      publish(now, null);
    },
    open: () => {
      open = true;
      stored.forget();
      refresh();
    },
    close: () => {
      open = false;
      cancel?.();
      cancel = null;
      stored.forget();
      show();
    },
  };
};

export type TimerEngine = ReturnType<typeof createTimer>;
