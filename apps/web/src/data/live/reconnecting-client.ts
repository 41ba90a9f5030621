import { liveClose } from '@netlik/contract/platform/live';
import { ApiError } from '../calls/api-error.ts';
import { backoff } from './backoff.ts';

export type ClientEnvironment = {
  ticket: (signal: AbortSignal) => Promise<string>;
  isOnline: () => boolean;
  onOffline: (listener: () => void) => () => void;
  /** Called when the network returns or the tab becomes visible. */
  onReturn: (listener: () => void) => () => void;
  random: () => number;
  /** Milliseconds of a clock that also runs while the machine sleeps. */
  now: () => number;
};

export type ConnectionEvents<Message> = {
  onMessage: (message: Message) => void;
  /** Called once, with the close code of WebSocket or of the contract. */
  onClose: (code: number) => void;
};

type Closable = { close(): void };

/** Opens one connection; `since` is the last message that the caller has, or null. */
export type OpenConnection<Message, Connection extends Closable = Closable> = (
  ticket: string,
  events: ConnectionEvents<Message>,
  since: number | null,
) => Connection;

export type ClientOptions<Message, Connection extends Closable> = {
  environment: ClientEnvironment;
  open: OpenConnection<Message, Connection>;
  onMessage: (message: Message) => void;
  /**
   * Called when the connection or ticket is lost; 'now' retries without a wait, once until the next success.
   */
  onLost?: (code: number) => 'now' | 'later';
  /** Read at each connection, so that the server sends missed messages. */
  since?: () => number | null;
  /** False while an attempt is pointless, such as when signed out or banned. */
  mayConnect?: () => boolean;
};

const ABNORMAL_CLOSURE = 1006;
const CLOCK_CHECK_MS = 15_000;
/** Timers of hidden tabs fire once a minute, so a shorter gap proves nothing. */
const SLEEP_MS = 75_000;

/** Calls `reconnect` after a sleep or when the network returns, and `drop` first if the connection is dead. */
const watchConnection = (environment: ClientEnvironment, drop: () => void, reconnect: () => void) => {
  let checkedAt = environment.now();
  /** The server closes the connection of a sleeping machine, possibly unnoticed by its browser. */
  const hasSlept = () => {
    const gap = environment.now() - checkedAt;
    checkedAt += gap;
    return gap > SLEEP_MS;
  };
  const clockCheck = setInterval(() => {
    if (!hasSlept()) return;
    drop();
    reconnect();
  }, CLOCK_CHECK_MS);
  const stops = [
    environment.onOffline(drop),
    environment.onReturn(() => {
      if (hasSlept()) drop();
      reconnect();
    }),
  ];
  return () => {
    clearInterval(clockCheck);
    for (const stop of stops) stop();
  };
};

type Lost = (code: number) => void;

/** At most one connection; events of an abandoned one are ignored. */
const createAttempt = <Message, Connection extends Closable>(
  { environment, open, onMessage, since = () => null }: ClientOptions<Message, Connection>,
  lost: { onRefused: Lost; onClosed: Lost },
) => {
  type Attempt = { ticketRequest: AbortController; connection: Connection | null };
  let attempt: Attempt | null = null;

  const requestTicket = async (own: Attempt): Promise<string | null> => {
    try {
      const ticket = await environment.ticket(own.ticketRequest.signal);
      return attempt === own ? ticket : null;
    } catch (error) {
      if (attempt !== own) return null;
      attempt = null;
      const isRefused = error instanceof ApiError && error.status > 0;
      lost.onRefused(isRefused ? liveClose.ticketRefused : ABNORMAL_CLOSURE);
      return null;
    }
  };

  return {
    isOpen: () => attempt !== null,
    connection: () => attempt?.connection ?? null,
    start: async () => {
      const own: Attempt = { ticketRequest: new AbortController(), connection: null };
      attempt = own;
      const ticket = await requestTicket(own);
      if (ticket === null) return;
      const events: ConnectionEvents<Message> = {
        onMessage: (message) => {
          if (attempt === own) onMessage(message);
        },
        onClose: (code) => {
          if (attempt !== own) return;
          attempt = null;
          lost.onClosed(code);
        },
      };
      own.connection = open(ticket, events, since());
    },
    /** Does not wait for the transport's own report, which takes minutes on a dead network. */
    abandon: () => {
      const abandoned = attempt;
      attempt = null;
      abandoned?.ticketRequest.abort();
      abandoned?.connection?.close();
      return abandoned !== null;
    },
  };
};

/** Holds one connection at a time between `connect` and `disconnect`, each with a new ticket. */
export const createReconnectingClient = <Message, Connection extends Closable>(
  options: ClientOptions<Message, Connection>,
) => {
  const { environment, onLost = () => 'later', mayConnect = () => true } = options;
  let stopWatching: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasRetriedNow = false;
  let wasReady = false;

  const canConnect = () => stopWatching !== null && environment.isOnline() && mayConnect();
  const tryConnect = () => {
    clearTimeout(timer);
    if (!attempt.isOpen() && canConnect()) void attempt.start();
  };
  const retryLater = () => {
    clearTimeout(timer);
    if (!canConnect()) return;
    timer = setTimeout(tryConnect, backoff(failures, environment.random()));
    failures += 1;
  };
  const attempt = createAttempt(options, {
    onRefused: (code) => {
      onLost(code);
      retryLater();
    },
    onClosed: (code) => {
      if (onLost(code) === 'later' || hasRetriedNow) return retryLater();
      hasRetriedNow = true;
      tryConnect();
    },
  });
  const abandon = () => {
    clearTimeout(timer);
    return attempt.abandon();
  };
  const drop = () => {
    if (abandon()) onLost(ABNORMAL_CLOSURE);
  };
  const resetBackoff = () => {
    failures = 0;
    hasRetriedNow = false;
  };
  const reconnectNow = () => {
    resetBackoff();
    tryConnect();
  };

  return {
    connect() {
      stopWatching ??= watchConnection(environment, drop, reconnectNow);
      tryConnect();
    },
    /** Closes without calling `onLost`, so that the next connection is a first one. */
    disconnect() {
      stopWatching?.();
      stopWatching = null;
      abandon();
      resetBackoff();
      wasReady = false;
    },
    connection: attempt.connection,
    /**
     * Called when the connection works, so that the next loss starts a new back-off; true after a reconnect.
     */
    markReady(): boolean {
      resetBackoff();
      const isReconnect = wasReady;
      wasReady = true;
      return isReconnect;
    },
  };
};
