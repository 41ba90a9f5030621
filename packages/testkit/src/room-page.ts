import type { ClientFrame, ServerFrame } from '@netlik/contract/community/rooms/room-socket';
import { account } from '@netlik/contract/identity/account';
import { WebSocket } from 'ws';
import { callOver } from './call.ts';
import type { TestPerson } from './world.ts';

export type RoomPage = {
  socket: WebSocket;
  /** All frames received so far. */
  frames: ServerFrame[];
  of<T extends ServerFrame['type']>(type: T): Extract<ServerFrame, { type: T }>[];
  send(frame: ClientFrame): void;
  closed: Promise<number>;
};

/** Opens a socket like the chat page does. */
export const connectRoom = (base: string, query: Record<string, string>): RoomPage => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws/study-rooms?${new URLSearchParams(query)}`);
  const frames: ServerFrame[] = [];
  socket.on('message', (data) => frames.push(JSON.parse(String(data)) as ServerFrame));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return {
    socket,
    frames,
    of: (type) => frames.filter((frame): frame is never => frame.type === type),
    send: (frame) => socket.send(JSON.stringify(frame)),
    closed,
  };
};

export const connectRoomAs = async (base: string, person: TestPerson, roomId: string, since?: number) => {
  const { ticket } = (await callOver(base)(account.ticket, {}, person.token)).data;
  return connectRoom(base, {
    roomId,
    token: ticket,
    ...(since === undefined ? {} : { since: String(since) }),
  });
};
