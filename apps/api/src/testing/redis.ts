import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** Without redis-server the tests that need it are skipped. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

type TestRedis = { url: string; port: number; stop(): Promise<void> };

/** A Redis without persistence; with `wanted` on the port of one that was stopped. */
export const startRedis = async (wanted?: number): Promise<TestRedis> => {
  const port = wanted ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'netlik-redis-'));
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    { stdio: 'ignore' },
  );
  // Also when a test fails before it stops what it started.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `redis://127.0.0.1:${port}`;
  const probe = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  probe.on('error', () => undefined);
  await probe.ping();
  probe.disconnect();
  return {
    url,
    port,
    stop: async () => {
      end();
      process.off('exit', end);
      await gone;
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
};
