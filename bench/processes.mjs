import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_TIMEOUT_MS = 240_000;

/** Mode 711, because under root PostgreSQL runs as another user. */
export const withDataFolder = async (work) => {
  const folder = mkdtempSync(join(tmpdir(), 'netlik-bench-'));
  chmodSync(folder, 0o711);
  try {
    return await work(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
};

export const freePort = () =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

const runningChildren = new Set();

// Stops child processes however the measurement ends.
process.on('exit', () => {
  for (const { pid, exitCode } of runningChildren) if (exitCode === null) process.kill(-pid, 'SIGINT');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const isHealthy = async (url) => {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    return false;
  }
};

/** Waits for the first 200. Output goes to /dev/null, so the product still pays for its logging. */
export const serve = async (command, args, { env = {}, health }) => {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(command, args, {
    env: {
      ...process.env,
      NODE_ENV: undefined,
      HOST: '127.0.0.1',
      PORT: String(port),
      npm_config_loglevel: 'error',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    // A separate process group, so that stopping also reaches processes npm has started.
    detached: true,
  });
  runningChildren.add(child);
  const ended = new Promise((done) => child.once('exit', done));
  const base = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(base + health))) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended (${child.exitCode})`);
    if (performance.now() - startedAt > READY_TIMEOUT_MS)
      throw new Error(`${command} ${args.join(' ')} does not answer`);
    await sleep(20);
  }
  const stop = async () => {
    runningChildren.delete(child);
    process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  return { base, pid: child.pid, milliseconds: performance.now() - startedAt, stop };
};

/** The product as shipped, but without rate limits. */
export const serveProduct = (dataDir, env = {}) =>
  serve(process.execPath, ['apps/api/bundle/main.js'], {
    env: { DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env },
    health: '/api/health',
  });
