import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type ChatDeps, createRoomChat } from '../community/rooms/chat/create-room-chat.ts';
import type { RoomThread } from '../community/rooms/chat/room-messages.ts';

const notLoaded: RoomThread = { messages: [], hasEarlier: false, isDetached: false };

/** A connected chat with an observer of its messages in place of the page. */
export const openObservedChat = (deps: Omit<ChatDeps, 'queries'>) => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const chat = createRoomChat({ ...deps, queries });
  new QueryObserver(queries, chat.query).subscribe(() => undefined);
  chat.connect();
  return { ...chat, thread: () => queries.getQueryData(chat.query.queryKey) ?? notLoaded };
};
