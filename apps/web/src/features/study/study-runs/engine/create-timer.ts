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

export type TimerWorld = {
  now: () => number;
  /** The stored record, shared by all tabs of the person. */
  read: () => string | null;
  write: (text: string) => void;
  remove: () => void;
  /** One shot; gives a way to call it off. */
  after: (ms: number, work: () => void) => () => void;
};

/** While paused the face stands still; it is looked at only for the server's sake. */
const PAUSED_LOOK_MS = 15_000;

/** What a screen draws anew for. The passing of time is not among it: the faces draw that themselves. */
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

/** How long until a face shows another second, or the period ends. */
export const msToNextSecond = (timer: Timer, now: number): number | null => {
  if (timer.state === 'paused') return PAUSED_LOOK_MS;
  if (timer.state !== 'running' && timer.state !== 'break') return null;
  const left = timer.endsAt - now;
  const gone = timer.periodMs - left;
  const up = countsUp(timer.mode) && timer.state === 'running';
  const wait = up ? Math.min(1000 - (gone % 1000), left) : left % 1000 || 1000;
  return Math.max(1, wait);
};

/**
 * One timer of one person in this tab. The rules are the domain's; the stored record is the truth, so that every tab
 * has the same. It has the only loop: one timeout, at the turn of a second.
 */
export const createTimer = (world: TimerWorld) => {
  const changes = new Set<() => void>();
  const looks = new Set<(timer: Timer, now: number) => void>();
  const signals = new Set<(signal: TimerSignal, timer: Timer) => void>();
  let timer: Timer = IDLE;
  let shown: Timer = IDLE;
  let raw: string | null = null;
  let cancel: (() => void) | null = null;
  let open = false;

  const store = (next: Timer) => {
    raw = next.state === 'idle' ? null : JSON.stringify(toRecord(next));
    if (raw === null) world.remove();
    else world.write(raw);
  };

  const show = () => {
    if (isSame(shown, timer)) return;
    shown = timer;
    for (const listener of [...changes]) listener();
  };

  /** Takes over what another tab has written. */
  const adopt = () => {
    const text = world.read();
    if (text === raw) return;
    raw = text;
    const record = parseTimerRecord(text);
    timer = record ? restoreTimer(record, world.now()) : IDLE;
  };

  const schedule = () => {
    cancel?.();
    const wait = open ? msToNextSecond(timer, world.now()) : null;
    cancel = wait === null ? null : world.after(wait, look);
  };

  /** What there is to ring for: a period that ended by itself, whichever tab was first to write it down. */
  const signalSince = (seen: Timer, now: number): TimerSignal | null => {
    const alone = advance(seen, now);
    const here = advance(timer, now);
    if (alone.state === 'idle' || here.state === 'idle' || alone.startedAt !== here.startedAt) return null;
    const same = alone.state === here.state && alone.currentSession === here.currentSession;
    return same ? signalBetween(seen, alone) : null;
  };

  const pass = (event: TimerEvent) => {
    const seen = timer;
    adopt();
    const now = world.now();
    const before = timer;
    const signal = signalSince(seen, now);
    timer = stepTimer(timer, event, now);
    return { before, now, signal };
  };

  const settle = (now: number, signal: TimerSignal | null) => {
    show();
    for (const listener of [...looks]) listener(timer, now);
    if (signal) for (const listener of [...signals]) listener(signal, timer);
    schedule();
  };

  function look() {
    if (!open) return;
    const { before, now, signal } = pass({ type: 'tick' });
    // The passing of time is not written down: it is reckoned again.
    if (!isSame(before, timer)) store(timer);
    settle(now, signal);
  }

  const dispatch = (event: TimerEvent): Timer => {
    const { before, now, signal } = pass(event);
    if (timer !== before) store(timer);
    settle(now, signal);
    return timer;
  };

  return {
    /** The same reference until something but time changes. */
    get: (): Timer => shown,
    /** Brought to the last look. */
    current: (): Timer => timer,
    now: world.now,
    subscribe: (listener: () => void) => {
      changes.add(listener);
      return () => {
        changes.delete(listener);
      };
    },
    /** At every turn of a second while it runs, and at every event. */
    onLook: (listener: (timer: Timer, now: number) => void) => {
      looks.add(listener);
      return () => {
        looks.delete(listener);
      };
    },
    /** A period ended by itself. */
    onSignal: (listener: (signal: TimerSignal, timer: Timer) => void) => {
      signals.add(listener);
      return () => {
        signals.delete(listener);
      };
    },
    dispatch,
    /** Right again after sleep, in a tab that was away, or after another tab's word. */
    look,
    /** A timer that began elsewhere; `byMs` tells it on this device's clock. */
    take: (taken: ActiveTimer, byMs: number) => {
      const now = world.now();
      timer = advance(shiftTimer(taken, byMs), now);
      store(timer);
      settle(now, null);
    },
    open: () => {
      open = true;
      raw = null;
      timer = IDLE;
      look();
    },
    close: () => {
      open = false;
      cancel?.();
      cancel = null;
      raw = null;
      timer = IDLE;
      show();
    },
  };
};

export type TimerEngine = ReturnType<typeof createTimer>;
