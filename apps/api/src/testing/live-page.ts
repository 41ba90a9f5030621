import { WebSocket } from 'ws';

type Message = { type: string; data: unknown };

export type LivePage = {
  socket: WebSocket;
  /** Everything it was told so far. */
  messages: Message[];
  /** The code it was closed with. */
  closed: Promise<number>;
};

/** What a page does to listen: a socket to `/ws/live` with a ticket. */
export const connectLive = (base: string, ticket: string): LivePage => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws/live?token=${ticket}`);
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Message));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, messages, closed };
};
