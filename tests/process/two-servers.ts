import { hasRedis, startRedis } from '@netlik/testkit/redis';
import { openWorld, TEST_SECRET, type World } from '@netlik/testkit/world';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { prepare } from '../../scripts/prepare.mjs';
import { cleanUp, type ServerProcess, startServer, stop, temporaryFolder } from './server-process.ts';

/** Filled before the first test. */
export type TwoServers = { world: World; a: ServerProcess; b: ServerProcess };

/** Runs the tests with two server processes on one database, connected by PostgreSQL and then by Redis. */
export const withTwoServers = (name: string, tests: (servers: TwoServers) => void) => {
  const folder = temporaryFolder(name);
  beforeAll(() => prepare({ web: false }));
  afterAll(() => cleanUp(folder));

  const connectedBy = (bus: () => Promise<Record<string, string>>) => {
    const servers = {} as TwoServers;
    beforeAll(async () => {
      const env = await bus();
      // The servers use the real clock, so the sessions made here need it too.
      const world = await openWorld({
        now: new Date().toISOString(),
        config: { redisUrl: env.REDIS_URL ?? null },
      });
      const { user, password, host, port } = inject('cluster');
      const shared = {
        ...env,
        DATABASE_URL: `postgresql://${user}:${password}@localhost:${port}/${world.database}?host=${encodeURIComponent(host)}`,
        DATA_DIR: folder,
        AUTH_SECRET: TEST_SECRET,
      };
      const [a, b] = [await startServer(shared), await startServer(shared)];
      Object.assign(servers, { world, a, b });
      await Promise.all([a.ready(), b.ready()]);
      expect(new Set([process.pid, a.child.pid, b.child.pid]).size).toBe(3);
    });
    afterAll(async () => {
      await Promise.all([stop(servers.a), stop(servers.b)]);
      await servers.world.close();
    });
    tests(servers);
  };

  describe('two server processes connected by PostgreSQL', () => connectedBy(async () => ({})));

  describe.skipIf(!hasRedis)('two server processes connected by Redis (skipped without redis-server)', () => {
    let redis: Awaited<ReturnType<typeof startRedis>>;
    afterAll(() => redis.stop());
    connectedBy(async () => {
      redis = await startRedis();
      return { REDIS_URL: redis.url };
    });
  });
};
