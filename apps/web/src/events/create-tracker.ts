import type { EventBody } from '@netlik/contract/events';

export type Meta = Record<string, string | number | boolean | null>;

export type TrackerWorld = {
  /** Who is signed in and has accepted the notice, or null: then nothing is recorded. */
  person: () => string | null;
  path: () => string;
  now: () => number;
  /** `leaving`: the page may be gone before the answer. Rejects where the batch may be sent again. */
  send: (batch: EventBody[], leaving: boolean) => Promise<void>;
};

export const MOST_WAITING = 200;
const EVERY_MS = 10_000;
const MOST_TEXT = 200;
const MOST_KEYS = 20;

/** Without the query: a link may carry a token. */
export const plainPath = (address: string): string => address.split(/[?#]/, 1)[0]!.slice(0, 500);

const fitting = (meta: Meta): Meta =>
  Object.fromEntries(
    Object.entries(meta)
      .filter(([key, value]) => key.length <= 40 && (typeof value !== 'number' || Number.isFinite(value)))
      .slice(0, MOST_KEYS)
      .map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, MOST_TEXT) : value]),
  );

const name = /^[a-z][a-z0-9_.-]{0,63}$/i;

/** Collects what happened and sends it now and then. Nothing the person does ever waits for it or fails by it. */
export const createTracker = ({ person, path, now, send }: TrackerWorld, batchSize: number) => {
  let waiting: { person: string; event: EventBody }[] = [];
  let planned = false;
  let sending = false;

  const later = () => {
    if (planned) return;
    planned = true;
    setTimeout(() => {
      planned = false;
      void flush();
    }, EVERY_MS);
  };

  const take = (who: string) => {
    // What another person left behind is sent in nobody's name.
    waiting = waiting.filter((one) => one.person === who);
    return waiting.splice(0, batchSize);
  };

  const flush = async (leaving = false): Promise<void> => {
    const who = person();
    if (who === null) {
      waiting = [];
      return;
    }
    if (sending && !leaving) return;
    const batch = take(who);
    if (batch.length === 0) return;
    sending = true;
    try {
      await send(
        batch.map(({ event }) => event),
        leaving,
      );
    } catch {
      // The newest are worth more than the oldest.
      waiting = [...batch, ...waiting].slice(-MOST_WAITING);
    } finally {
      sending = false;
    }
    if (waiting.length > 0) later();
  };

  const track = (event: string, meta?: Meta, referrer?: string): void => {
    try {
      const who = person();
      if (who === null || !name.test(event)) return;
      const body: EventBody = { event, path: plainPath(path()), ts: now() };
      if (referrer !== undefined) body.referrer = plainPath(referrer);
      if (meta) body.meta = fitting(meta);
      waiting = [...waiting, { person: who, event: body }].slice(-MOST_WAITING);
      if (waiting.length >= batchSize) void flush();
      else later();
    } catch {
      // A lost event is nobody's business.
    }
  };

  return { track, flush, waiting: () => waiting.length };
};
