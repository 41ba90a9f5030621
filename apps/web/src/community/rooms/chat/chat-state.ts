import type { MessageQuote } from '@netlik/contract/community/rooms/room-reactions';
import type { ClientFrame } from '@netlik/contract/community/rooms/room-socket';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import type { Typing } from '@netlik/domain/community/rooms/typing';

/** A message of this person that the server has not acknowledged. */
export type PendingMessage = {
  key: string;
  content: string;
  replyTo?: MessageQuote;
  failure: string | null;
};

export type ChatState = {
  connection: 'idle' | 'connecting' | 'open' | 'error';
  /** What the error was: a ticket is needed to get in. */
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

export const frameOf = ({ key, content, replyTo }: PendingMessage): ClientFrame => ({
  type: 'message',
  content,
  key,
  ...(replyTo && { replyTo: replyTo.number }),
});
