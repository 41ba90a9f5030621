import type { LiveReady } from '@netlik/contract/platform/live';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

type Message = { type: string; data: unknown };

export type LivePage = {
  socket: WebSocket;
  /** All messages received so far. */
  messages: Message[];
  closed: Promise<number>;
};

/** The first message of every socket. */
export const ready = { type: 'ready', data: { quietForMs: expect.any(Number) } };

/** For how long the person was sent nothing. */
export const quietOf = ({ messages }: LivePage) => (messages[0]!.data as LiveReady).quietForMs;

export const connectLive = (base: string, ticket: string): LivePage => {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/ws/live?token=${ticket}`);
  const messages: Message[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as Message));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  return { socket, messages, closed };
};
