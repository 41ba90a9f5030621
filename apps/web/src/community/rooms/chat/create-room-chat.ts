import type { MessageQuote, ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import {
  type ClientFrame,
  finalCloses,
  roomClose,
  type ServerFrame,
} from '@netlik/contract/community/rooms/room-socket';
import { sweepTyping, TYPING_IDLE_MS, TYPING_SWEEP_MS } from '@netlik/domain/community/rooms/typing';
import {
  type ClientEnvironment,
  createReconnectingClient,
  type OpenConnection,
} from '../../../data/live/reconnecting-client.ts';
import { type ChatState, createChatStore, peopleAfter } from './chat-state.ts';
import { createPendingMessages } from './pending-messages.ts';
import { createRoomMessages, type HistoryDeps, type ReadyFrame } from './room-messages.ts';

/** `send` does nothing while the connection is closed. */
export type ChatConnection = { send(frame: ClientFrame): void; close(): void };

export type ChatDeps = HistoryDeps & {
  userId: string;
  environment: ClientEnvironment;
  open: OpenConnection<ServerFrame, ChatConnection>;
  newKey: () => string;
};

/** Repeat interval in ms, so that the indicator does not expire for others. */
const TYPING_AGAIN_MS = 3000;

const createOwnTyping = (now: () => number, send: (isTyping: boolean) => void) => {
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reset = () => {
    clearTimeout(timer);
    sentAt = Number.NEGATIVE_INFINITY;
  };
  return {
    typed() {
      if (now() - sentAt > TYPING_AGAIN_MS) {
        sentAt = now();
        send(true);
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        reset();
        send(false);
      }, TYPING_IDLE_MS);
    },
    reset,
  };
};

const stateAfterLoss = (code: number): Partial<ChatState> => ({
  connection: code === roomClose.tooSlow || code === roomClose.changed ? 'connecting' : 'error',
  problem: code === roomClose.ticketRefused ? 'ticket' : 'connection',
  ended: finalCloses.includes(code) ? code : null,
  online: new Set(),
  typing: new Map(),
});

/** Catches up by message number after a reconnect and resends unacknowledged messages. */
export const createRoomChat = ({ userId, environment, open, newKey, ...history }: ChatDeps) => {
  const { isOnline, now } = environment;
  const store = createChatStore(isOnline());
  const messages = createRoomMessages(history);
  const isOpen = () => store.get().connection === 'open';
  const send = (frame: ClientFrame) => client.connection()?.send(frame);
  const pending = createPendingMessages(store, userId, send);
  const typing = createOwnTyping(now, (state) => {
    if (isOpen()) send({ type: 'typing', payload: { state } });
  });
  let sweep: ReturnType<typeof setInterval> | undefined;

  const onReady = ({ payload }: ReadyFrame) => {
    const connection = client.connection();
    store.change({ connection: 'open', online: new Set(payload.online), typing: new Map() });
    pending.acknowledge(payload.messages);
    pending.sendAll();
    messages.catchUp(payload).then(
      (stored) => {
        pending.acknowledge(stored);
        client.markReady();
      },
      () => connection?.close(),
    );
  };
  const client = createReconnectingClient<ServerFrame, ChatConnection>({
    environment,
    open,
    onMessage: (frame) => {
      if (frame.type === 'ready') return onReady(frame);
      const people = peopleAfter(store.get(), frame, now());
      if (people) store.change(people);
      messages.take(frame);
      if (frame.type === 'message') pending.acknowledge([frame.payload]);
      else if (frame.type === 'error') pending.refuse(frame);
    },
    onLost: (code) => {
      if (code === roomClose.changed) void messages.reset();
      store.change(stateAfterLoss(code));
      return 'now';
    },
    since: messages.since,
    mayConnect: () => store.get().ended === null,
  });

  return {
    get: store.get,
    listen: store.listen,
    query: messages.query,
    loadEarlier: messages.loadEarlier,
    loadNewest: () => messages.loadNewest().catch(() => undefined),
    sendAgain: pending.sendAgain,
    discard: pending.discard,
    typed: () => isOpen() && typing.typed(),
    send(content: string, replyTo: MessageQuote | null = null): boolean {
      if (!isOpen() || !client.connection()) return false;
      typing.reset();
      pending.add({ key: newKey(), content, failure: null, ...(replyTo && { replyTo }) });
      return true;
    },
    /** Optimistic until the server's event arrives. */
    showReaction: (number: number, emoji: ReactionEmoji | null) => messages.react({ number, userId, emoji }),
    connect() {
      sweep = setInterval(() => {
        const left = sweepTyping(store.get().typing, now());
        if (left !== store.get().typing) store.change({ typing: left });
      }, TYPING_SWEEP_MS);
      client.connect();
    },
    close() {
      typing.reset();
      pending.stop();
      clearInterval(sweep);
      client.disconnect();
    },
  };
};

export type RoomChat = ReturnType<typeof createRoomChat>;
