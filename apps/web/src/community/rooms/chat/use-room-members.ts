import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { roomQueries } from '../rooms.queries.ts';
import type { ChatState } from './chat-state.ts';

/** Includes former members, and refetches for an unknown author. */
export const useRoomMembers = (roomId: string, { online, messages }: ChatState) => {
  const { data, refetch } = useQuery(roomQueries.members(roomId));
  const known = new Set(data?.map(({ userId }) => userId));
  const heard = [...online, ...messages.slice(-1).map(({ userId }) => userId)];
  const strangers = data ? heard.filter((userId) => !known.has(userId)).join(' ') : '';
  useEffect(() => {
    if (strangers) void refetch();
  }, [strangers, refetch]);
  return data;
};
