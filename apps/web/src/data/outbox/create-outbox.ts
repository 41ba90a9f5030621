import type { Topic } from '@netlik/contract/topics';
import { atom } from 'nanostores';
import { backoff } from '../live/backoff.ts';
import { outboxTexts } from './outbox.texts.ts';
import { decideRetry } from './retry-decision.ts';
import type { Entry, Store, WriteInput } from './store.ts';

export type OutboxDeps = {
  store: Store;
  person: () => string | null;
  /** False if the browser knows that it is offline. */
  online: () => boolean;
  /** Rejects as `call` does; resolves to null if this version does not know the write. */
  send: (entry: Entry) => Promise<SentWrite | null>;
  /** Runs one at a time across all tabs. */
  withLock: (person: string, work: () => Promise<void>) => Promise<void>;
  broadcast: (message: TabMessage) => void;
  /** Called for every sent write, from whichever tab. */
  onSent: (write: string, done: Done) => void;
  now: () => number;
  random: () => number;
};

/** From a Retry-After header. */
type Pause = { person: string; until: number };

export type SentWrite = { answer: unknown; changes: readonly Topic[] };

export type Done = SentWrite & { person: string; key: string; at: number };

/** `sent` is the name of a sent write, or null for any other change. */
export type TabMessage = { sent: string | null; done?: Done; pause?: Pause };

export type OutboxState = {
  entries: readonly Entry[];
  sending: boolean;
  /** The last attempt did not reach the server. */
  isServerUnreachable: boolean;
  durable: boolean;
};

/** The server drops idempotency keys after 30 days, so a later retry could perform the write twice. */
const KEY_LIFETIME_MS = 29 * 24 * 3_600_000;

type NewWrite = { write: string; input: WriteInput; idempotencyKey: string; label: string };

export const createOutbox = (deps: OutboxDeps) => {
  const { store } = deps;
  const state = atom<OutboxState>({
    entries: [],
    sending: false,
    isServerUnreachable: false,
    durable: store.durable,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let pause: Pause | null = null;
  let running: Promise<void> | null = null;
  let flushAgain = false;

  const set = (change: Partial<OutboxState>) => state.set({ ...state.get(), ...change });

  const reload = async () => {
    const person = deps.person();
    const entries = person === null ? [] : await store.list(person);
    // Another user may have signed in while the database was read.
    if (deps.person() === person) set({ entries });
  };

  const reloadAllTabs = async () => {
    deps.broadcast({ sent: null });
    await reload();
  };

  const notifySent = async (sent: string, done: Done) => {
    await reload();
    deps.onSent(sent, done);
  };

  const scheduleFlush = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const scheduleRetry = (person: string, afterMs: number | null) => {
    if (afterMs !== null) {
      pause = { person, until: deps.now() + afterMs };
      deps.broadcast({ sent: null, pause });
    }
    scheduleFlush(afterMs ?? backoff(failures, deps.random()));
    failures += 1;
  };

  const markFailed = async ({ seq }: Entry, message: string) => {
    await store.update(seq, { state: 'failed', message });
    await reloadAllTabs();
  };

  /** Resolves to true if the next entry may be sent. */
  const sendOne = async (entry: Entry): Promise<boolean> => {
    const { seq, tries, broken, at, write, key, person } = entry;
    if (tries > 0 && deps.now() - at > KEY_LIFETIME_MS) {
      await markFailed(entry, outboxTexts.tooOld);
      return true;
    }
    // Counted before sending, because the request may reach the server even if the page is closed.
    await store.update(seq, { tries: tries + 1 });
    if (deps.person() !== person) return false;
    let sent: SentWrite | null;
    try {
      sent = await deps.send(entry);
    } catch (error) {
      const decision = decideRetry(error, entry);
      if (decision.action === 'fail') {
        await markFailed(entry, decision.message);
        return true;
      }
      if (decision.action === 'retry') {
        await store.update(seq, { broken: broken + (decision.broken ? 1 : 0), message: decision.message });
        set({ isServerUnreachable: true });
        scheduleRetry(person, decision.afterMs);
      }
      await reloadAllTabs();
      return false;
    }
    if (!sent) {
      await markFailed(entry, outboxTexts.unknown);
      return true;
    }
    failures = 0;
    await store.remove(seq);
    set({ isServerUnreachable: false });
    const done = { person, key, at, ...sent };
    deps.broadcast({ sent: write, done });
    await notifySent(write, done);
    return true;
  };

  /** Reads the store before each entry, because another tab may have changed it. */
  const sendAll = async (person: string) => {
    for (;;) {
      if (deps.person() !== person) return;
      const next = (await store.list(person)).find((entry) => entry.state === 'waiting');
      if (!next || !(await sendOne(next))) return;
    }
  };

  const flushOnce = async () => {
    const person = deps.person();
    await reload();
    if (person === null || !state.get().entries.some((entry) => entry.state === 'waiting')) return;
    clearTimeout(timer);
    // The `online` event triggers the next flush.
    if (!deps.online()) return;
    // The server would refuse an earlier request and might extend the wait.
    const waitMs = pause?.person === person ? pause.until - deps.now() : 0;
    if (waitMs > 0) return scheduleFlush(waitMs);
    set({ sending: true });
    try {
      await deps.withLock(person, () => sendAll(person));
    } finally {
      set({ sending: false });
      await reload();
    }
  };

  /** Sends pending entries now or when the pause ends; never rejects. */
  const flush = (): Promise<void> => {
    if (running) {
      // Entries added during the running flush get another one.
      flushAgain = true;
      return running;
    }
    running = (async () => {
      do {
        flushAgain = false;
        await flushOnce().catch(() => undefined);
      } while (flushAgain);
      running = null;
    })();
    return running;
  };

  return {
    get: state.get,
    listen: state.listen,
    /** Resolves when the write is stored on this device; it is sent as soon as possible. */
    enqueue: async ({ write, input, idempotencyKey, label }: NewWrite) => {
      const person = deps.person();
      if (person === null) throw new Error('Nobody is signed in to store a write for.');
      await store.add({ person, write, input, key: idempotencyKey, label, at: deps.now() });
      await reloadAllTabs();
      void flush();
    },
    flush: () => {
      failures = 0;
      return flush();
    },
    retry: async (seq: number) => {
      await store.update(seq, { state: 'waiting', broken: 0, message: null });
      await reloadAllTabs();
      failures = 0;
      await flush();
    },
    remove: async (seq: number) => {
      await store.remove(seq);
      await reloadAllTabs();
    },
    clear: async (person: string) => {
      clearTimeout(timer);
      await store.clear(person);
      set({ isServerUnreachable: false });
      await reloadAllTabs();
    },
    /** Includes failed entries. */
    count: async () => {
      await reload();
      return state.get().entries.length;
    },
    onTabMessage: async ({ sent, done, pause: otherPause }: TabMessage) => {
      if (otherPause) pause = otherPause;
      // A reply is only for the user who sent the write.
      if (sent !== null && done?.person === deps.person()) await notifySent(sent, done!);
      else await reload();
    },
  };
};
