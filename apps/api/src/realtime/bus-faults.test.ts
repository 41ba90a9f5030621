import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { cloneTemplate } from '@netlik/testkit/databases';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openDatabase, raw } from '../db/database.ts';
import { openPostgresBus } from './bus-postgres.ts';

const soon = { timeout: 10_000, interval: 20 };

/** Forwards everything until it is frozen, which makes the connection silent without an error. */
const openProxy = async () => {
  const { host, port } = inject('cluster');
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    sockets.push(client, server);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return {
    port: (proxy.address() as AddressInfo).port,
    freeze: () => {
      for (const socket of sockets) socket.removeAllListeners('data').pause();
    },
  };
};

const openBus = async () => {
  const cluster = inject('cluster');
  const database = await cloneTemplate(cluster);
  const proxy = await openProxy();
  const failures: unknown[] = [];
  const bus = await openPostgresBus(
    { ...cluster, database, host: '127.0.0.1', port: proxy.port },
    (error) => failures.push(error),
    { beatMs: 50, silentMs: 400 },
  );
  const db = openDatabase({ ...cluster, database });
  onTestFinished(async () => {
    await bus.close();
    await db.close();
  });
  return { bus, db, proxy, failures };
};

describe('the PostgreSQL bus', () => {
  it('drops a message that is no message, and goes on', async () => {
    const { bus, db, failures } = await openBus();
    const heard: unknown[] = [];
    bus.subscribe('test', (data) => heard.push(data));
    for (const payload of ['', 'x', 'null', '{}', '{"messages":5}', '[]', '{"messages":[null]}'])
      await db.run(raw(`notify netlik_bus, '${payload}'`));
    await db.run(raw(`notify netlik_bus, '{"from":"other","messages":[{"topic":"test","data":1}]}'`));
    await vi.waitFor(() => expect(heard).toEqual([1]), soon);
    expect(failures.length).toBeGreaterThan(3);
    expect(bus.isDisconnected()).toBe(false);
  });

  it('counts as disconnected when its connection falls silent, and opens another', async () => {
    const { bus, proxy } = await openBus();
    let reconnected = 0;
    bus.onReconnect(() => {
      reconnected += 1;
    });
    expect(bus.isDisconnected()).toBe(false);
    proxy.freeze();
    await vi.waitFor(() => expect(bus.isDisconnected()).toBe(true), soon);
    await vi.waitFor(() => expect(reconnected).toBe(1), soon);
    expect(bus.isDisconnected()).toBe(false);
  });
});
