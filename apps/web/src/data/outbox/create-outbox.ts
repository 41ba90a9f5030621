import type { Topic } from '@netlik/contract/topics';
import { atom } from 'nanostores';
import { backoff } from '../live/backoff.ts';
import { outboxTexts } from './outbox.texts.ts';
import { decideRetry } from './retry-decision.ts';
import type { Entry, NewWrite, Store } from './store.ts';

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

const createState = ({ store, person, broadcast, onSent }: OutboxDeps) => {
  const state = atom<OutboxState>({
    entries: [],
    sending: false,
    isServerUnreachable: false,
    durable: store.durable,
  });
  const set = (change: Partial<OutboxState>) => state.set({ ...state.get(), ...change });
  const reload = async () => {
    const owner = person();
    const entries = owner === null ? [] : await store.list(owner);
    // Another user may have signed in while the database was read.
    if (person() === owner) set({ entries });
  };
  return {
    get: state.get,
    listen: state.listen,
    set,
    reload,
    reloadAllTabs: async () => {
      broadcast({ sent: null });
      await reload();
    },
    notifySent: async (sent: string, done: Done) => {
      await reload();
      onSent(sent, done);
    },
  };
};

/** Decides when the next attempt starts. */
const createSchedule = ({ broadcast, now, random }: OutboxDeps, flush: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let pause: Pause | null = null;
  const flushIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, ms);
  };
  return {
    flushIn,
    cancel: () => clearTimeout(timer),
    resetBackoff: () => {
      failures = 0;
    },
    retry: (person: string, afterMs: number | null) => {
      if (afterMs !== null) {
        pause = { person, until: now() + afterMs };
        broadcast({ sent: null, pause });
      }
      flushIn(afterMs ?? backoff(failures, random()));
      failures += 1;
    },
    pauseAs: (other: Pause) => {
      pause = other;
    },
    pauseLeft: (person: string) => (pause?.person === person ? pause.until - now() : 0),
  };
};

type Parts = {
  deps: OutboxDeps;
  state: ReturnType<typeof createState>;
  schedule: ReturnType<typeof createSchedule>;
};

/** Functions that resolve to true if the next entry may be sent. */
const createSender = ({ deps, state, schedule }: Parts) => {
  const { store } = deps;

  const markFailed = async ({ seq }: Entry, message: string) => {
    await store.update(seq, { state: 'failed', message });
    await state.reloadAllTabs();
    return true;
  };

  const handleRefusal = async (entry: Entry, error: unknown) => {
    const decision = decideRetry(error, entry);
    if (decision.action === 'fail') return markFailed(entry, decision.message);
    if (decision.action === 'retry') {
      const broken = entry.broken + (decision.broken ? 1 : 0);
      await store.update(entry.seq, { broken, message: decision.message });
      state.set({ isServerUnreachable: true });
      schedule.retry(entry.person, decision.afterMs);
    }
    await state.reloadAllTabs();
    return false;
  };

  const handleSent = async ({ seq, person, key, at, write }: Entry, sent: SentWrite) => {
    schedule.resetBackoff();
    await store.remove(seq);
    state.set({ isServerUnreachable: false });
    const done = { person, key, at, ...sent };
    deps.broadcast({ sent: write, done });
    await state.notifySent(write, done);
    return true;
  };

  return async (entry: Entry): Promise<boolean> => {
    const { seq, tries, at, person } = entry;
    if (tries > 0 && deps.now() - at > KEY_LIFETIME_MS) return markFailed(entry, outboxTexts.tooOld);
    // Counted before sending, because the request may reach the server even if the page is closed.
    await store.update(seq, { tries: tries + 1 });
    if (deps.person() !== person) return false;
    let sent: SentWrite | null;
    try {
      sent = await deps.send(entry);
    } catch (error) {
      return handleRefusal(entry, error);
    }
    return sent ? handleSent(entry, sent) : markFailed(entry, outboxTexts.unknown);
  };
};

const createFlush = ({ deps, state, schedule }: Parts) => {
  const send = createSender({ deps, state, schedule });

  /** Reads the store before each entry, because another tab may have changed it. */
  const sendAll = async (person: string) => {
    while (deps.person() === person) {
      const next = (await deps.store.list(person)).find((entry) => entry.state === 'waiting');
      if (!next || !(await send(next))) return;
    }
  };

  return async () => {
    const person = deps.person();
    await state.reload();
    if (person === null || !state.get().entries.some((entry) => entry.state === 'waiting')) return;
    schedule.cancel();
    // The `online` event triggers the next flush.
    if (!deps.online()) return;
    // The server would refuse an earlier request and might extend the wait.
    const waitMs = schedule.pauseLeft(person);
    if (waitMs > 0) return schedule.flushIn(waitMs);
    state.set({ sending: true });
    try {
      await deps.withLock(person, () => sendAll(person));
    } finally {
      state.set({ sending: false });
      await state.reload();
    }
  };
};

/** Runs one at a time and never rejects; a call meanwhile is followed by one more run. */
const oneAtATime = (work: () => Promise<void>) => {
  let running: Promise<void> | null = null;
  let runAgain = false;
  const run = async () => {
    do {
      runAgain = false;
      await work().catch(() => undefined);
    } while (runAgain);
    running = null;
  };
  return (): Promise<void> => {
    if (running) runAgain = true;
    else running = run();
    return running;
  };
};

export const createOutbox = (deps: OutboxDeps) => {
  const { store, person: currentPerson } = deps;
  const state = createState(deps);
  const schedule = createSchedule(deps, () => void flush());
  const flush = oneAtATime(createFlush({ deps, state, schedule }));
  const flushNow = () => {
    schedule.resetBackoff();
    return flush();
  };
  return {
    get: state.get,
    listen: state.listen,
    /** Resolves when the write is stored on this device; it is sent as soon as possible. */
    enqueue: async ({ write, input, idempotencyKey, label }: NewWrite) => {
      const person = currentPerson();
      if (person === null) throw new Error('Nobody is signed in to store a write for.');
      await store.add({ person, write, input, key: idempotencyKey, label, at: deps.now() });
      await state.reloadAllTabs();
      void flush();
    },
    /** Sends pending entries now or when the pause ends; never rejects. */
    flush: flushNow,
    retry: async (seq: number) => {
      await store.update(seq, { state: 'waiting', broken: 0, message: null });
      await state.reloadAllTabs();
      await flushNow();
    },
    remove: async (seq: number) => {
      await store.remove(seq);
      await state.reloadAllTabs();
    },
    clear: async (person: string) => {
      schedule.cancel();
      await store.clear(person);
      state.set({ isServerUnreachable: false });
      await state.reloadAllTabs();
    },
    /** Includes failed entries. */
    count: async () => {
      await state.reload();
      return state.get().entries.length;
    },
    onTabMessage: async ({ sent, done, pause }: TabMessage) => {
      if (pause) schedule.pauseAs(pause);
      // A reply is only for the user who sent the write.
      if (sent !== null && done?.person === currentPerson()) await state.notifySent(sent, done!);
      else await state.reload();
    },
  };
};
