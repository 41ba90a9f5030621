import type { LiveReady } from '@netlik/contract/live';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

type Message = { type: string; data: unknown };

export type LivePage = {
  socket: WebSocket;
  /** Everything it was told so far. */
  messages: Message[];
  /** The code it was closed with. */
  closed: Promise<number>;
};

/** What a page is told first. */
export const ready = { type: 'ready', data: { quietForMs: expect.any(Number) } };

/** What it learns by that: for how long nothing was said to its person. */
export const quietOf = ({ messages }: LivePage) => (messages[0]!.data as LiveReady).quietForMs;

/** What a page does to listen: a socket to `/ws/live` with a ticket. */
export const connectLive = (base: string, ticket: string): LivePage => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws/live?token=${ticket}`);
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Message));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, messages, closed };
};
