import { randomUUID } from 'node:crypto';
import { users } from '@netlik/contract/identity/users';
import { roomClose } from '@netlik/contract/rooms/room-socket';
import { rooms } from '@netlik/contract/rooms/rooms';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { callOver } from '../../apps/api/src/testing/call.ts';
import { hasRedis, startRedis } from '../../apps/api/src/testing/redis.ts';
import { connectRoomAs } from '../../apps/api/src/testing/room-page.ts';
import { openWorld, TEST_SECRET, type TestPerson, type World } from '../../apps/api/src/testing/world.ts';
import { prepare } from '../../scripts/prepare.mjs';
import { cleanUp, type ServerProcess, startServer, stop, temporaryFolder } from './server-process.ts';

/** A room whose members are connected to two server processes on one database. */

const folder = temporaryFolder('rooms');
const soon = { timeout: 5000, interval: 10 };
const OFFLINE_WITHIN_MS = 15_000;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 100_000 });

beforeAll(() => prepare({ web: false }));
afterAll(() => cleanUp(folder));

const openPage = async ({ base }: ServerProcess, person: TestPerson, roomId: string) => {
  const page = await connectRoomAs(base, person, roomId);
  onTestFinished(() => page.socket.terminate());
  await vi.waitFor(() => expect(page.of('ready')).toHaveLength(1), soon);
  return page;
};

const acrossProcesses = (bus: () => Promise<Record<string, string>>) => {
  let world: World;
  let a: ServerProcess;
  let b: ServerProcess;
  beforeAll(async () => {
    const env = await bus();
    world = await openWorld({ now: new Date().toISOString(), config: { redisUrl: env.REDIS_URL ?? null } });
    const { user, password, host, port } = inject('cluster');
    const shared = {
      ...env,
      DATABASE_URL: `postgresql://${user}:${password}@localhost:${port}/${world.database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: folder,
      AUTH_SECRET: TEST_SECRET,
    };
    [a, b] = [await startServer(shared), await startServer(shared)];
    await Promise.all([a.ready(), b.ready()]);
  });
  afterAll(async () => {
    await Promise.all([stop(a), stop(b)]);
    await world.close();
  });

  it('gives one order to both, closes a suspended member within a second, and notices a dead process', async () => {
    const [owner, member, other] = [await world.person(), await world.person(), await world.person()];
    const admin = await world.person({ role: 'admin' });
    const call = callOver(a.base);
    const body = { name: 'Oda', type: 'public' } as const;
    const { id } = (await call(rooms.create, { body }, owner.token)).data.room;
    for (const { token } of [member, other]) await call(rooms.joinOpen, { params: { id } }, token);
    const pages = [await openPage(a, owner, id), await openPage(b, member, id), await openPage(b, other, id)];
    for (let n = 0; n < 20; n += 1)
      pages[n % 2]!.send({ type: 'message', content: `m${n}`, key: randomUUID() });
    const orders = () => pages.map((page) => page.of('message').map(({ payload }) => payload.id));
    await vi.waitFor(() => expect(orders().map(({ length }) => length)).toEqual([20, 20, 20]), soon);
    expect(new Set(orders().map((order) => order.join())).size).toBe(1);

    await call(users.update, { params: { id: other.id }, body: { isActive: false } }, admin.token);
    const suspendedAt = performance.now();
    expect(await pages[2]!.closed).toBe(roomClose.sessionEnded);
    expect(performance.now() - suspendedAt).toBeLessThan(1000);

    b.child.kill('SIGKILL');
    const gone = { type: 'presence', payload: { userId: member.id, state: 'offline' } };
    await vi.waitFor(() => expect(pages[0]!.frames).toContainEqual(gone), {
      timeout: OFFLINE_WITHIN_MS,
      interval: 50,
    });
  });
};

describe('two server processes connected by PostgreSQL', () => {
  acrossProcesses(async () => ({}));
});

describe.skipIf(!hasRedis)('two server processes connected by Redis (skipped without redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  afterAll(() => redis.stop());
  acrossProcesses(async () => {
    redis = await startRedis();
    return { REDIS_URL: redis.url };
  });
});
