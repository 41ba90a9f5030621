import { type LiveReady, liveClose } from '@netlik/contract/live';
import { backoff } from './backoff.ts';
import { type LiveMessages, type LiveType, readMessage } from './live-messages.ts';

/** The part of the browser's WebSocket that is used. */
export type LiveSocket = {
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  close(): void;
};

export type LiveWorld = {
  /** Whoever may listen. Another token of the same person is a session renewed. */
  listener: () => { person: string; token: string } | null;
  onSession: (listener: () => void) => () => void;
  /** A single-use ticket. Rejects where none is to be had. */
  ticket: (signal: AbortSignal) => Promise<string>;
  open: (ticket: string) => LiveSocket;
  online: () => boolean;
  /** The connection or the person came back: a good moment. */
  onReturn: (listener: () => void) => () => void;
  onOffline: (listener: () => void) => () => void;
  random: () => number;
  /** Milliseconds since the page began. */
  now: () => number;
};

type Listener = (data: never) => void;

/** An older server does not tell. */
const quietOf = (data: unknown): number => (data as LiveReady | null)?.quietForMs ?? Number.POSITIVE_INFINITY;

/**
 * One socket while somebody listens and somebody is signed in. Each try has a new ticket. What was said while it
 * was closed, or before it first opened, is lost: `onMissed` listeners then ask for what they show.
 */
export const createLive = (world: LiveWorld) => {
  const listeners = new Map<string, Set<Listener>>();
  const missed = new Set<Listener>();
  let stopWatching: (() => void) | null = null;
  let socket: LiveSocket | null = null;
  let asking: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasReady = false;
  /** What is shown may be as old as this. */
  let shownSince = 0;
  /** A ticket was refused, and nothing has gone well since: the next refusal is no accident. */
  let ticketRefused = false;
  let person: string | undefined;
  /** The token the server no longer listens to. */
  let refused: string | null = null;

  const mayConnect = () => {
    const token = world.listener()?.token;
    return stopWatching !== null && token !== undefined && token !== refused && world.online();
  };

  const later = () => {
    clearTimeout(timer);
    if (!mayConnect()) return;
    timer = setTimeout(connect, backoff(failures, world.random()));
    failures += 1;
  };

  const drop = () => {
    clearTimeout(timer);
    asking?.abort();
    asking = null;
    const dropped = socket;
    socket = null;
    if (!dropped) return;
    dropped.onmessage = null;
    dropped.onclose = null;
    dropped.close();
  };

  /** One listener that fails does not silence the others. */
  const tell = (to: Iterable<Listener>, data: unknown) => {
    for (const listener of [...to])
      try {
        listener(data as never);
      } catch (error) {
        console.error(error);
      }
  };

  const hear = (text: unknown) => {
    const message = readMessage(text);
    if (!message) return;
    if (message.type !== 'ready') {
      tell(listeners.get(message.type) ?? [], message.data);
      return;
    }
    failures = 0;
    ticketRefused = false;
    if (wasReady || quietOf(message.data) < world.now() - shownSince) tell(missed, null);
    wasReady = true;
  };

  const open = (ticket: string) => {
    // Asking for the ticket may itself have renewed the session.
    const token = world.listener()?.token ?? null;
    const opened = world.open(ticket);
    socket = opened;
    opened.onmessage = ({ data }) => hear(data);
    opened.onclose = ({ code }) => {
      socket = null;
      if (code === liveClose.sessionEnded) refused = token;
      const atOnce = code === liveClose.ticketRefused && !ticketRefused;
      if (!atOnce) return later();
      ticketRefused = true;
      connect();
    };
  };

  function connect() {
    clearTimeout(timer);
    if (socket || asking || !mayConnect()) return;
    const mine = new AbortController();
    asking = mine;
    world.ticket(mine.signal).then(
      (ticket) => {
        if (asking !== mine) return;
        asking = null;
        open(ticket);
      },
      () => {
        if (asking !== mine) return;
        asking = null;
        later();
      },
    );
  }

  const onSession = () => {
    const now = world.listener();
    if (now?.person !== person) {
      // The next person has missed nothing. Nobody yet is a page that has not come to it: it may show something already.
      if (person !== undefined) shownSince = world.now();
      person = now?.person;
      drop();
      failures = 0;
      wasReady = false;
      connect();
    } else if (refused !== null && now?.token !== refused) {
      refused = null;
      connect();
    }
  };

  const watch = () => {
    person = world.listener()?.person;
    const stops = [
      world.onSession(onSession),
      world.onReturn(() => {
        failures = 0;
        connect();
      }),
      // A socket over a dead connection stays open for minutes.
      world.onOffline(drop),
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
      // A box of its own: the same function may listen twice.
      const mine: Listener = (data) => listener(data);
      listeners.set(type, set.add(mine));
      stopWatching ??= watch();
      connect();
      return () => {
        set.delete(mine);
        if (count() > 0 || !stopWatching) return;
        stopWatching();
        stopWatching = null;
        drop();
        wasReady = false;
        shownSince = world.now();
      };
    },
    /** Open after a gap: what is shown may be old. */
    onMissed(listener: () => void): () => void {
      missed.add(listener);
      return () => {
        missed.delete(listener);
      };
    },
  };
};

export type Live = ReturnType<typeof createLive>;
