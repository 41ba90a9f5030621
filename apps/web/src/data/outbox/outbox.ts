import type { CallInput, Endpoint } from '@netlik/contract/endpoint';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { ApiError } from '../calls/api-error.ts';
import { call } from '../calls/call.ts';
import { announceChanges } from '../calls/changes.ts';
import { session } from '../calls/session.ts';
import { useStore } from '../use-store.ts';
import {
  createOutbox,
  type Done,
  type OutboxState,
  type SentWrite,
  type TabMessage,
} from './create-outbox.ts';
import { indexedDbStore } from './indexed-db-store.ts';
import { memoryStore } from './memory-store.ts';
import type { Entry, NewWrite, Store } from './store.ts';
import { endpointName } from './write-names.ts';

const SEND_TIMEOUT_MS = 30_000;
/** A screen waits for a write this long before it is stored. */
const SCREEN_TIMEOUT_MS = 12_000;

const currentPersonId = () => session.get()?.user._id ?? null;

/** An earlier attempt or another device has already deleted it. */
const isAlreadyDeleted = ({ method }: Endpoint, error: unknown) =>
  method === 'DELETE' && error instanceof ApiError && error.status === 404;

/** The import is dynamic, because only pending writes need the whole contract. */
const findEndpoint = async (write: string): Promise<Endpoint | undefined> => {
  const { allEndpoints } = await import('@netlik/contract/contract');
  return allEndpoints.find(({ name }) => name === endpointName(write))?.endpoint;
};

/** `call` uses the current session, so no await may separate the user check from the call. */
const send = async (entry: Entry): Promise<SentWrite | null> => {
  const endpoint = await findEndpoint(entry.write);
  if (!endpoint) return null;
  if (currentPersonId() !== entry.person) throw new DOMException('Another person is signed in', 'AbortError');
  // Announced when the entry is removed, because the lists show it as pending until then.
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

/** Without the Web Locks API two tabs may send the same entry, which the idempotency key makes one. */
const withLock = async (person: string, work: () => Promise<void>) => {
  const locks = navigator.locks as LockManager | undefined;
  if (locks) await locks.request(`netlik.outbox.${person}`, work);
  else await work();
};

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('netlik.outbox') : null;

/** Each event has the name of a sent write. */
const sentWrites = new EventTarget();

const onSent = (write: string, done: Done) => {
  // A tab of an older version sends no `changes`.
  announceChanges(done.changes ?? []);
  sentWrites.dispatchEvent(new CustomEvent(write, { detail: done }));
};

const open = (store: Store) =>
  createOutbox({
    store,
    person: currentPersonId,
    online: () => navigator.onLine,
    send,
    withLock,
    broadcast: (message) => channel?.postMessage(message),
    onSent,
    now: Date.now,
    random: Math.random,
  });

type Outbox = ReturnType<typeof open>;

const state = atom<OutboxState>({ entries: [], sending: false, isServerUnreachable: false, durable: true });
let opening: Promise<Outbox> | null = null;

const currentAccess = () => {
  const user = session.get()?.user;
  return { person: user?._id ?? null, rights: user ? `${user._id} ${user.consent}` : '' };
};

/** Flushes when online again, visible again, or after a change of user or rights. */
const flushOnEvents = (outbox: Outbox) => {
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
  session.listen(() => {
    const { person, rights } = before;
    before = currentAccess();
    // A refreshed token is ignored, because a flush that refreshes it would trigger the next.
    if (before.rights === rights) return;
    // A sign-out clears the user's writes; an expired session keeps them.
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
      const outbox = open(store);
      state.set(outbox.get());
      outbox.listen(state.set);
      flushOnEvents(outbox);
      return outbox;
    });
  return opening;
};

export const startOutbox = (): void => void openOutbox();

/** Stores a write on this device until the server has it. The endpoint must be safe to repeat. */
export const enqueue = async (write: NewWrite): Promise<void> => (await openOutbox()).enqueue(write);

export const countPendingWrites = async (): Promise<number> => (await openOutbox()).count();

/** Pending and failed writes, as far as this tab has loaded them. */
export const pendingWrites = (): readonly Entry[] => state.get().entries;

/** True if no response arrived; the screen shows errors of the server instead. */
const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Later writes to a row must not overtake a pending one. */
const hasEarlierWrite = (rowId: unknown): boolean =>
  rowId !== undefined &&
  pendingWrites().some(({ state, input }) => state === 'waiting' && input.params?.id === rowId);

/**
 * Sends a write now and resolves to true, or enqueues it and resolves to false; rejects with the server's
 * error. Both use one idempotency key, because the server may have received the first attempt.
 */
export const sendOrEnqueue = async (
  write: NewWrite,
  sendNow: (signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> => {
  if (!hasEarlierWrite(write.input.params?.id)) {
    try {
      await sendNow(AbortSignal.timeout(SCREEN_TIMEOUT_MS));
      return true;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  }
  await enqueue(write);
  return false;
};

/** Resolves to the number of unsent entries. */
export const flush = async (): Promise<number> => {
  const outbox = await openOutbox();
  await outbox.flush();
  return outbox.count();
};

export const retryWrite = async (seq: number) => (await openOutbox()).retry(seq);
export const removeWrite = async (seq: number) => (await openOutbox()).remove(seq);

/** Listens to sent writes of this name from any tab of the user. Returns the unsubscribe function. */
export const onWriteSent = (write: string, listener: (done: Done) => void): (() => void) => {
  const onEvent = (event: Event) => listener((event as CustomEvent<Done>).detail);
  startOutbox();
  sentWrites.addEventListener(write, onEvent);
  return () => sentWrites.removeEventListener(write, onEvent);
};

export const useOutbox = (): OutboxState => {
  useEffect(startOutbox, []);
  return useStore(state);
};
