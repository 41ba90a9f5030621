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

/**
 * Keeps one socket open while there are subscribers and a signed-in user. Messages sent while it is closed
 * are lost, so `onMissed` listeners refetch.
 */
export const createLive = ({ environment, open, credentials, onSession, now }: LiveDeps) => {
  const listeners = new Map<string, Set<Listener>>();
  const missedListeners = new Set<Listener>();
  let stopWatching: (() => void) | null = null;
  /** Messages may be missing since this time. */
  let dataSince = 0;
  let person: string | undefined;
  let openedToken: string | null = null;
  /** The token of a session that the server ended. */
  let refusedToken: string | null = null;

  const client = createReconnectingClient<unknown, { close(): void }>({
    environment,
    open: (...connection) => {
      // The ticket request may have refreshed the session.
      openedToken = credentials()?.token ?? null;
      return open(...connection);
    },
    onMessage: (text) => {
      const message = parseMessage(text);
      if (!message) return;
      if (message.type !== 'ready') return notify(listeners.get(message.type) ?? [], message.data);
      if (client.markReady() || quietForMs(message.data) < now() - dataSince) notify(missedListeners, null);
    },
    onLost: (code) => {
      if (code === liveClose.sessionEnded) refusedToken = openedToken;
      return code === liveClose.ticketRefused ? 'now' : 'later';
    },
    mayConnect: () => {
      const token = credentials()?.token;
      return token !== undefined && token !== refusedToken;
    },
  });

  const onSessionChange = () => {
    const current = credentials();
    if (current?.person !== person) {
      // A new user has missed nothing, but the first start keeps the time because the page may already show
      // data.
      if (person !== undefined) dataSince = now();
      person = current?.person;
      client.disconnect();
      client.connect();
    } else if (refusedToken !== null && current?.token !== refusedToken) {
      refusedToken = null;
      client.connect();
    }
  };

  const watchSession = () => {
    person = credentials()?.person;
    return onSession(onSessionChange);
  };

  const count = () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0);

  return {
    subscribe<T extends LiveType>(type: T, listener: (data: LiveMessages[T]) => void): () => void {
      const set = listeners.get(type) ?? new Set();
      // Wraps the listener, so that the same function can subscribe twice.
      const own: Listener = (data) => listener(data);
      listeners.set(type, set.add(own));
      stopWatching ??= watchSession();
      client.connect();
      return () => {
        set.delete(own);
        if (count() > 0 || !stopWatching) return;
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
