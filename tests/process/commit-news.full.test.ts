import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { account } from '@netlik/contract/identity/account';
import { notifications } from '@netlik/contract/platform/notifications';
import { reminders } from '@netlik/contract/study/reminders';
import { studyDay } from '@netlik/domain/study-day';
import { callOver } from '@netlik/testkit/call';
import { connectLive, ready } from '@netlik/testkit/live-page';
import { hasRedis, startRedis } from '@netlik/testkit/redis';
import { openWorld, TEST_SECRET, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { sql } from '../../apps/api/src/db/database.ts';
import { prepare } from '../../scripts/prepare.mjs';
import { cleanUp, type ServerProcess, startServer, stop, temporaryFolder } from './server-process.ts';

const soon = { timeout: 15_000, interval: 20 };
vi.setConfig({ testTimeout: 60_000, hookTimeout: 100_000 });

/**
 * Forwards everything to Redis except messages to people's pages, as if the server died before sending them.
 */
const openRedisWithoutNews = async (port: number) => {
  const sockets: Socket[] = [];
  const held: string[] = [];
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    sockets.push(client, server);
    server.on('data', (chunk) => client.write(chunk));
    client.on('data', (chunk) => {
      const text = String(chunk);
      if (text.includes('spublish') && text.includes('{live:')) held.push(text);
      else server.write(chunk);
    });
    for (const socket of [client, server]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    held,
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
};

describe.skipIf(!hasRedis)(
  'a server killed between commit and publish (skipped without redis-server)',
  () => {
    const folder = temporaryFolder('commit-news');
    let redis: Awaited<ReturnType<typeof startRedis>>;
    let proxy: Awaited<ReturnType<typeof openRedisWithoutNews>>;
    let world: World;
    let living: ServerProcess;
    let env: Record<string, string>;
    beforeAll(async () => {
      await prepare({ web: false });
      redis = await startRedis();
      proxy = await openRedisWithoutNews(redis.port);
      // The servers use the real clock, so the sessions made here need it too.
      world = await openWorld({ now: new Date().toISOString() });
      const { user, password, host, port } = inject('cluster');
      env = {
        DATABASE_URL: `postgresql://${user}:${password}@localhost:${port}/${world.database}?host=${encodeURIComponent(host)}`,
        DATA_DIR: folder,
        AUTH_SECRET: TEST_SECRET,
      };
      living = await startServer({ ...env, REDIS_URL: redis.url });
      await living.ready();
    });
    afterAll(async () => {
      await stop(living);
      await world.close();
      proxy.close();
      await redis.stop();
      await cleanUp(folder);
    });

    it('has its news told by another, of a transaction and of a single statement', async () => {
      const dying = await startServer({ ...env, REDIS_URL: proxy.url });
      await dying.ready();
      const person = await world.person();
      const { ticket } = (await callOver(living.base)(account.ticket, {}, person.token)).data;
      const page = connectLive(living.base, ticket);
      await vi.waitFor(() => expect(page.messages).toEqual([ready]), soon);

      const call = callOver(dying.base);
      const body = { date: studyDay(new Date()), text: 'Deneme' };
      expect((await call(reminders.create, { body }, person.token)).status).toBe(201);
      expect((await call(notifications.readAll, {}, person.token)).status).toBe(200);
      dying.child.kill('SIGKILL');
      await dying.ended;
      expect(proxy.held.length).toBeGreaterThan(0);

      await vi.waitFor(
        () =>
          expect(page.messages.slice(1)).toEqual(
            expect.arrayContaining([
              { type: 'changed', data: ['reminders'] },
              { type: 'changed', data: ['notifications'] },
            ]),
          ),
        soon,
      );
      await vi.waitFor(async () => expect(await world.rows(sql`select from bus_outbox`)).toEqual([]), soon);
      page.socket.terminate();
    });
  },
);
