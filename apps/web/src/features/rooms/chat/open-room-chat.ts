import { account } from '@netlik/contract/endpoints/identity/account';
import { ROOM_SOCKET_PATH, type ServerFrame } from '@netlik/contract/rooms/room-socket';
import { HISTORY_LIMIT, rooms } from '@netlik/contract/rooms/rooms';
import { call, newIdempotencyKey } from '../../../api/call.ts';
import { type ChatSocket, createRoomChat, type RoomChat } from './create-room-chat.ts';

const openSocket = (roomId: string, ticket: string, since: number | null): ChatSocket => {
  const url = new URL(ROOM_SOCKET_PATH, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('roomId', roomId);
  url.searchParams.set('token', ticket);
  if (since !== null) url.searchParams.set('since', String(since));
  const socket = new WebSocket(url);
  const opened: ChatSocket = {
    onframe: null,
    onclose: null,
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    close: () => {
      // Browsers log an error for a socket closed while connecting.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
      else socket.close();
    },
  };
  socket.onmessage = ({ data }) => opened.onframe?.(JSON.parse(String(data)) as ServerFrame);
  socket.onclose = ({ code }) => opened.onclose?.(code);
  return opened;
};

/** The chat of a room in this tab. */
export const openRoomChat = (roomId: string, userId: string): RoomChat =>
  createRoomChat({
    userId,
    ticket: async () => (await call(account.ticket, {})).ticket,
    open: (ticket, since) => openSocket(roomId, ticket, since),
    history: (before) =>
      call(rooms.messages, {
        params: { id: roomId },
        query: { limit: String(HISTORY_LIMIT), ...(before === null ? {} : { before: String(before) }) },
      }),
    historyLimit: HISTORY_LIMIT,
    newKey: newIdempotencyKey,
    random: Math.random,
    now: () => performance.now(),
    onReturn: (listener) => {
      const visible = () => {
        if (!document.hidden) listener();
      };
      addEventListener('online', listener);
      document.addEventListener('visibilitychange', visible);
      return () => {
        removeEventListener('online', listener);
        document.removeEventListener('visibilitychange', visible);
      };
    },
  });
