import { useEffect, useState } from 'react';
import { useStore } from '../../../data/use-store.ts';
import type { ChatState } from './chat-state.ts';
import type { RoomChat } from './create-room-chat.ts';
import { openRoomChat } from './open-room-chat.ts';

const idle: ChatState = {
  connection: 'idle',
  problem: 'connection',
  ended: null,
  messages: [],
  pending: [],
  online: new Set(),
  typing: new Map(),
  hasEarlier: false,
  detached: false,
};

/** A no-op chat until the connection exists. */
const absent: RoomChat = {
  get: () => idle,
  listen: () => () => undefined,
  send: () => false,
  sendAgain: () => undefined,
  discard: () => undefined,
  showReaction: () => undefined,
  typed: () => undefined,
  loadEarlier: async () => undefined,
  loadNewest: async () => undefined,
  close: () => undefined,
};

export const useRoomChat = (roomId: string, userId: string): [RoomChat, ChatState] => {
  const [chat, setChat] = useState(absent);
  useEffect(() => {
    const opened = openRoomChat(roomId, userId);
    setChat(opened);
    return () => opened.close();
  }, [roomId, userId]);
  return [chat, useStore(chat)];
};
