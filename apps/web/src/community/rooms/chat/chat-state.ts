import type { MessageQuote } from '@netlik/contract/community/rooms/room-reactions';
import type { ClientFrame } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import type { Typing } from '@netlik/domain/community/rooms/typing';

export type PendingMessage = {
  key: string;
  content: string;
  replyTo?: MessageQuote;
  failure: string | null;
};

export type ChatState = {
  connection: 'idle' | 'connecting' | 'open' | 'error';
  /** The connection needs a new ticket. */
  problem: 'connection' | 'ticket';
  /** The close code that stops reconnecting. */
  ended: number | null;
  messages: readonly RoomMessage[];
  pending: readonly PendingMessage[];
  online: ReadonlySet<string>;
  typing: Typing;
  hasEarlier: boolean;
  /** The newest messages are not in the list. */
  detached: boolean;
};

export const frameOf = ({ key, content, replyTo }: PendingMessage): ClientFrame => ({
  type: 'message',
  content,
  key,
  ...(replyTo && { replyTo: replyTo.number }),
});
