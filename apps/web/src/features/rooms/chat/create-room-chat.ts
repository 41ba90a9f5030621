import { finalCloses, roomClose, type ServerFrame } from '@netlik/contract/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/rooms/rooms';
import { KEPT_MESSAGES, mergeMessages } from '@netlik/domain/rooms/thread';
import {
  heardTyping,
  sweepTyping,
  TYPING_IDLE_MS,
  TYPING_SWEEP_MS,
  type Typing,
} from '@netlik/domain/rooms/typing';
import { ApiError } from '../../../api/api-error.ts';
import { backoff } from '../../../live/backoff.ts';

/** The part of the browser's WebSocket that is used. */
export type ChatSocket = {
  onframe: ((frame: ServerFrame) => void) | null;
  onclose: ((code: number) => void) | null;
  send(frame: object): void;
  close(): void;
};

export type ChatDeps = {
  userId: string;
  ticket: () => Promise<string>;
  open: (ticket: string, since: number | null) => ChatSocket;
  /** The newest messages, or the newest before a number; in order. */
  history: (before: number | null) => Promise<RoomMessage[]>;
  historyLimit: number;
  newKey: () => string;
  random: () => number;
  now: () => number;
  /** The network is back or the tab became visible. */
  onReturn: (listener: () => void) => () => void;
};

/** A message of this person that the server has not acknowledged. */
export type PendingMessage = { key: string; content: string; failure: string | null };

export type ChatState = {
  connection: 'idle' | 'connecting' | 'open' | 'error';
  /** What the error was: without a ticket nobody gets in. */
  problem: 'connection' | 'ticket';
  /** The close code after which there is no way back. */
  ended: number | null;
  messages: readonly RoomMessage[];
  pending: readonly PendingMessage[];
  online: ReadonlySet<string>;
  typing: Typing;
  hasEarlier: boolean;
  /** The newest messages are not among those shown. */
  detached: boolean;
};

/** Sent again this often while somebody types, so that it does not fade for the others. */
const TYPING_AGAIN_MS = 3000;
const SEND_AGAIN_MS = 2000;
const SENT_TOGETHER = 5;

/** The chat of one room: connects again by itself, catches up by number, and sends again what was not acknowledged. */
export const createRoomChat = (deps: ChatDeps) => {
  let state: ChatState = {
    connection: 'idle',
    problem: 'connection',
    ended: null,
    messages: [],
    pending: [],
    online: new Set(),
    typing: new Map(),
    hasEarlier: false,
    detached: false,
  };
  const listeners = new Set<() => void>();
  let socket: ChatSocket | null = null;
  let closed = false;
  let connecting = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sentAgain = new Set<string>();
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let loadingEarlier = false;
  /** The highest number seen, also while it is not shown. */
  let newest = 0;
  let loaded = false;
  let typedAt = Number.NEGATIVE_INFINITY;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  const change = (part: Partial<ChatState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const add = (incoming: readonly RoomMessage[]) => {
    if (incoming.length === 0) return;
    newest = Math.max(newest, incoming.at(-1)!.number);
    const own = new Set(incoming.filter(({ userId }) => userId === deps.userId).map(({ key }) => key));
    for (const key of own) sentAgain.delete(key);
    const pending = own.size === 0 ? state.pending : state.pending.filter(({ key }) => !own.has(key));
    if (state.detached) return change({ pending });
    change({ messages: mergeMessages(state.messages, incoming), pending });
  };

  const loadNewest = async () => {
    const messages = await deps.history(null);
    loaded = true;
    change({ messages: [], detached: false, hasEarlier: messages.length >= deps.historyLimit });
    add(messages);
  };

  const sendLater = () => {
    sendTimer ??= setTimeout(sendPending, SEND_AGAIN_MS);
  };

  /** A few at a time: after an outage more may wait than the server takes at once. */
  function sendPending() {
    clearTimeout(sendTimer);
    sendTimer = undefined;
    const waiting = state.pending.filter(({ failure }) => failure === null);
    for (const { key, content } of waiting.slice(0, SENT_TOGETHER)) {
      sentAgain.add(key);
      socket?.send({ type: 'message', content, key });
    }
    if (waiting.length > SENT_TOGETHER) sendLater();
  }

  const onReady = ({ online, messages, hasMore }: Extract<ServerFrame, { type: 'ready' }>['payload']) => {
    failures = 0;
    change({ connection: 'open', online: new Set(online), typing: new Map() });
    if (loaded && !hasMore) add(messages);
    else loadNewest().catch(() => socket?.close());
    sendPending();
  };

  const onFrame = (frame: ServerFrame) => {
    if (frame.type === 'ready') onReady(frame.payload);
    else if (frame.type === 'message') {
      if (state.typing.has(frame.payload.userId))
        change({ typing: heardTyping(state.typing, frame.payload.userId, false, deps.now()) });
      add([frame.payload]);
    } else if (frame.type === 'presence') {
      const online = new Set(state.online);
      if (frame.payload.state === 'online') online.add(frame.payload.userId);
      else online.delete(frame.payload.userId);
      change({ online });
    } else if (frame.type === 'typing') {
      const { userId, state: isTyping } = frame.payload;
      const typing = heardTyping(state.typing, userId, isTyping, deps.now());
      if (typing !== state.typing) change({ typing });
    } else if (frame.type === 'error' && frame.key) {
      const { key, message, code } = frame;
      // The server could not store it just now, or what had to wait came too quickly: nothing the person did.
      if (code === 'ConnectionError' || (code === 'RateLimited' && sentAgain.has(key))) sendLater();
      else
        change({
          pending: state.pending.map((one) => (one.key === key ? { ...one, failure: message } : one)),
        });
    }
  };

  const scheduleReconnect = () => {
    clearTimeout(timer);
    if (closed || state.ended !== null) return;
    timer = setTimeout(connect, failures === 0 ? 0 : backoff(failures - 1, deps.random()));
    failures += 1;
  };

  async function connect() {
    clearTimeout(timer);
    if (closed || connecting || socket || state.ended !== null) return;
    connecting = true;
    if (state.connection !== 'error') change({ connection: 'connecting' });
    try {
      const ticket = await deps.ticket();
      if (closed) return;
      const opened = deps.open(ticket, loaded ? newest : null);
      socket = opened;
      opened.onframe = onFrame;
      opened.onclose = (code) => {
        socket = null;
        if (closed) return;
        const isFinal = finalCloses.includes(code);
        change({
          connection: code === roomClose.tooSlow ? 'connecting' : 'error',
          problem: code === roomClose.ticketRefused ? 'ticket' : 'connection',
          ended: isFinal ? code : null,
          online: new Set(),
          typing: new Map(),
        });
        scheduleReconnect();
      };
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status > 0;
      change({ connection: 'error', problem: isRefused ? 'ticket' : 'connection' });
      if (failures === 0) failures = 1;
      scheduleReconnect();
    } finally {
      connecting = false;
    }
  }

  const stopTyping = () => {
    clearTimeout(typingTimer);
    if (typedAt === Number.NEGATIVE_INFINITY) return;
    typedAt = Number.NEGATIVE_INFINITY;
    if (state.connection === 'open') socket?.send({ type: 'typing', payload: { state: false } });
  };

  const sweep = setInterval(() => {
    const typing = sweepTyping(state.typing, deps.now());
    if (typing !== state.typing) change({ typing });
  }, TYPING_SWEEP_MS);
  const stopListening = deps.onReturn(() => {
    failures = 0;
    void connect();
  });
  void connect();

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** False while there is no connection. */
    send(content: string): boolean {
      if (state.connection !== 'open' || !socket) return false;
      const key = deps.newKey();
      clearTimeout(typingTimer);
      typedAt = Number.NEGATIVE_INFINITY;
      change({ pending: [...state.pending, { key, content, failure: null }] });
      socket.send({ type: 'message', content, key });
      return true;
    },
    sendAgain(key: string) {
      change({ pending: state.pending.map((one) => (one.key === key ? { ...one, failure: null } : one)) });
      sendPending();
    },
    discard: (key: string) => change({ pending: state.pending.filter((one) => one.key !== key) }),
    /** Somebody pressed a key in the composer. */
    typed() {
      if (state.connection !== 'open') return;
      if (deps.now() - typedAt > TYPING_AGAIN_MS) {
        typedAt = deps.now();
        socket?.send({ type: 'typing', payload: { state: true } });
      }
      clearTimeout(typingTimer);
      typingTimer = setTimeout(stopTyping, TYPING_IDLE_MS);
    },
    async loadEarlier() {
      const first = state.messages[0]?.number;
      if (loadingEarlier || !state.hasEarlier || first === undefined) return;
      loadingEarlier = true;
      try {
        const earlier = await deps.history(first);
        const all = mergeMessages(earlier, state.messages, Number.POSITIVE_INFINITY);
        const messages = all.slice(0, KEPT_MESSAGES);
        change({
          messages,
          hasEarlier: earlier.length >= deps.historyLimit,
          detached: state.detached || messages.length < all.length,
        });
      } catch {
        // The next scroll tries again.
      } finally {
        loadingEarlier = false;
      }
    },
    /** Shows the newest messages again after a walk through the earlier ones. */
    loadNewest: () => loadNewest().catch(() => undefined),
    close() {
      closed = true;
      clearTimeout(timer);
      clearTimeout(typingTimer);
      clearTimeout(sendTimer);
      clearInterval(sweep);
      stopListening();
      socket?.close();
      socket = null;
    },
  };
};

export type RoomChat = ReturnType<typeof createRoomChat>;
