import { type LiveReady, liveClose } from '@netlik/contract/platform/live';
import { type LiveMessages, type LiveType, parseMessage } from './live-messages.ts';
import {
  type ClientEnvironment,
  createReconnectingClient,
  type OpenConnection,
} from './reconnecting-client.ts';

export type LiveDeps = {
  environment: ClientEnvironment;
  open: OpenConnection<unknown>;
  /** The signed-in user, or null; a new token for the same user means a refreshed session. */
  credentials: () => { person: string; token: string } | null;
  onSession: (listener: () => void) => () => void;
  /** Milliseconds since the page loaded. */
  now: () => number;
};

type Listener = (data: never) => void;

/** Milliseconds since the last message; older servers do not send it. */
const quietForMs = (data: unknown): number =>
  (data as LiveReady | null)?.quietForMs ?? Number.POSITIVE_INFINITY;

/** A listener that throws does not stop the others. */
const notify = (to: Iterable<Listener>, data: unknown) => {
  for (const listener of [...to])
    try {
      listener(data as never);
    } catch (error) {
      console.error(error);
    }
};

const createSubscribers = () => {
  const listeners = new Map<string, Set<Listener>>();
  return {
    isEmpty: () => [...listeners.values()].every((set) => set.size === 0),
    notify: (type: string, data: unknown) => notify(listeners.get(type) ?? [], data),
    /** Wraps the listener, so that the same function can subscribe twice. */
    add: <T extends LiveType>(type: T, listener: (data: LiveMessages[T]) => void) => {
      const set = listeners.get(type) ?? new Set();
      const own: Listener = (data) => listener(data);
      listeners.set(type, set.add(own));
      return () => set.delete(own);
    },
  };
};

/** Remembers the token of a session that the server ended, which cannot connect again. */
const createTokenGuard = (credentials: LiveDeps['credentials']) => {
  let opened: string | null = null;
  let refused: string | null = null;
  const current = () => credentials()?.token ?? null;
  return {
    markOpened: () => {
      opened = current();
    },
    refuseOpened: () => {
      refused = opened;
    },
    mayConnect: () => current() !== null && current() !== refused,
    /** True once after the session has got another token than the refused one. */
    isReplaced: () => {
      if (refused === null || current() === refused) return false;
      refused = null;
      return true;
    },
  };
};

/**
 * Keeps one socket open while there are subscribers and a signed-in user. Messages sent while it is closed
 * are lost, so `onMissed` listeners refetch.
 */
export const createLive = ({ environment, open, credentials, onSession, now }: LiveDeps) => {
  const subscribers = createSubscribers();
  const missedListeners = new Set<Listener>();
  const token = createTokenGuard(credentials);
  let stopWatching: (() => void) | null = null;
  /** Messages may be missing since this time. */
  let dataSince = 0;
  let person: string | undefined;

  const client = createReconnectingClient<unknown, { close(): void }>({
    environment,
    open: (...connection) => {
      // The ticket request may have refreshed the session.
      token.markOpened();
      return open(...connection);
    },
    onMessage: (text) => {
      const message = parseMessage(text);
      if (!message) return;
      if (message.type !== 'ready') return subscribers.notify(message.type, message.data);
      if (client.markReady() || quietForMs(message.data) < now() - dataSince) notify(missedListeners, null);
    },
    onLost: (code) => {
      if (code === liveClose.sessionEnded) token.refuseOpened();
      return code === liveClose.ticketRefused ? 'now' : 'later';
    },
    mayConnect: token.mayConnect,
  });

  const onSessionChange = () => {
    const current = credentials()?.person;
    if (current !== person) {
      // A new user has missed nothing; the first start keeps the time, as the page may already show data.
      if (person !== undefined) dataSince = now();
      person = current;
      client.disconnect();
      client.connect();
    } else if (token.isReplaced()) client.connect();
  };
  const watchSession = () => {
    person = credentials()?.person;
    return onSession(onSessionChange);
  };

  return {
    subscribe<T extends LiveType>(type: T, listener: (data: LiveMessages[T]) => void): () => void {
      const remove = subscribers.add(type, listener);
      stopWatching ??= watchSession();
      client.connect();
      return () => {
        remove();
        if (!subscribers.isEmpty() || !stopWatching) return;
        stopWatching();
        stopWatching = null;
        client.disconnect();
        dataSince = now();
      };
    },
    /** Called when messages may be missing, so that the listener refetches. */
    onMissed(listener: () => void): () => void {
      missedListeners.add(listener);
      return () => {
        missedListeners.delete(listener);
      };
    },
  };
};

export type Live = ReturnType<typeof createLive>;
