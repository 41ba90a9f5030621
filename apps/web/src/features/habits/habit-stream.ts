import type { HabitEvents } from '@netlik/contract/habits';
import { backoff } from '../../live/backoff.ts';

/** The part of the browser's EventSource that is used. */
export type Stream = Pick<EventTarget, 'addEventListener'> & { close(): void };

export type StreamDeps = {
  /** Requests a single-use ticket. */
  ticket: (signal: AbortSignal) => Promise<string>;
  open: (ticket: string) => Stream;
  random: () => number;
};

export type StreamListeners = {
  onCompleted: (event: HabitEvents['habit_completed']) => void;
  /** Something changed that the page should read again, or may have while the stream was closed. */
  onReload: () => void;
};

const parse = (event: Event): unknown => {
  try {
    return JSON.parse((event as MessageEvent<string>).data);
  } catch {
    return null;
  }
};

/**
 * One stream until it is closed. The browser would reconnect with the ticket that is used up, so each connection is
 * opened here, with a new one.
 */
export const openHabitStream = (
  deps: StreamDeps,
  { onCompleted, onReload }: StreamListeners,
): (() => void) => {
  const left = new AbortController();
  let stream: Stream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasOpen = false;

  const retry = () => {
    stream?.close();
    stream = undefined;
    if (left.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), backoff(failures, deps.random()));
    failures += 1;
  };

  const connect = async () => {
    const ticket = await deps.ticket(left.signal).catch(() => null);
    if (left.signal.aborted) return;
    if (ticket === null) return retry();
    stream = deps.open(ticket);
    stream.addEventListener('open', () => {
      failures = 0;
      // Events of the time between two connections are lost.
      if (wasOpen) onReload();
      wasOpen = true;
    });
    stream.addEventListener('error', retry);
    stream.addEventListener('habit_completed', (event) => {
      const data = parse(event) as HabitEvents['habit_completed'] | null;
      if (data) onCompleted(data);
    });
    stream.addEventListener('habit_routines_list', onReload);
    stream.addEventListener('habit_notification', (event) => {
      const data = parse(event) as HabitEvents['habit_notification'] | null;
      if (data?.type === 'habit_pending_final') onReload();
    });
  };

  void connect();
  return () => {
    left.abort();
    clearTimeout(timer);
    stream?.close();
  };
};

/** Calls at once, then at most once in the time; the last call is never lost. */
export const throttle = (work: () => void, ms: number): { run: () => void; cancel: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = false;
  const rest = () => {
    timer = undefined;
    if (!waiting) return;
    waiting = false;
    run();
  };
  const run = () => {
    if (timer) {
      waiting = true;
      return;
    }
    timer = setTimeout(rest, ms);
    work();
  };
  return { run, cancel: () => clearTimeout(timer) };
};
