import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The server as a person starts it: a process of its own, running what was built. */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A folder that PostgreSQL's user can reach also when root runs the tests. */
export const temporaryFolder = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `netlik-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
};

/** Ends whatever a failed test has left running. */
export const endAll = async () => {
  for (const child of living.keys()) child.kill('SIGKILL');
  await Promise.all(living.values());
};

/** Ends what is left, and removes the folder. */
export const cleanUp = async (folder: string) => {
  await endAll();
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

/** Below the range from which the system gives ports to outgoing connections: nothing takes it meanwhile. */
export const freePort = async (): Promise<number> => {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return (await isFree(port)) ? port : freePort();
};

export type Ended = { code: number | null; signal: NodeJS.Signals | null };

export type ServerProcess = {
  child: ChildProcess;
  base: string;
  /** Everything it has printed so far. */
  output(): string;
  errors(): string;
  ended: Promise<Ended>;
  /** Milliseconds from its start to the first 200 of /api/health; throws when it ends or takes too long. */
  ready(): Promise<number>;
};

const living = new Map<ChildProcess, Promise<Ended>>();

/** Runs a built file, by default the server, with nothing of our own environment but the path. */
export const run = (
  env: Record<string, string>,
  { file = 'apps/api/dist/main.js', args = [] as string[], input = '', detached = false } = {},
) => {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    detached,
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // One that ends before it has read is no error of the test's.
  child.stdin.on('error', () => undefined).end(input);
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise<Ended>((done) => {
    child.once('close', (code, signal) => {
      living.delete(child);
      done({ code, signal });
    });
  });
  living.set(child, ended);
  return { child, ended, output: () => said.out, errors: () => said.err };
};

const isHealthy = async (base: string) => {
  try {
    return (await fetch(`${base}/api/health`, { signal: AbortSignal.timeout(2000) })).status === 200;
  } catch {
    return false;
  }
};

const PATIENCE_MS = 60_000;

export const startServer = async (
  env: Record<string, string>,
  options: { detached?: boolean } = {},
): Promise<ServerProcess> => {
  const port = await freePort();
  const begun = performance.now();
  const running = run({ PORT: String(port), RATE_LIMITS: 'off', ...env }, options);
  const base = `http://127.0.0.1:${port}`;
  const ready = async () => {
    while (!(await isHealthy(base))) {
      const { exitCode, signalCode } = running.child;
      if (exitCode !== null || signalCode !== null)
        throw new Error(`the server ended: ${running.output()}${running.errors()}`);
      if (performance.now() - begun > PATIENCE_MS)
        throw new Error(`the server is not ready: ${running.output()}${running.errors()}`);
      await sleep(20);
    }
    return performance.now() - begun;
  };
  return { ...running, base, ready };
};

export const stop = async (server: Pick<ServerProcess, 'child' | 'ended'>): Promise<Ended> => {
  server.child.kill('SIGTERM');
  return server.ended;
};

const clusterOf = (dataDir: string) => join(dataDir, 'postgres/data');

/** The process id of the PostgreSQL that has this data folder, from its own lock file. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0]);

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

/** Every process of that PostgreSQL: each of them works in the cluster's folder. */
export const postgresProcesses = (dataDir: string): number[] => processesIn(join(dataDir, 'postgres'));
