import { type LiveReady, liveClose } from '@netlik/contract/live';
import { backoff } from './backoff.ts';
import { type LiveMessages, type LiveType, parseMessage } from './live-messages.ts';

/** The part of the browser's WebSocket that is used. */
export type LiveSocket = {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
};

export type LiveDeps = {
  /** The signed-in person, or null. A new token for the same person means a refreshed session. */
  credentials: () => { person: string; token: string } | null;
  onSession: (listener: () => void) => () => void;
  /** Requests a single-use ticket. */
  ticket: (signal: AbortSignal) => Promise<string>;
  open: (ticket: string) => LiveSocket;
  online: () => boolean;
  /** The network is back or the tab became visible: reconnect now. */
  onReturn: (listener: () => void) => () => void;
  onOffline: (listener: () => void) => () => void;
  random: () => number;
  /** Milliseconds since the page was loaded. */
  now: () => number;
};

type Listener = (data: never) => void;

/** Milliseconds since the last message; older servers do not send it. */
const quietForMs = (data: unknown): number =>
  (data as LiveReady | null)?.quietForMs ?? Number.POSITIVE_INFINITY;

/**
 * One socket while there are subscribers and a signed-in person. Each connection uses a new ticket. Messages
 * sent while it was closed are lost: `onMissed` listeners then refetch.
 */
export const createLive = (deps: LiveDeps) => {
  const listeners = new Map<string, Set<Listener>>();
  const missedListeners = new Set<Listener>();
  let stopWatching: (() => void) | null = null;
  let socket: LiveSocket | null = null;
  let ticketRequest: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasReady = false;
  /** Time since which messages may have been missed. */
  let dataSince = 0;
  /** A ticket was refused since the last success: the next refusal backs off instead of retrying at once. */
  let hadTicketRefused = false;
  let person: string | undefined;
  /** The token whose session the server ended. */
  let refusedToken: string | null = null;

  const canConnect = () => {
    const token = deps.credentials()?.token;
    return stopWatching !== null && token !== undefined && token !== refusedToken && deps.online();
  };

  const scheduleReconnect = () => {
    clearTimeout(timer);
    if (!canConnect()) return;
    timer = setTimeout(connect, backoff(failures, deps.random()));
    failures += 1;
  };

  const disconnect = () => {
    clearTimeout(timer);
    ticketRequest?.abort();
    ticketRequest = null;
    const closing = socket;
    socket = null;
    if (!closing) return;
    closing.onmessage = null;
    closing.onclose = null;
    closing.close();
  };

  /** A listener that throws does not stop the others. */
  const notify = (to: Iterable<Listener>, data: unknown) => {
    for (const listener of [...to])
      try {
        listener(data as never);
      } catch (error) {
        console.error(error);
      }
  };

  const onMessage = (text: unknown) => {
    const message = parseMessage(text);
    if (!message) return;
    if (message.type !== 'ready') {
      notify(listeners.get(message.type) ?? [], message.data);
      return;
    }
    failures = 0;
    hadTicketRefused = false;
    if (wasReady || quietForMs(message.data) < deps.now() - dataSince) notify(missedListeners, null);
    wasReady = true;
  };

  const open = (ticket: string) => {
    // Requesting the ticket may have refreshed the session.
    const token = deps.credentials()?.token ?? null;
    const opened = deps.open(ticket);
    socket = opened;
    opened.onmessage = ({ data }) => onMessage(data);
    opened.onclose = ({ code }) => {
      socket = null;
      if (code === liveClose.sessionEnded) refusedToken = token;
      const retryNow = code === liveClose.ticketRefused && !hadTicketRefused;
      if (!retryNow) return scheduleReconnect();
      hadTicketRefused = true;
      connect();
    };
  };

  function connect() {
    clearTimeout(timer);
    if (socket || ticketRequest || !canConnect()) return;
    const own = new AbortController();
    ticketRequest = own;
    deps.ticket(own.signal).then(
      (ticket) => {
        if (ticketRequest !== own) return;
        ticketRequest = null;
        open(ticket);
      },
      () => {
        if (ticketRequest !== own) return;
        ticketRequest = null;
        scheduleReconnect();
      },
    );
  }

  const onSession = () => {
    const now = deps.credentials();
    if (now?.person !== person) {
      // A new person has missed nothing. At the first start the page may already show data, so the time is kept.
      if (person !== undefined) dataSince = deps.now();
      person = now?.person;
      disconnect();
      failures = 0;
      wasReady = false;
      connect();
    } else if (refusedToken !== null && now?.token !== refusedToken) {
      refusedToken = null;
      connect();
    }
  };

  const watch = () => {
    person = deps.credentials()?.person;
    const stops = [
      deps.onSession(onSession),
      deps.onReturn(() => {
        failures = 0;
        connect();
      }),
      // A socket on a lost connection would stay open for minutes.
      deps.onOffline(disconnect),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };

  const count = () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0);

  return {
    /** Opens the channel for the first listener and closes it after the last. */
    subscribe<T extends LiveType>(type: T, listener: (data: LiveMessages[T]) => void): () => void {
      const set = listeners.get(type) ?? new Set();
      // Wrapped, so that the same function can be subscribed twice.
      const own: Listener = (data) => listener(data);
      listeners.set(type, set.add(own));
      stopWatching ??= watch();
      connect();
      return () => {
        set.delete(own);
        if (count() > 0 || !stopWatching) return;
        stopWatching();
        stopWatching = null;
        disconnect();
        wasReady = false;
        dataSince = deps.now();
      };
    },
    /** Called when messages may have been missed: refetch what is shown. */
    onMissed(listener: () => void): () => void {
      missedListeners.add(listener);
      return () => {
        missedListeners.delete(listener);
      };
    },
  };
};

export type Live = ReturnType<typeof createLive>;
