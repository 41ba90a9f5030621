import { ROOM_SOCKET_PATH, type ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import { HISTORY_LIMIT, rooms } from '@netlik/contract/community/rooms/rooms';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call, newIdempotencyKey } from '../../../data/calls/call.ts';
import { browserEnvironment, openWebSocket } from '../../../data/live/browser-transports.ts';
import { useStore } from '../../../data/use-store.ts';
import { createRoomChat } from './create-room-chat.ts';

const createBrowserChat = (queries: QueryClient, roomId: string, userId: string) =>
  createRoomChat({
    queries,
    roomId,
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

/** The room and user never change while the chat is shown. */
export const useRoomChat = (roomId: string, userId: string) => {
  const queries = useQueryClient();
  const [chat] = useState(() => createBrowserChat(queries, roomId, userId));
  useEffect(() => {
    chat.connect();
    return chat.close;
  }, [chat]);
  const state = useStore(chat);
  const { data: thread } = useQuery(chat.query);
  return { chat, state, thread };
};
