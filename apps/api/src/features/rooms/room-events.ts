import type { RoomMessage } from '@netlik/contract/rooms/rooms';

/** What server processes tell each other about rooms. */
export const roomEvents = {
  message: 'rooms.message',
  presence: 'rooms.presence',
  typing: 'rooms.typing',
  out: 'rooms.out',
  words: 'rooms.words',
} as const;

export type MessageEvent = { roomId: string; message: RoomMessage };
export type PresenceEvent = { roomId: string; userId: string; state: 'online' | 'offline' };
export type TypingEvent = { roomId: string; userId: string; state: boolean };
/** The person's sockets in the room are closed with this code. */
export type OutEvent = { roomId: string; userId: string; code: number };
