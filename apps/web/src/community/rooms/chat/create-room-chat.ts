import type { MessageQuote, ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import {
  type ClientFrame,
  finalCloses,
  type ReactionChange,
  type ReactionSnapshot,
  roomClose,
  type ServerFrame,
} from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { KEPT_MESSAGES, mergeMessages } from '@netlik/domain/community/rooms/thread';
import {
  heardTyping,
  sweepTyping,
  TYPING_IDLE_MS,
  TYPING_SWEEP_MS,
} from '@netlik/domain/community/rooms/typing';
import { atom } from 'nanostores';
import {
  type ClientEnvironment,
  createReconnectingClient,
  type OpenConnection,
} from '../../../data/live/reconnecting-client.ts';
import { type ChatState, frameOf, type PendingMessage } from './chat-state.ts';
import { createMessageChanges, withSnapshot } from './message-changes.ts';

/** `send` does nothing while the connection is closed. */
export type ChatConnection = { send(frame: ClientFrame): void; close(): void };

export type ChatDeps = {
  userId: string;
  environment: ClientEnvironment;
  open: OpenConnection<ServerFrame, ChatConnection>;
  /** The newest messages, or those before a number, in ascending order. */
  history: (before: number | null) => Promise<RoomMessage[]>;
  historyLimit: number;
  newKey: () => string;
};

/** Repeat interval in ms, so that the indicator does not expire for others. */
const TYPING_AGAIN_MS = 3000;
const SEND_AGAIN_MS = 2000;
const SENT_TOGETHER = 5;

type ReadyFrame = Extract<ServerFrame, { type: 'ready' }>;

/** Catches up by message number after a reconnect and resends unacknowledged messages. */
export const createRoomChat = (deps: ChatDeps) => {
  const { isOnline, now } = deps.environment;
  let state: ChatState = {
    connection: isOnline() ? 'connecting' : 'error',
    problem: 'connection',
    ended: null,
    messages: [],
    pending: [],
    online: new Set(),
    typing: new Map(),
    hasEarlier: false,
    detached: false,
  };
  const shown = atom(state);
  const sentAgain = new Set<string>();
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  let loadingEarlier = false;
  /** The highest number received, even if not shown. */
  let newest = 0;
  let loaded = false;
  /** Collects messages while the newest are loading, because that reply may be older. */
  let arrived: RoomMessage[] | null = null;
  const changes = createMessageChanges();
  let typedAt = Number.NEGATIVE_INFINITY;
  let typingTimer: ReturnType<typeof setTimeout> | undefined;

  const change = (part: Partial<ChatState>) => {
    state = { ...state, ...part };
    shown.set(state);
  };

  const remove = (numbers: readonly number[]) => {
    if (numbers.length === 0) return;
    changes.remove(numbers);
    change({ messages: state.messages.map(changes.apply) });
  };
  const hearReaction = (reaction: ReactionChange) => {
    changes.react(reaction);
    change({ messages: state.messages.map(changes.apply) });
  };
  const takeReactions = (snapshot: ReactionSnapshot | null) => {
    changes.forgetReactions();
    if (snapshot) change({ messages: withSnapshot(state.messages, snapshot) });
  };

  const add = (given: readonly RoomMessage[]) => {
    if (given.length === 0) return;
    const incoming = given.map(changes.apply);
    newest = Math.max(newest, incoming.at(-1)!.number);
    arrived?.push(...incoming);
    const own = new Set(incoming.filter(({ userId }) => userId === deps.userId).map(({ key }) => key));
    for (const key of own) sentAgain.delete(key);
    const pending = own.size === 0 ? state.pending : state.pending.filter(({ key }) => !own.has(key));
    if (state.detached) return change({ pending });
    change({ messages: mergeMessages(state.messages, incoming), pending });
  };

  /** The stored copy of a known message may lack later reactions. */
  const addNew = (message: RoomMessage) => {
    const known = message.number <= newest && state.messages.find(({ number }) => number === message.number);
    add([known || message]);
  };

  const loadNewest = async () => {
    const own: RoomMessage[] = [];
    arrived = own;
    try {
      const messages = await deps.history(null);
      // A later read has replaced this one.
      if (arrived !== own) return;
      loaded = true;
      change({ messages: [], detached: false, hasEarlier: messages.length >= deps.historyLimit });
      add(mergeMessages(messages, own));
    } finally {
      if (arrived === own) arrived = null;
    }
  };

  const sendLater = () => {
    sendTimer ??= setTimeout(sendPending, SEND_AGAIN_MS);
  };

  /** Sends in batches, because the queue may exceed the server's rate limit. */
  function sendPending() {
    clearTimeout(sendTimer);
    sendTimer = undefined;
    const waiting = state.pending.filter(({ failure }) => failure === null);
    for (const one of waiting.slice(0, SENT_TOGETHER)) {
      sentAgain.add(one.key);
      client.connection()?.send(frameOf(one));
    }
    if (waiting.length > SENT_TOGETHER) sendLater();
  }

  const onReady = ({ online, messages, hasMore, removed, reactions }: ReadyFrame['payload']) => {
    const connection = client.connection();
    remove(removed);
    takeReactions(reactions);
    change({ connection: 'open', online: new Set(online), typing: new Map() });
    if (loaded && !hasMore) {
      add(messages);
      client.markReady();
      return sendPending();
    }
    // Until loaded, the messages before the next one are unknown.
    loaded = false;
    loadNewest().then(client.markReady, () => connection?.close());
    sendPending();
  };

  const onFrame = (frame: ServerFrame) => {
    if (frame.type === 'ready') onReady(frame.payload);
    else if (frame.type === 'message') {
      if (state.typing.has(frame.payload.userId))
        change({ typing: heardTyping(state.typing, frame.payload.userId, false, now()) });
      addNew(frame.payload);
    } else if (frame.type === 'removed') remove([frame.payload.number]);
    else if (frame.type === 'reaction') hearReaction(frame.payload);
    else if (frame.type === 'reactions') takeReactions(frame.payload);
    else if (frame.type === 'presence') {
      const online = new Set(state.online);
      if (frame.payload.state === 'online') online.add(frame.payload.userId);
      else online.delete(frame.payload.userId);
      change({ online });
    } else if (frame.type === 'typing') {
      const { userId, state: isTyping } = frame.payload;
      const typing = heardTyping(state.typing, userId, isTyping, now());
      if (typing !== state.typing) change({ typing });
    } else if (frame.type === 'error' && frame.key) {
      const { key, message, code } = frame;
      // The server could not store it or was rate limiting resends, so it is retried.
      if (code === 'ConnectionError' || (code === 'RateLimited' && sentAgain.has(key))) sendLater();
      else
        change({
          pending: state.pending.map((one) => (one.key === key ? { ...one, failure: message } : one)),
        });
    }
  };

  const onLost = (code: number) => {
    if (code === roomClose.changed) {
      loaded = false;
      arrived = null;
      change({ messages: [] });
    }
    change({
      connection: code === roomClose.tooSlow || code === roomClose.changed ? 'connecting' : 'error',
      problem: code === roomClose.ticketRefused ? 'ticket' : 'connection',
      ended: finalCloses.includes(code) ? code : null,
      online: new Set(),
      typing: new Map(),
    });
    return 'now' as const;
  };

  const client = createReconnectingClient<ServerFrame, ChatConnection>({
    environment: deps.environment,
    open: deps.open,
    onMessage: onFrame,
    onLost,
    since: () => (loaded ? newest : null),
    mayConnect: () => state.ended === null,
  });

  const sendTyping = (isTyping: boolean) => {
    if (state.connection === 'open')
      client.connection()?.send({ type: 'typing', payload: { state: isTyping } });
  };
  const stopTyping = () => {
    clearTimeout(typingTimer);
    if (typedAt === Number.NEGATIVE_INFINITY) return;
    typedAt = Number.NEGATIVE_INFINITY;
    sendTyping(false);
  };

  const sweep = setInterval(() => {
    const typing = sweepTyping(state.typing, now());
    if (typing !== state.typing) change({ typing });
  }, TYPING_SWEEP_MS);
  client.connect();

  return {
    get: shown.get,
    listen: shown.listen,
    send(content: string, replyTo: MessageQuote | null = null): boolean {
      const connection = client.connection();
      if (state.connection !== 'open' || !connection) return false;
      const key = deps.newKey();
      clearTimeout(typingTimer);
      typedAt = Number.NEGATIVE_INFINITY;
      const pending: PendingMessage = { key, content, failure: null, ...(replyTo && { replyTo }) };
      change({ pending: [...state.pending, pending] });
      connection.send(frameOf(pending));
      return true;
    },
    sendAgain(key: string) {
      change({ pending: state.pending.map((one) => (one.key === key ? { ...one, failure: null } : one)) });
      sendPending();
    },
    discard: (key: string) => change({ pending: state.pending.filter((one) => one.key !== key) }),
    /** Optimistic until the server's event arrives. */
    showReaction: (number: number, emoji: ReactionEmoji | null) =>
      hearReaction({ number, userId: deps.userId, emoji }),
    typed() {
      if (state.connection !== 'open') return;
      if (now() - typedAt > TYPING_AGAIN_MS) {
        typedAt = now();
        sendTyping(true);
      }
      clearTimeout(typingTimer);
      typingTimer = setTimeout(stopTyping, TYPING_IDLE_MS);
    },
    async loadEarlier() {
      const first = state.messages[0]?.number;
      if (loadingEarlier || !state.hasEarlier || first === undefined) return;
      loadingEarlier = true;
      try {
        const earlier = (await deps.history(first)).map(changes.apply);
        const all = mergeMessages(earlier, state.messages, Number.POSITIVE_INFINITY);
        const messages = all.slice(0, KEPT_MESSAGES);
        change({
          messages,
          hasEarlier: earlier.length >= deps.historyLimit,
          detached: state.detached || messages.length < all.length,
        });
      } catch {
        // The next scroll retries.
      } finally {
        loadingEarlier = false;
      }
    },
    loadNewest: () => loadNewest().catch(() => undefined),
    close() {
      clearTimeout(typingTimer);
      clearTimeout(sendTimer);
      clearInterval(sweep);
      client.disconnect();
    },
  };
};

export type RoomChat = ReturnType<typeof createRoomChat>;
