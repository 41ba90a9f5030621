import { backoff } from '../live/backoff.ts';
import { outboxTexts } from './outbox.texts.ts';
import type { Entry, Store, WriteInput } from './store.ts';
import { verdictOn } from './verdict.ts';

export type OutboxWorld = {
  store: Store;
  /** Who is signed in, or null. */
  person: () => string | null;
  /** False where a try is surely in vain. */
  online: () => boolean;
  /** Rejects as `call` does. Undefined where no such write is known. */
  send: (entry: Entry) => Promise<unknown> | undefined;
  /** One at a time over all tabs, in turn. */
  inTurn: (person: string, work: () => Promise<void>) => Promise<void>;
  /** Tells the other tabs. */
  tell: (said: Said) => void;
  now: () => number;
  random: () => number;
};

/** Until when the server asked this person to wait. */
type Pause = { person: string; until: number };

/** A write the server has done, and its answer. */
export type Done = { person: string; key: string; at: number; answer: unknown };

/** The name of a write that was sent, or null for any other change. */
export type Said = { sent: string | null; done?: Done; pause?: Pause };

export type OutboxState = {
  entries: readonly Entry[];
  sending: boolean;
  /** The last try found no server. */
  trouble: boolean;
  durable: boolean;
};

/** The server forgets keys after 30 days: an older try may have been done, and the next would do it again. */
const KEY_LIVES_MS = 29 * 24 * 3_600_000;

type NewWrite = { write: string; input: WriteInput; idempotencyKey: string; label: string };

export const createOutbox = (world: OutboxWorld) => {
  const { store } = world;
  const listeners = new Set<() => void>();
  const sentListeners = new Set<(write: string, done: Done) => void>();
  let state: OutboxState = { entries: [], sending: false, trouble: false, durable: store.durable };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let pause: Pause | null = null;
  let running: Promise<void> | null = null;
  let again = false;

  const set = (change: Partial<OutboxState>) => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  };

  const reload = async () => {
    const person = world.person();
    const entries = person === null ? [] : await store.list(person);
    // Somebody else may have come while the disk was read.
    if (world.person() === person) set({ entries });
  };

  const changed = async () => {
    world.tell({ sent: null });
    await reload();
  };

  const hearDone = async (sent: string, done: Done) => {
    await reload();
    for (const listener of [...sentListeners]) listener(sent, done);
  };

  const drainIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void drain(), ms);
  };

  const later = (person: string, afterMs: number | null) => {
    if (afterMs !== null) {
      pause = { person, until: world.now() + afterMs };
      world.tell({ sent: null, pause });
    }
    drainIn(afterMs ?? backoff(failures, world.random()));
    failures += 1;
  };

  const park = async ({ seq }: Entry, message: string) => {
    await store.update(seq, { state: 'failed', message });
    await changed();
  };

  /** Sends one. True where the next may follow. */
  const sendOne = async (entry: Entry): Promise<boolean> => {
    const { seq, tries, broken, at, write, key, person } = entry;
    if (tries > 0 && world.now() - at > KEY_LIVES_MS) {
      await park(entry, outboxTexts.tooOld);
      return true;
    }
    // Counted before the try: a page that dies during it may still have reached the server.
    await store.update(seq, { tries: tries + 1 });
    if (world.person() !== person) return false;
    let answer: unknown;
    try {
      const sending = world.send(entry);
      if (!sending) {
        await park(entry, outboxTexts.unknown);
        return true;
      }
      answer = await sending;
    } catch (error) {
      const verdict = verdictOn(error, entry);
      if (verdict.is === 'park') {
        await park(entry, verdict.message);
        return true;
      }
      if (verdict.is === 'again') {
        await store.update(seq, { broken: broken + (verdict.broken ? 1 : 0), message: verdict.message });
        set({ trouble: true });
        later(person, verdict.afterMs);
      }
      await changed();
      return false;
    }
    failures = 0;
    await store.remove(seq);
    set({ trouble: false });
    const done = { person, key, at, answer };
    world.tell({ sent: write, done });
    await hearDone(write, done);
    return true;
  };

  /** The disk is asked before each: another tab may have added, removed or sent some. */
  const sendAll = async (person: string) => {
    for (;;) {
      if (world.person() !== person) return;
      const next = (await store.list(person)).find((entry) => entry.state === 'waiting');
      if (!next || !(await sendOne(next))) return;
    }
  };

  const once = async () => {
    const person = world.person();
    await reload();
    if (person === null || !state.entries.some((entry) => entry.state === 'waiting')) return;
    clearTimeout(timer);
    // Nothing to wait for but the connection itself, and that announces itself.
    if (!world.online()) return;
    // Every try before its time would be refused, and may make the wait longer.
    const waitMs = pause?.person === person ? pause.until - world.now() : 0;
    if (waitMs > 0) return drainIn(waitMs);
    set({ sending: true });
    try {
      await world.inTurn(person, () => sendAll(person));
    } finally {
      set({ sending: false });
      await reload();
    }
  };

  /** Sends what waits, now or as soon as the server lets us. Never rejects. */
  const drain = (): Promise<void> => {
    if (running) {
      // What was added behind the back of the running round gets one of its own.
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await once().catch(() => undefined);
      } while (again);
      running = null;
    })();
    return running;
  };

  return {
    get: (): OutboxState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** A write of this name has been done, here or in another tab: what shows it may ask again. */
    onSent: (listener: (write: string, done: Done) => void) => {
      sentListeners.add(listener);
      return () => {
        sentListeners.delete(listener);
      };
    },
    /** Resolves when it is kept on this device; it is sent as soon as that can be. */
    enqueue: async ({ write, input, idempotencyKey, label }: NewWrite) => {
      const person = world.person();
      if (person === null) throw new Error('Nobody is signed in to keep a write for.');
      await store.add({ person, write, input, key: idempotencyKey, label, at: world.now() });
      await changed();
      void drain();
    },
    drain: () => {
      failures = 0;
      return drain();
    },
    /** From the person: a parked one goes back into the queue, at its old place. */
    retry: async (seq: number) => {
      await store.update(seq, { state: 'waiting', broken: 0, message: null });
      await changed();
      failures = 0;
      await drain();
    },
    remove: async (seq: number) => {
      await store.remove(seq);
      await changed();
    },
    clear: async (person: string) => {
      clearTimeout(timer);
      await store.clear(person);
      set({ trouble: false });
      await changed();
    },
    /** Everything of this person that is not at the server, also what it refused. */
    count: async () => {
      await reload();
      return state.entries.length;
    },
    hear: async ({ sent, done, pause: told }: Said) => {
      if (told) pause = told;
      // An answer is for the eyes of who asked.
      if (sent !== null && done?.person === world.person()) await hearDone(sent, done!);
      else await reload();
    },
  };
};
