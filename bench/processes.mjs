import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/** Gives the work a folder that PostgreSQL's user can reach also when root measures. */
export const inFolder = async (work) => {
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

const living = new Set();

// However a measurement ends, what it has started ends too.
process.on('exit', () => {
  for (const { pid, exitCode } of living) if (exitCode === null) process.kill(-pid, 'SIGINT');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const answers = async (url) => {
  try {
    return (await fetch(url)).status === 200;
  } catch {
    return false;
  }
};

/**
 * Starts a process that serves HTTP and waits for its first 200. Its output goes to /dev/null: the product
 * writes its log as it does when it is used.
 */
export const serve = async (command, args, { env = {}, health }) => {
  const port = await freePort();
  const begun = performance.now();
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
    // A group of its own, so that a stop reaches what npm has started, as Ctrl-C does.
    detached: true,
  });
  living.add(child);
  const ended = new Promise((done) => child.once('exit', done));
  const base = `http://127.0.0.1:${port}`;
  while (!(await answers(base + health))) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended (${child.exitCode})`);
    if (performance.now() - begun > PATIENCE_MS)
      throw new Error(`${command} ${args.join(' ')} does not answer`);
    await sleep(20);
  }
  const stop = async () => {
    living.delete(child);
    process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  return { base, pid: child.pid, milliseconds: performance.now() - begun, stop };
};

/** The product as shipped, but for the limits that would refuse the load. */
export const serveProduct = (dataDir, env = {}) =>
  serve(process.execPath, ['apps/api/dist/main.js'], {
    env: { DATA_DIR: dataDir, RATE_LIMITS: 'off', ...env },
    health: '/api/health',
  });
