import { liveClose } from '@netlik/contract/platform/live';
import { ApiError } from '../calls/api-error.ts';
import { backoff } from './backoff.ts';

/** What the client needs from the browser. */
export type ClientEnvironment = {
  /** Requests a single-use ticket. */
  ticket: (signal: AbortSignal) => Promise<string>;
  isOnline: () => boolean;
  onOffline: (listener: () => void) => () => void;
  /** The network is back or the tab became visible. */
  onReturn: (listener: () => void) => () => void;
  random: () => number;
  /** Milliseconds by a clock that also runs while the machine sleeps. */
  now: () => number;
};

/** What a transport reports about one connection. */
export type ConnectionEvents<Message> = {
  onMessage: (message: Message) => void;
  /** Called once, with the close code of WebSocket or of the contract. */
  onClose: (code: number) => void;
};

type Closable = { close(): void };

/** A transport: opens one connection. `since` is the last message the caller has, null without any. */
export type OpenConnection<Message, Connection extends Closable = Closable> = (
  ticket: string,
  events: ConnectionEvents<Message>,
  since: number | null,
) => Connection;

export type ClientOptions<Message, Connection extends Closable> = {
  environment: ClientEnvironment;
  open: OpenConnection<Message, Connection>;
  onMessage: (message: Message) => void;
  /** Connection or ticket lost. The answer 'now' retries without a wait, once until the next success. */
  onLost?: (code: number) => 'now' | 'later';
  /** Read at each connection, so that the server sends what was missed. */
  since?: () => number | null;
  /** False while no attempt makes sense: signed out, banned, gone. */
  mayConnect?: () => boolean;
};

const ABNORMAL_CLOSURE = 1006;
const CLOCK_CHECK_MS = 15_000;
/** Timers of hidden tabs fire once a minute, so a shorter gap proves nothing. */
const SLEEP_MS = 75_000;

/** One connection at a time between `connect` and `disconnect`, each with a new ticket. */
export const createReconnectingClient = <Message, Connection extends Closable>({
  environment,
  open,
  onMessage,
  onLost = () => 'later',
  since = () => null,
  mayConnect = () => true,
}: ClientOptions<Message, Connection>) => {
  type Attempt = { ticketRequest: AbortController; connection: Connection | null };
  let attempt: Attempt | null = null;
  let stopWatching: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasRetriedNow = false;
  let wasReady = false;

  const canConnect = () => stopWatching !== null && environment.isOnline() && mayConnect();

  const retryLater = () => {
    clearTimeout(timer);
    if (!canConnect()) return;
    timer = setTimeout(tryConnect, backoff(failures, environment.random()));
    failures += 1;
  };

  async function tryConnect() {
    clearTimeout(timer);
    if (attempt || !canConnect()) return;
    const own: Attempt = { ticketRequest: new AbortController(), connection: null };
    attempt = own;
    let ticket: string;
    try {
      ticket = await environment.ticket(own.ticketRequest.signal);
    } catch (error) {
      if (attempt !== own) return;
      attempt = null;
      const isRefused = error instanceof ApiError && error.status > 0;
      onLost(isRefused ? liveClose.ticketRefused : ABNORMAL_CLOSURE);
      return retryLater();
    }
    if (attempt !== own) return;
    own.connection = open(
      ticket,
      {
        onMessage: (message) => {
          if (attempt === own) onMessage(message);
        },
        onClose: (code) => {
          if (attempt !== own) return;
          attempt = null;
          if (onLost(code) === 'later' || hasRetriedNow) return retryLater();
          hasRetriedNow = true;
          void tryConnect();
        },
      },
      since(),
    );
  }

  /** Closes without waiting for the transport's own report, which takes minutes on a dead network. */
  const abandon = () => {
    clearTimeout(timer);
    const abandoned = attempt;
    attempt = null;
    abandoned?.ticketRequest.abort();
    abandoned?.connection?.close();
    return abandoned !== null;
  };
  const drop = () => {
    if (abandon()) onLost(ABNORMAL_CLOSURE);
  };
  const resetBackoff = () => {
    failures = 0;
    hasRetriedNow = false;
  };

  const watch = () => {
    let checkedAt = environment.now();
    /** The server has closed the connection of a machine that slept; its browser may not know yet. */
    const hasSlept = () => {
      const gap = environment.now() - checkedAt;
      checkedAt += gap;
      return gap > SLEEP_MS;
    };
    const reconnectNow = () => {
      resetBackoff();
      void tryConnect();
    };
    const clockCheck = setInterval(() => {
      if (!hasSlept()) return;
      drop();
      reconnectNow();
    }, CLOCK_CHECK_MS);
    const stops = [
      environment.onOffline(drop),
      environment.onReturn(() => {
        if (hasSlept()) drop();
        reconnectNow();
      }),
    ];
    return () => {
      clearInterval(clockCheck);
      for (const stop of stops) stop();
    };
  };

  return {
    /** Connects now, or as soon as it can, and stays connected. */
    connect() {
      stopWatching ??= watch();
      void tryConnect();
    },
    /** Closes without `onLost` and forgets that there was a connection. */
    disconnect() {
      stopWatching?.();
      stopWatching = null;
      abandon();
      resetBackoff();
      wasReady = false;
    },
    connection: () => attempt?.connection ?? null,
    /** Called when the connection works: the next loss starts a new back-off. True after a reconnect. */
    markReady(): boolean {
      resetBackoff();
      const isReconnect = wasReady;
      wasReady = true;
      return isReconnect;
    },
  };
};
