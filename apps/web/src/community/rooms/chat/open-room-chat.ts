import { ROOM_SOCKET_PATH, type ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import { HISTORY_LIMIT, rooms } from '@netlik/contract/community/rooms/rooms';
import { call, newIdempotencyKey } from '../../../data/calls/call.ts';
import { browserEnvironment, openWebSocket } from '../../../data/live/browser-transports.ts';
import { createRoomChat, type RoomChat } from './create-room-chat.ts';

export const openRoomChat = (roomId: string, userId: string): RoomChat =>
  createRoomChat({
    userId,
    environment: browserEnvironment,
    open: (ticket, { onMessage, onClose }, since) => {
      const query: Record<string, string> = { roomId, token: ticket };
      if (since !== null) query.since = String(since);
      const { send, close } = openWebSocket(ROOM_SOCKET_PATH, query, {
        onMessage: (text) => onMessage(JSON.parse(String(text)) as ServerFrame),
        onClose,
      });
      return { send: (frame) => send(JSON.stringify(frame)), close };
    },
    history: (before) =>
      call(rooms.messages, {
        params: { id: roomId },
        query: { limit: String(HISTORY_LIMIT), ...(before === null ? {} : { before: String(before) }) },
      }),
    historyLimit: HISTORY_LIMIT,
    newKey: newIdempotencyKey,
  });
