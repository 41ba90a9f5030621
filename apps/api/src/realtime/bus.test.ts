import { account } from '@netlik/contract/identity/account';
import { users } from '@netlik/contract/identity/users';
import { hasRedis, startRedis } from '@netlik/testkit/redis';
import { openWorld, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from '../db/database.ts';

const soon = { timeout: 10_000, interval: 10 };
const afterReconnect = { timeout: 5000, interval: 20 };

const profile = (server: World, token: string) => server.call(account.profile, {}, token);
const receivedBy = (world: World, topic: string) => {
  const received: unknown[] = [];
  world.deps.bus.subscribe(topic, (data) => received.push(data));
  return received;
};
const publish = (world: World, topic: string, ...messages: unknown[]) =>
  world.db.transaction(async (tx) => {
    for (const message of messages) await world.deps.bus.publishInTransaction(tx, topic, message);
  });

const everyBus = (open: () => Promise<[World, World]>) => {
  let world: World;
  let beside: World;
  beforeAll(async () => {
    [world, beside] = await open();
  });
  afterAll(async () => {
    await beside.close();
    await world.close();
  });

  it('delivers once to each process, and in this one before the transaction resolves', async () => {
    const here = receivedBy(world, 'test.once');
    const there = receivedBy(beside, 'test.once');
    await publish(world, 'test.once', { n: 1 }, { n: 2 });
    expect(here).toEqual([{ n: 1 }, { n: 2 }]);
    await vi.waitFor(() => expect(there).toEqual([{ n: 1 }, { n: 2 }]), soon);
    await publish(beside, 'test.once', 'geri');
    await vi.waitFor(() => expect(here).toHaveLength(3), soon);
    expect(there).toHaveLength(3);
  });

  it('delivers nothing of a transaction that rolled back', async () => {
    const here = receivedBy(world, 'test.rollback');
    const there = receivedBy(beside, 'test.rollback');
    const failed = world.db.transaction(async (tx) => {
      await world.deps.bus.publishInTransaction(tx, 'test.rollback', 'olmadı');
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await publish(world, 'test.rollback', 'oldu');
    await vi.waitFor(() => expect(there).toEqual(['oldu']), soon);
    expect(here).toEqual(['oldu']);
  });

  it('publishes outside a transaction without a statement', async () => {
    const here = receivedBy(world, 'test.publish');
    const there = receivedBy(beside, 'test.publish');
    const publishOnce = async () => {
      world.deps.bus.publish('test.publish', { n: 1 });
      expect(here).toEqual([{ n: 1 }]);
      await vi.waitFor(() => expect(there).toEqual([{ n: 1 }]), soon);
    };
    expect(await world.statements(publishOnce)).toBe(0);
    world.deps.bus.publish('test.publish', { n: 2 });
    await vi.waitFor(() => expect(there).toEqual([{ n: 1 }, { n: 2 }]), soon);
    expect(here).toHaveLength(2);
  });

  it('goes on when a listener throws, and stops after unsubscribe', async () => {
    const { end } = world.deps.bus.subscribe('test.listeners', () => {
      throw new Error('listener');
    });
    const here = receivedBy(world, 'test.listeners');
    await publish(world, 'test.listeners', 1);
    end();
    await publish(world, 'test.listeners', 2);
    expect(here).toEqual([1, 2]);
  });

  it('delivers a suspension to the other process within a second', async () => {
    const admin = await world.person({ role: 'admin' });
    const person = await world.person();
    expect((await profile(beside, person.token)).status).toBe(200);
    await admin.call(users.update, { params: { id: person.id }, body: { isActive: false } });
    await vi.waitFor(
      async () => expect((await profile(beside, person.token)).code).toBe('session.expired'),
      soon,
    );
  });
};

describe('openPostgresBus', () => {
  everyBus(async () => {
    const world = await openWorld();
    return [world, await openWorld({ beside: world })];
  });

  it('rejects a message that is too large for NOTIFY', async () => {
    const world = await openWorld();
    await expect(publish(world, 'test.large', 'x'.repeat(8000))).rejects.toThrow('too large');
    await world.close();
  });
});

describe('a process disconnected from the bus', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const cut = () =>
    world.db.many<{ pid: number }>(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'netlik bus' and datname = current_database()`);
  const countListeners = async () =>
    (
      await world.rows(sql`
        select pid from pg_stat_activity where application_name = 'netlik bus' and datname = current_database()`)
    ).length;
  const isDisconnected = () => world.deps.bus.isDisconnected();

  it('loads every session from the database until it is connected again', async () => {
    const person = await world.person();
    await profile(world, person.token);
    expect(await world.statements(() => profile(world, person.token))).toBe(1);

    await cut();
    await vi.waitFor(() => expect(isDisconnected()).toBe(true), soon);
    expect(await world.statements(() => profile(world, person.token))).toBe(2);
    // Simulates another process, so the notice does not arrive here.
    await world.db.run(sql`delete from sessions where user_id = ${person.id}`);
    expect(isDisconnected()).toBe(true);
    expect((await profile(world, person.token)).code).toBe('session.expired');

    await vi.waitFor(() => expect(isDisconnected()).toBe(false), afterReconnect);
    const other = await world.person();
    await profile(world, other.token);
    expect(await world.statements(() => profile(world, other.token))).toBe(1);
  });

  it('drops its session cache after a reconnect', async () => {
    const person = await world.person();
    await profile(world, person.token);
    await cut();
    await vi.waitFor(() => expect(isDisconnected()).toBe(true), soon);
    await world.db.run(sql`delete from sessions where user_id = ${person.id}`);
    await vi.waitFor(() => expect(isDisconnected()).toBe(false), afterReconnect);
    expect((await profile(world, person.token)).code).toBe('session.expired');
  });

  it('has one connection after several reconnects, and receives messages', async () => {
    for (let n = 0; n < 3; n += 1) {
      await cut();
      await vi.waitFor(() => expect(isDisconnected()).toBe(true), soon);
      await vi.waitFor(() => expect(isDisconnected()).toBe(false), afterReconnect);
    }
    expect(await countListeners()).toBe(1);
    const beside = await openWorld({ beside: world });
    const here = receivedBy(world, 'test.back');
    await publish(beside, 'test.back', 'duydum');
    await vi.waitFor(() => expect(here).toEqual(['duydum']), soon);
    await beside.close();
  });
});

describe.skipIf(!hasRedis)('openRedisBus (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  everyBus(async () => {
    const config = { redisUrl: redis.url };
    const world = await openWorld({ config });
    return [world, await openWorld({ beside: world, config })];
  });

  it('is disconnected while Redis is down, and drops its session cache after that', async () => {
    const mortal = await startRedis();
    const world = await openWorld({ config: { redisUrl: mortal.url } });
    onTestFinished(() => world.close());
    const person = await world.person();
    await profile(world, person.token);
    await mortal.stop();
    await vi.waitFor(() => expect(world.deps.bus.isDisconnected()).toBe(true), soon);
    expect(await world.statements(() => profile(world, person.token))).toBe(2);
    await world.db.run(sql`delete from sessions where user_id = ${person.id}`);
    const back = await startRedis(mortal.port);
    onTestFinished(back.stop);
    await vi.waitFor(() => expect(world.deps.bus.isDisconnected()).toBe(false), afterReconnect);
    expect((await profile(world, person.token)).code).toBe('session.expired');
  });
});
