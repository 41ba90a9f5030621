import { account } from '@netlik/contract/identity/account';
import { notifications } from '@netlik/contract/platform/notifications';
import { cloneTemplate } from '@netlik/testkit/databases';
import { connectLive, quietOf, ready } from '@netlik/testkit/live-page';
import { hasRedis, startRedis, startRedisCluster } from '@netlik/testkit/redis';
import { insertRow } from '@netlik/testkit/stored-rows/insert-row';
import { openWorld, type TestPerson, type World } from '@netlik/testkit/world';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase, sql } from '../db/database.ts';
import type { Bus } from './bus.ts';
import { openRedisBus } from './bus-redis.ts';

const soon = { timeout: 10_000, interval: 20 };

const openPage = async (world: World, person: TestPerson) => {
  const page = connectLive(world.base, (await person.call(account.ticket, {})).data.ticket);
  onTestFinished(() => page.socket.terminate());
  await vi.waitFor(() => expect(page.messages[0]).toEqual(ready), soon);
  return page;
};

const everyRedis = (start: () => Promise<{ url: string; stop(): Promise<void> }>) => {
  let redis: Awaited<ReturnType<typeof start>>;
  let world: World;
  let beside: World;
  beforeAll(async () => {
    redis = await start();
    const config = { redisUrl: redis.url };
    world = await openWorld({ config });
    beside = await openWorld({ beside: world, config });
  });
  afterAll(async () => {
    await beside.close();
    await world.close();
    await redis.stop();
  });

  it('brings topics of everybody, people and rooms to the other process', async () => {
    const topics = ['all', ...Array.from({ length: 20 }, (_, n) => `room:${n}`)];
    const heard: unknown[] = [];
    for (const topic of topics) await beside.deps.bus.subscribe(topic, (data) => heard.push(data)).ready;
    for (const topic of topics) world.deps.bus.publish(topic, topic);
    await vi.waitFor(() => expect([...heard].sort()).toEqual([...topics].sort()), soon);
  });

  it('sends a person’s pages in both processes what a write has changed, and a late page when that was', async () => {
    const person = await world.person();
    const pages = [await openPage(world, person), await openPage(beside, person)];
    await person.call(notifications.readAll, {});
    for (const { messages } of pages)
      await vi.waitFor(
        () => expect(messages.slice(1)).toEqual([{ type: 'changed', data: ['notifications'] }]),
        soon,
      );
    for (const { socket, closed } of pages) {
      socket.close();
      await closed;
    }
    // No page of this person listens in any process.
    const quiet = performance.now();
    await person.call(notifications.readAll, {});
    expect(quietOf(await openPage(beside, person))).toBeLessThanOrEqual(performance.now() - quiet);
    expect(quietOf(await openPage(beside, await world.person()))).toBeGreaterThan(performance.now() - quiet);
  });
};

describe.skipIf(!hasRedis)('the bus over one Redis (skipped without redis-server)', () => {
  everyRedis(startRedis);
});

describe.skipIf(!hasRedis)('the bus over a Redis cluster (skipped without redis-server)', () => {
  everyRedis(() => startRedisCluster(3));
});

describe.skipIf(!hasRedis)('a process on the bus (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let db: Database;
  beforeAll(async () => {
    redis = await startRedis();
    db = openDatabase({ ...inject('cluster'), database: await cloneTemplate(inject('cluster')) });
  });
  afterAll(async () => {
    await db.close();
    await redis.stop();
  });
  const openBus = async (timing = {}, url = redis.url): Promise<Bus> => {
    const bus = await openRedisBus(url, db, () => undefined, timing);
    onTestFinished(() => bus.close());
    return bus;
  };
  const connect = (url = redis.url) => {
    const client = new Redis(url);
    onTestFinished(() => client.disconnect());
    return client;
  };

  it('is sent a topic from its first listener to its last', async () => {
    const [bus, client] = [await openBus(), connect()];
    const processes = async (topic: string) =>
      ((await client.call('pubsub', 'shardnumsub', `netlik:{${topic}}`)) as [string, number])[1];
    const first = bus.subscribe('room:1', () => undefined);
    await first.ready;
    expect([await processes('room:1'), await processes('room:2')]).toEqual([1, 0]);
    const second = bus.subscribe('room:1', () => undefined);
    first.end();
    await second.ready;
    expect(await processes('room:1')).toBe(1);
    second.end();
    await vi.waitFor(async () => expect(await processes('room:1')).toBe(0), soon);
  });

  it.each([
    ['Redis', startRedis],
    ['cluster', () => startRedisCluster(1)],
  ] as const)('hears its topics again after its connection to a %s was cut', async (_, start) => {
    const { url, stop } = await start();
    onTestFinished(stop);
    const [bus, sender, client] = [await openBus({}, url), await openBus({}, url), connect(url)];
    const heard: unknown[] = [];
    for (const topic of ['test', 'room:1']) await bus.subscribe(topic, (data) => heard.push(data)).ready;
    const isBack = new Promise<void>((resolve) => bus.onReconnect(resolve));
    await client.call('client', 'kill', 'type', 'pubsub');
    await isBack;
    for (const topic of ['test', 'room:1', 'room:2']) sender.publish(topic, topic);
    await vi.waitFor(() => expect([...heard].sort()).toEqual(['room:1', 'test']), soon);
  });

  it('does not wait for a Redis that is away', async () => {
    const mortal = await startRedis();
    const bus = await openRedisBus(mortal.url, db, () => undefined);
    onTestFinished(() => bus.close());
    await mortal.stop();
    await vi.waitFor(() => expect(bus.isDisconnected()).toBe(true), soon);
    await bus.subscribe('live:1', () => undefined).ready;
    expect(await bus.quietForMs('live:1')).toBe(0);
  });

  const stored = () => db.many(sql`select from bus_outbox`);

  it('deletes what a commit stored once it is sent, and stores nothing of a rollback', async () => {
    const [bus, other] = [await openBus(), await openBus()];
    const heard: unknown[] = [];
    other.subscribe('test', (data) => heard.push(data));
    await expect(
      db.transaction(async (tx) => {
        await bus.publishInTransaction(tx, 'test', 1);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await stored()).toEqual([]);
    await db.transaction((tx) =>
      bus.publishAfterCommit(
        tx,
        [1, null].map((data) => ({ topic: 'test', data })),
      ),
    );
    await vi.waitFor(() => expect(heard).toEqual([1, null]), soon);
    await vi.waitFor(async () => expect(await stored()).toEqual([]), soon);
  });

  it('sends what another left behind, each message once', async () => {
    const timing = { sweepMs: 50, staleMs: 100 };
    const buses = [await openBus(timing), await openBus(timing), await openBus()];
    const heard: unknown[][] = [[], [], []];
    for (const [n, bus] of buses.entries())
      for (const topic of ['test', 'room:1'])
        await bus.subscribe(topic, (data) => heard[n]!.push(data)).ready;
    for (const topic of ['test', 'room:1']) await insertRow(db, 'bus_outbox', { topic, data: { topic } });
    await vi.waitFor(async () => expect(await stored()).toEqual([]), soon);
    const expected = [{ topic: 'room:1' }, { topic: 'test' }];
    for (const own of heard)
      await vi.waitFor(() => expect(own).toEqual(expect.arrayContaining(expected)), soon);
    expect(heard.map(({ length }) => length)).toEqual([2, 2, 2]);
  });
});
