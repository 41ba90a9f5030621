import { randomUUID } from 'node:crypto';
import { rooms } from '@netlik/contract/community/rooms/rooms';
import { connectRoomAs, type RoomPage } from '@netlik/testkit/room-page';
import type { TestPerson } from '@netlik/testkit/world';
import { onTestFinished } from 'vitest';
import type { ChatConnection } from '../../apps/web/src/community/rooms/chat/create-room-chat.ts';
import { openObservedChat } from '../../apps/web/src/testing/observed-chat.ts';

/** The product's own chat client over a Node socket, closed when the test ends. */
export const openChat = (base: string, person: TestPerson, roomId: string) => {
  const chat = openObservedChat({
    roomId,
    userId: person.id,
    environment: {
      ticket: async () => '',
      isOnline: () => true,
      onOffline: () => () => undefined,
      onReturn: () => () => undefined,
      random: Math.random,
      now: () => performance.now(),
    },
    open: (_, { onMessage, onClose }, since): ChatConnection => {
      let page: RoomPage | null = null;
      let isClosed = false;
      const opened: ChatConnection = {
        send: (frame) => {
          if (page?.socket.readyState === page?.socket.OPEN) page?.socket.send(JSON.stringify(frame));
        },
        close: () => {
          isClosed = true;
          page?.socket.terminate();
        },
      };
      // The ticket needs the database too; without it this attempt ends like a lost connection.
      connectRoomAs(base, person, roomId, since ?? undefined).then(
        (joined) => {
          page = joined;
          const connected = joined.socket;
          for (const frame of joined.frames) onMessage(frame);
          connected.on('message', (data) => onMessage(JSON.parse(String(data))));
          connected.on('close', (code) => onClose(code));
          if (isClosed) connected.terminate();
        },
        () => onClose(1006),
      );
      return opened;
    },
    history: async () => (await person.call(rooms.messages, { params: { id: roomId }, query: {} })).data,
    historyLimit: 200,
    newKey: randomUUID,
  });
  onTestFinished(() => chat.close());
  return chat;
};
