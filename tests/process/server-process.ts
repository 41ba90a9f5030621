import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Runs the built server as a separate process. */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Mode 711, because under root PostgreSQL runs as another user. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `netlik-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
};

/** Kills processes left over by a failed test. */
export const killAll = async () => {
  for (const child of runningChildren.keys()) child.kill('SIGKILL');
  await Promise.all(runningChildren.values());
};

export const cleanUp = async (folder: string) => {
  await killAll();
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && processesIn(folder).length > 0) await sleep(50);
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
};

const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/** Below the ephemeral port range, so that no outgoing connection takes the port meanwhile. */
export const freePort = async (): Promise<number> => {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return (await isFree(port)) ? port : freePort();
};

/** Servers reachable from outside have no demo people, which take time to create. */
export const withoutDemo = { HOST: '0.0.0.0' };

export type ExitStatus = { code: number | null; signal: NodeJS.Signals | null };

export type ServerProcess = {
  child: ChildProcess;
  base: string;
  /** Everything printed so far. */
  output(): string;
  errors(): string;
  ended: Promise<ExitStatus>;
  /** Milliseconds from start to the first 200 of /api/health; throws if it ends or takes too long. */
  ready(): Promise<number>;
};

const runningChildren = new Map<ChildProcess, Promise<ExitStatus>>();

/** Runs a built file, by default the server, with only PATH from this process's environment. */
export const run = (
  env: Record<string, string>,
  { file = 'apps/api/bundle/main.js', args = [] as string[], input = '', detached = false } = {},
) => {
  const child = spawn(process.execPath, [resolve(root, file), ...args], {
    cwd: root,
    detached,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A process that exits before reading its input must not fail the test.
  child.stdin.on('error', () => undefined).end(input);
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.err += chunk;
  });
  const ended = new Promise<ExitStatus>((done) => {
    child.once('close', (code, signal) => {
      runningChildren.delete(child);
      done({ code, signal });
    });
  });
  runningChildren.set(child, ended);
  return { child, ended, output: () => printed.out, errors: () => printed.err };
};

const isHealthy = async (base: string) => {
  try {
    return (await fetch(`${base}/api/health`, { signal: AbortSignal.timeout(2000) })).status === 200;
  } catch {
    return false;
  }
};

const READY_TIMEOUT_MS = 180_000;

export const startServer = async (
  env: Record<string, string>,
  options: { detached?: boolean } = {},
): Promise<ServerProcess> => {
  const port = await freePort();
  const startedAt = performance.now();
  const running = run({ PORT: String(port), RATE_LIMITS: 'off', ...env }, options);
  const base = `http://127.0.0.1:${port}`;
  const ready = async () => {
    while (!(await isHealthy(base))) {
      const { exitCode, signalCode } = running.child;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`the server ended: ${running.output()}${running.errors()}`);
      if (performance.now() - startedAt > READY_TIMEOUT_MS)
        throw new Error(`the server is not ready: ${running.output()}${running.errors()}`);
      await sleep(20);
    }
    return performance.now() - startedAt;
  };
  return { ...running, base, ready };
};

export const stop = async (server: Pick<ServerProcess, 'child' | 'ended'>): Promise<ExitStatus> => {
  server.child.kill('SIGTERM');
  return server.ended;
};

const clusterFolder = (dataDir: string) => join(dataDir, 'postgres/data');

/** The PostgreSQL pid of this data folder, from its lock file. */
export const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0]);

const workingFolder = (pid: string) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
};

const processesIn = (folder: string): number[] => {
  const listed = () => execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  const pids = existsSync('/proc/self/cwd')
    ? readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && workingFolder(pid).startsWith(`${folder}/`))
    : listed().filter((line) => line.includes(folder));
  return pids.map((pid) => Number.parseInt(pid, 10));
};

/** All processes of that PostgreSQL, which work in the cluster's folder. */
export const postgresProcesses = (dataDir: string): number[] => processesIn(join(dataDir, 'postgres'));
