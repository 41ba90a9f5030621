import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../calls/api-error.ts';
import { call } from '../calls/call.ts';
import { announceChanges } from '../calls/changes.ts';
import { createListeners } from '../calls/listeners.ts';
import { session } from '../calls/session.ts';
import {
  createOutbox,
  type Done,
  type OutboxState,
  type SentWrite,
  type TabMessage,
} from './create-outbox.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { memoryStore } from './memory-store.ts';
import type { Entry, Store, WriteInput } from './store.ts';
import { endpointName } from './write-names.ts';

const SEND_TIMEOUT_MS = 30_000;

export type EnqueueOptions = {
  /** Created once, when the person acts; the same key is the same write. */
  idempotencyKey: string;
  /** What the person reads in the list: „45 dk Matematik”. */
  label: string;
};

const currentPersonId = () => session.get()?.user._id ?? null;

/** A 404 on DELETE: an earlier attempt or another device deleted it already. */
const isAlreadyDeleted = ({ method }: Endpoint, error: unknown) =>
  method === 'DELETE' && error instanceof ApiError && error.status === 404;

/** The whole contract is loaded only when something waits to be sent. */
const findEndpoint = async (write: string): Promise<Endpoint | undefined> => {
  const { allEndpoints } = await import('@netlik/contract/contract');
  return allEndpoints.find(({ name }) => name === endpointName(write))?.endpoint;
};

/** `call` uses the current session: there must be no await between the person check and the call. */
const send = async (entry: Entry): Promise<SentWrite | null> => {
  const endpoint = await findEndpoint(entry.write);
  if (!endpoint) return null;
  if (currentPersonId() !== entry.person) throw new DOMException('Another person is signed in', 'AbortError');
  // Announced when the entry is removed: until then the lists show it as waiting.
  const options = { idempotencyKey: entry.key, announce: false };
  const answer = await call(
    endpoint,
    entry.input as CallInput<Endpoint>,
    AbortSignal.timeout(SEND_TIMEOUT_MS),
    options,
  ).catch((error: unknown) => {
    if (!isAlreadyDeleted(endpoint, error)) throw error;
  });
  return { answer, changes: endpoint.changes ?? [] };
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
const listeners = createListeners();

const { notify } = listeners;

const currentAccess = () => {
  const user = session.get()?.user;
  return { person: user?._id ?? null, rights: user ? `${user._id} ${user.consent}` : '' };
};

/** Flushes when online again, visible again, or after a change of person or rights. */
const flushOnEvents = (outbox: Outbox) => {
  outbox.subscribe(notify);
  // A tab of an older version sends no `changes`.
  outbox.onSent((_write, { changes }) => announceChanges(changes ?? []));
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

/**
 * Stores a write under its name (see `write-names.ts`) until the server has it. The endpoint must be one that can be
 * sent twice without harm. Resolves when it is stored on this device.
 */
export async function enqueue(write: string, input: WriteInput, { idempotencyKey, label }: EnqueueOptions) {
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
  startOutbox();
  return listeners.subscribe(listener);
};

/** The signed-in person's outbox; updates with the other tabs. */
export const useOutbox = (): OutboxState => useSyncExternalStore(subscribe, () => opened?.get() ?? closed);
