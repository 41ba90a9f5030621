import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { createOutbox, type Done, type OutboxState, type Said } from './create-outbox.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { memoryStore } from './memory-store.ts';
import type { Entry, Store, WriteInput } from './store.ts';

const SEND_MS = 30_000;

type Load = () => Promise<Endpoint>;
const writes = new Map<string, Load>();

export type EnqueueOptions = {
  /** Made once, when the person acts; the same key is the same write. */
  idempotencyKey: string;
  /** What the person reads in the list: „45 dk Matematik”. */
  label: string;
};

/** What is the same however often it is sent: by its key, or since it says how a row is to be in the end. */
type Repeatable = { idempotent: true } | { method: 'PUT' } | { method: 'DELETE' };

/**
 * Names a repeatable endpoint, so that what waits for it can be sent after a reload as well: call it in a module
 * that is loaded with the app, and load the contract inside. Gives `enqueue` for this write, typed.
 */
export const registerWrite = <E extends Endpoint & Repeatable>(name: string, load: () => Promise<E>) => {
  writes.set(name, load);
  return (input: CallInput<E>, options: EnqueueOptions) => enqueue(name, input as WriteInput, options);
};

const personNow = () => session.get()?.user._id ?? null;

/** By an earlier try whose answer was lost, or on another device: what was wanted is so. */
const isGoneAlready = ({ method }: Endpoint, error: unknown) =>
  method === 'DELETE' && error instanceof ApiError && error.status === 404;

/** `call` takes the session of the moment it is called: nothing may come between the question and the call. */
const send = (entry: Entry): Promise<unknown> | undefined => {
  const load = writes.get(entry.write);
  if (!load) return undefined;
  return load().then((endpoint) => {
    if (personNow() !== entry.person) throw new DOMException('Somebody else is signed in', 'AbortError');
    const options = { idempotencyKey: entry.key };
    return call(endpoint, entry.input as CallInput<Endpoint>, AbortSignal.timeout(SEND_MS), options).catch(
      (error: unknown) => {
        if (!isGoneAlready(endpoint, error)) throw error;
      },
    );
  });
};

/** Without the Web Locks API two tabs may send the same entry: its key makes it one. */
const inTurn = async (person: string, work: () => Promise<void>) => {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(`netlik.outbox.${person}`, work);
  else await work();
};

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('netlik.outbox') : null;

const open = (store: Store) =>
  createOutbox({
    store,
    person: personNow,
    online: () => navigator.onLine,
    send,
    inTurn,
    tell: (said) => channel?.postMessage(said),
    now: Date.now,
    random: Math.random,
  });

type Outbox = ReturnType<typeof open>;

const closed: OutboxState = { entries: [], sending: false, trouble: false, durable: true };
let opened: Outbox | null = null;
let opening: Promise<Outbox> | null = null;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of [...listeners]) listener();
};

const standing = () => {
  const user = session.get()?.user;
  return { person: user?._id ?? null, rights: user ? `${user._id} ${user.consent}` : '' };
};

/** Moments at which a try is worth it, whatever the waiting time says. */
const watch = (outbox: Outbox) => {
  outbox.subscribe(notify);
  const now = () => void outbox.drain();
  addEventListener('online', now);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) now();
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => void outbox.hear(data));
  let before = standing();
  session.subscribe(() => {
    const { person, rights } = before;
    before = standing();
    // A renewed token alone is no news: a try that renews it would set off the next.
    if (before.rights === rights) return;
    // Whoever signed out leaves nothing here; whoever's session ran out comes back to what waits.
    if (person !== null && before.person === null && session.lastEnd() === 'signed-out')
      void outbox.clear(person);
    else now();
  });
  now();
};

const ready = (): Promise<Outbox> => {
  opening ??= indexedDbStore()
    .catch(memoryStore)
    .then((store) => {
      opened = open(store);
      watch(opened);
      return opened;
    });
  return opening;
};

/** Opens the outbox: what an earlier visit left is sent. */
export const startOutbox = (): void => void ready();

/** Keeps a write until the server has it. Resolves when it is on this device. */
export async function enqueue(write: string, input: WriteInput, { idempotencyKey, label }: EnqueueOptions) {
  if (!writes.has(write)) throw new Error(`No write is registered as ${write}.`);
  await (await ready()).enqueue({ write, input, idempotencyKey, label });
}

/** How many writes of this person are not at the server. */
export const pendingWrites = async (): Promise<number> => (await ready()).count();

/** What waits or was refused, as far as this tab knows by now. */
export const waitingWrites = (): readonly Entry[] => opened?.get().entries ?? [];

/** Tries to send everything now. Gives how many are left. */
export const flush = async (): Promise<number> => {
  const outbox = await ready();
  await outbox.drain();
  return outbox.count();
};

export const retryWrite = async (seq: number) => (await ready()).retry(seq);
export const removeWrite = async (seq: number) => (await ready()).remove(seq);

/** A write of this name has been done, here or in another tab of the person. Gives a way to stop listening. */
export const onWriteSent = (write: string, listener: (done: Done) => void): (() => void) => {
  let stop: (() => void) | null = null;
  let stopped = false;
  void ready().then((outbox) => {
    if (!stopped) stop = outbox.onSent((sent, done) => sent === write && listener(done));
  });
  return () => {
    stopped = true;
    stop?.();
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  startOutbox();
  return () => {
    listeners.delete(listener);
  };
};

/** What waits for the person who is signed in, in step with the other tabs. */
export const useOutbox = (): OutboxState => useSyncExternalStore(subscribe, () => opened?.get() ?? closed);
