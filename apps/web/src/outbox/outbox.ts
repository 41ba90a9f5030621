import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { session } from '../api/session.ts';
import { createOutbox, type Done, type OutboxState, type TabMessage } from './create-outbox.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { memoryStore } from './memory-store.ts';
import type { Entry, Store, WriteInput } from './store.ts';

const SEND_TIMEOUT_MS = 30_000;

type Load = () => Promise<Endpoint>;
const writes = new Map<string, Load>();

export type EnqueueOptions = {
  /** Created once, when the person acts; the same key is the same write. */
  idempotencyKey: string;
  /** What the person reads in the list: „45 dk Matematik”. */
  label: string;
};

/** Endpoints that can be sent twice without harm: by idempotency key, or because they set a final state. */
type Repeatable = { idempotent: true | 'own' } | { method: 'PUT' } | { method: 'DELETE' };

/**
 * Registers a repeatable endpoint under a stored name, so that its writes can be sent after a reload: call it in
 * a module loaded with the app and import the contract inside `load`. Returns a typed `enqueue` for this write.
 */
export const registerWrite = <E extends Endpoint & Repeatable>(name: string, load: () => Promise<E>) => {
  writes.set(name, load);
  return (input: CallInput<E>, options: EnqueueOptions) => enqueue(name, input as WriteInput, options);
};

const currentPersonId = () => session.get()?.user._id ?? null;

/** A 404 on DELETE: an earlier attempt or another device deleted it already. */
const isAlreadyDeleted = ({ method }: Endpoint, error: unknown) =>
  method === 'DELETE' && error instanceof ApiError && error.status === 404;

/** `call` uses the current session: no await may stand between the person check and the call. */
const send = (entry: Entry): Promise<unknown> | undefined => {
  const load = writes.get(entry.write);
  if (!load) return undefined;
  return load().then((endpoint) => {
    if (currentPersonId() !== entry.person)
      throw new DOMException('Another person is signed in', 'AbortError');
    const options = { idempotencyKey: entry.key };
    return call(
      endpoint,
      entry.input as CallInput<Endpoint>,
      AbortSignal.timeout(SEND_TIMEOUT_MS),
      options,
    ).catch((error: unknown) => {
      if (!isAlreadyDeleted(endpoint, error)) throw error;
    });
  });
};

/** Without the Web Locks API two tabs may send the same entry; the idempotency key makes it one. */
const withLock = async (person: string, work: () => Promise<void>) => {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(`netlik.outbox.${person}`, work);
  else await work();
};

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('netlik.outbox') : null;

const open = (store: Store) =>
  createOutbox({
    store,
    person: currentPersonId,
    online: () => navigator.onLine,
    send,
    withLock,
    broadcast: (message) => channel?.postMessage(message),
    now: Date.now,
    random: Math.random,
  });

type Outbox = ReturnType<typeof open>;

const closed: OutboxState = { entries: [], sending: false, isServerUnreachable: false, durable: true };
let opened: Outbox | null = null;
let opening: Promise<Outbox> | null = null;
const listeners = new Set<() => void>();

const notify = () => {
  for (const listener of [...listeners]) listener();
};

const currentAccess = () => {
  const user = session.get()?.user;
  return { person: user?._id ?? null, rights: user ? `${user._id} ${user.consent}` : '' };
};

/** Flushes when online again, visible again, or after a change of person or rights. */
const flushOnEvents = (outbox: Outbox) => {
  outbox.subscribe(notify);
  const now = () => void outbox.flush();
  addEventListener('online', now);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) now();
  });
  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<TabMessage>) => void outbox.onTabMessage(data),
  );
  let before = currentAccess();
  session.subscribe(() => {
    const { person, rights } = before;
    before = currentAccess();
    // Ignore a refreshed token: a flush that refreshes it would trigger the next.
    if (before.rights === rights) return;
    // A sign-out clears the person's writes; an expired session keeps them.
    if (person !== null && before.person === null && session.endReason() === 'signed-out')
      void outbox.clear(person);
    else now();
  });
  now();
};

const openOutbox = (): Promise<Outbox> => {
  opening ??= indexedDbStore()
    .catch(memoryStore)
    .then((store) => {
      opened = open(store);
      flushOnEvents(opened);
      return opened;
    });
  return opening;
};

/** Opens the outbox and sends what an earlier visit left. */
export const startOutbox = (): void => void openOutbox();

/** Stores a write until the server has it. Resolves when it is stored on this device. */
export async function enqueue(write: string, input: WriteInput, { idempotencyKey, label }: EnqueueOptions) {
  if (!writes.has(write)) throw new Error(`No write is registered as ${write}.`);
  await (await openOutbox()).enqueue({ write, input, idempotencyKey, label });
}

/** How many writes of this person are not on the server. */
export const countPendingWrites = async (): Promise<number> => (await openOutbox()).count();

/** Waiting and failed writes, as far as this tab has loaded them. */
export const pendingWrites = (): readonly Entry[] => opened?.get().entries ?? [];

/** Tries to send everything now. Resolves to the number left. */
export const flush = async (): Promise<number> => {
  const outbox = await openOutbox();
  await outbox.flush();
  return outbox.count();
};

export const retryWrite = async (seq: number) => (await openOutbox()).retry(seq);
export const removeWrite = async (seq: number) => (await openOutbox()).remove(seq);

/** Subscribes to sent writes of this name, from any tab of the person. Returns the unsubscribe function. */
export const onWriteSent = (write: string, listener: (done: Done) => void): (() => void) => {
  let stop: (() => void) | null = null;
  let stopped = false;
  void openOutbox().then((outbox) => {
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

/** The signed-in person's outbox; updates with the other tabs. */
export const useOutbox = (): OutboxState => useSyncExternalStore(subscribe, () => opened?.get() ?? closed);
