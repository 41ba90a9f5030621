import type { MessageQuote } from '@netlik/contract/community/rooms/room-reactions';
import type { ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import { heardTyping, type Typing } from '@netlik/domain/community/rooms/typing';
import { atom } from 'nanostores';

export type PendingMessage = {
  key: string;
  content: string;
  replyTo?: MessageQuote;
  failure: string | null;
};

export type ChatState = {
  connection: 'connecting' | 'open' | 'error';
  /** The connection needs a new ticket. */
  problem: 'connection' | 'ticket';
  /** The close code that stops reconnecting. */
  ended: number | null;
  pending: readonly PendingMessage[];
  online: ReadonlySet<string>;
  typing: Typing;
};

export const createChatStore = (isOnline: boolean) => {
  const state = atom<ChatState>({
    connection: isOnline ? 'connecting' : 'error',
    problem: 'connection',
    ended: null,
    pending: [],
    online: new Set(),
    typing: new Map(),
  });
  return {
    get: state.get,
    listen: state.listen,
    change: (part: Partial<ChatState>) => state.set({ ...state.get(), ...part }),
  };
};

export type ChatStore = ReturnType<typeof createChatStore>;

/** What a frame changes about the people in the room, or null. */
export const peopleAfter = (
  { online, typing }: ChatState,
  frame: ServerFrame,
  now: number,
): Partial<ChatState> | null => {
  switch (frame.type) {
    case 'presence': {
      const { userId, state } = frame.payload;
      const others = [...online].filter((id) => id !== userId);
      return { online: new Set(state === 'online' ? [...others, userId] : others) };
    }
    case 'message':
    case 'typing': {
      const isTyping = frame.type === 'typing' && frame.payload.state;
      const next = heardTyping(typing, frame.payload.userId, isTyping, now);
      return next === typing ? null : { typing: next };
    }
    default:
      return null;
  }
};
