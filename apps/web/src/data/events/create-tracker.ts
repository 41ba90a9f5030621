import type { EventBody } from '@netlik/contract/platform/events';

export type Meta = Record<string, string | number | boolean | null>;

export type TrackerDeps = {
  /** The signed-in user who has given consent, or null; nothing is recorded without one. */
  person: () => string | null;
  path: () => string;
  now: () => number;
  /** `isUnloading`: the page may close before the reply. Rejects if the batch may be sent again. */
  send: (batch: EventBody[], isUnloading: boolean) => Promise<void>;
};

export const MAX_QUEUED = 200;
const FLUSH_INTERVAL_MS = 10_000;
const MAX_TEXT = 200;
const MAX_KEYS = 20;

/** Drops the query, because a link may carry a token. */
export const plainPath = (address: string): string => address.split(/[?#]/, 1)[0]!.slice(0, 500);

const limitMeta = (meta: Meta): Meta =>
  Object.fromEntries(
    Object.entries(meta)
      .filter(([key, value]) => key.length <= 40 && (typeof value !== 'number' || Number.isFinite(value)))
      .slice(0, MAX_KEYS)
      .map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, MAX_TEXT) : value]),
  );

const EVENT_NAME = /^[a-z][a-z0-9_.-]{0,63}$/i;

/** Sends events in batches; it never throws and never blocks the caller. */
export const createTracker = ({ person, path, now, send }: TrackerDeps, batchSize: number) => {
  let waiting: { person: string; event: EventBody }[] = [];
  let isScheduled = false;
  let sending = false;

  const scheduleFlush = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      void flush();
    }, FLUSH_INTERVAL_MS);
  };

  const takeBatch = (who: string) => {
    // Events of another user are dropped instead of sent under this one.
    waiting = waiting.filter((one) => one.person === who);
    return waiting.splice(0, batchSize);
  };

  const flush = async (isUnloading = false): Promise<void> => {
    const who = person();
    if (who === null) {
      waiting = [];
      return;
    }
    if (sending && !isUnloading) return;
    const batch = takeBatch(who);
    if (batch.length === 0) return;
    sending = true;
    try {
      await send(
        batch.map(({ event }) => event),
        isUnloading,
      );
    } catch {
      // Drops the oldest events beyond the limit.
      waiting = [...batch, ...waiting].slice(-MAX_QUEUED);
    } finally {
      sending = false;
    }
    if (waiting.length > 0) scheduleFlush();
  };

  const track = (event: string, meta?: Meta, referrer?: string): void => {
    try {
      const who = person();
      if (who === null || !EVENT_NAME.test(event)) return;
      const body: EventBody = { event, path: plainPath(path()), ts: now() };
      if (referrer !== undefined) body.referrer = plainPath(referrer);
      if (meta) body.meta = limitMeta(meta);
      waiting = [...waiting, { person: who, event: body }].slice(-MAX_QUEUED);
      if (waiting.length >= batchSize) void flush();
      else scheduleFlush();
    } catch {
      // A lost event must not break the page.
    }
  };

  return { track, flush, waiting: () => waiting.length };
};
