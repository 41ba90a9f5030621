import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve, withDataFolder } from './processes.mjs';
import { atMost, median } from './report.mjs';

const STARTS = 5;
const IDLE_MS = 10_000;

const field = (path, name) => {
  const kilobytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(path, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};

/** Sum of proportional set sizes, because all processes map the same shared memory. */
const postgresMemory = (home) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, pid) => {
      try {
        const ours = readlinkSync(`/proc/${pid}/cwd`) === join(home, 'data');
        return ours ? sum + field(`/proc/${pid}/smaps_rollup`, 'Pss') : sum;
      } catch {
        return sum;
      }
    }, 0);

const npmStart = (dataDir) => serve('npm', ['start'], { env: { DATA_DIR: dataDir }, health: '/api/health' });

export const measureStart = (log) =>
  withDataFolder(async (dataDir) => {
    const first = await npmStart(dataDir);
    log(`first start, with an empty folder: ${Math.round(first.milliseconds)} ms`);
    await first.stop();

    const times = [];
    const home = join(dataDir, 'postgres');
    let memory;
    for (let number = 1; number <= STARTS; number++) {
      const server = await npmStart(dataDir);
      times.push(server.milliseconds);
      log(`warm start ${number}: ${Math.round(server.milliseconds)} ms`);
      if (number === STARTS) {
        await sleep(IDLE_MS);
        const { pid } = JSON.parse(readFileSync(join(home, 'server.pid'), 'utf8'));
        memory = { server: field(`/proc/${pid}/status`, 'VmRSS'), postgres: postgresMemory(home) };
      }
      await server.stop();
    }
    return [
      atMost(
        'warm `npm start` to the first 200 of `/api/health`',
        median(times) / 1000,
        { limit: 1.5, unit: ' s', digits: 2 },
        `the longest ${(Math.max(...times) / 1000).toFixed(2)} s`,
      ),
      atMost(
        'first `npm start` on an empty folder',
        first.milliseconds / 1000,
        { limit: 6, unit: ' s', digits: 2 },
        'demo people included',
      ),
      atMost(
        'memory of the idle server',
        memory.server,
        { limit: 120, unit: ' MB' },
        `PostgreSQL beside it ${Math.round(memory.postgres)} MB`,
      ),
    ];
  });
