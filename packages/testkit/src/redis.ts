import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** Without redis-server dependent tests are skipped. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

type TestRedis = { url: string; port: number; stop(): Promise<void> };

/** A Redis without persistence; `wanted` reuses the port of a stopped one. */
export const startRedis = async (wanted?: number, options: readonly string[] = []): Promise<TestRedis> => {
  const port = wanted ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'netlik-redis-'));
  const child = spawn(
    'redis-server',
    [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
      ...options,
    ],
    { stdio: 'ignore' },
  );
  // Stops it even if a test fails first.
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

/** A cluster of some nodes, each with an equal part of the slots. */
export const startRedisCluster = async (nodes: number): Promise<TestRedis> => {
  const started: (TestRedis & { busPort: number })[] = [];
  for (let n = 0; n < nodes; n += 1) {
    const busPort = await freePort();
    const options = [
      '--cluster-enabled',
      'yes',
      '--cluster-port',
      String(busPort),
      '--cluster-announce-ip',
      '127.0.0.1',
    ];
    started.push({ ...(await startRedis(undefined, options)), busPort });
  }
  const clients = started.map(({ url }) => new Redis(url));
  const [first] = started as [(typeof started)[number]];
  const each = 16384 / nodes;
  for (const [n, client] of clients.entries()) {
    await client.cluster('ADDSLOTSRANGE', Math.ceil(n * each), Math.ceil((n + 1) * each) - 1);
    if (n > 0) await client.call('cluster', 'meet', '127.0.0.1', first.port, first.busPort);
  }
  const isComplete = async (client: Redis) => {
    const info = await client.cluster('INFO');
    return info.includes('cluster_state:ok') && info.includes(`cluster_size:${nodes}\r`);
  };
  for (const client of clients) {
    while (!(await isComplete(client))) await sleep(20);
    client.disconnect();
  }
  return {
    ...first,
    stop: async () => {
      for (const node of started) await node.stop();
    },
  };
};
