import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createHub, type Hub } from './hub.ts';

const soon = { timeout: 5000, interval: 10 };

let server: WebSocketServer;
let hub: Hub;
beforeAll(async () => {
  hub = createHub({ heartbeatMs: 500 });
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) => hub.join('biri', 'oturum', socket));
  await new Promise((resolve) => server.on('listening', resolve));
});
afterAll(() => {
  hub.close();
  for (const socket of server.clients) socket.terminate();
  server.close();
});

const connect = async (options = {}) => {
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('open', resolve));
  return { socket, closed };
};

describe('the heartbeat of the hub', () => {
  it('terminates a socket that no longer answers pings', async () => {
    const alive = await connect();
    const dead = await connect({ autoPong: false });
    await vi.waitFor(() => expect(hub.count()).toBe(2), soon);
    expect(await dead.closed).toBe(1006);
    await vi.waitFor(() => expect(hub.count()).toBe(1), soon);
    for (let ping = 0; ping < 3; ping += 1) await once(alive.socket, 'ping');
    expect(alive.socket.readyState).toBe(WebSocket.OPEN);
    alive.socket.terminate();
  });
});

describe('hub.send', () => {
  it('terminates a socket whose buffer is full', async () => {
    const slow = await connect();
    await vi.waitFor(() => expect(hub.count()).toBe(1), soon);
    slow.socket.pause();
    (slow.socket as unknown as { _socket: { pause(): void } })._socket.pause();
    const big = { type: 'big', data: 'x'.repeat(256 * 1024) };
    for (let n = 0; n < 200 && hub.count() > 0; n += 1) {
      hub.send('biri', big);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await vi.waitFor(() => expect(hub.count()).toBe(0), soon);
    slow.socket.terminate();
  });
});
