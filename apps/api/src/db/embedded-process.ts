import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseEnv } from './embedded-home.ts';
import type { DatabaseUser } from './embedded-user.ts';

// The guard's stdin is a pipe from the server, and PostgreSQL gets a fast shutdown (SIGINT) when it closes.
// The guard ignores signals in its own session, so that Ctrl-C or TERM does not stop the database under open
// requests.
const guard = `
trap '' HUP INT TERM
exec 3<&0 </dev/null
"$@" >&2 3<&- &
database=$!
echo $database
(read -r _ <&3; kill -INT $database) >/dev/null 2>&1 &
watch=$!
exec 3<&- >&-
wait $database
code=$?
kill -KILL $watch 2>/dev/null
exit $code`;

export type Launch = {
  pid: number;
  exited: Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  postgres: string;
  home: string;
  user: DatabaseUser;
  settings: Record<string, string | number>;
};

/** Waits until PostgreSQL accepts connections; returns its log as a string on failure. */
export async function launch({ postgres, home, user, settings }: Options): Promise<Launch | string> {
  const data = join(home, 'data');
  const logFile = join(home, 'start.log');
  rmSync(logFile, { force: true });
  const log = openSync(logFile, 'w', 0o600);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('/bin/sh', ['-c', guard, 'netlik-guard', postgres, '-D', data, ...args], {
    ...user,
    cwd: '/',
    env: databaseEnv(),
    detached: true,
    stdio: ['pipe', 'pipe', log],
  });
  closeSync(log);
  child.stdin?.on('error', () => {});
  let gone = false;
  const exited = new Promise<void>((done) => {
    const end = () => {
      gone = true;
      done();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const pid = await firstNumber(child);
  while (!isReady(data, pid)) {
    if (gone) return readFileSync(logFile, 'utf8');
    await sleep(5);
  }
  unrefChild(child);
  const stop = () => {
    child.ref();
    child.stdin?.end();
    return exited;
  };
  return { pid, exited, stop };
}

function firstNumber(child: ChildProcess): Promise<number> {
  return new Promise((done) => {
    child.stdout?.once('data', (chunk: Buffer) => done(Number.parseInt(chunk.toString(), 10)));
    child.once('exit', () => done(0));
    child.once('error', () => done(0));
  });
}

// The eighth line of postmaster.pid is the state. Comparing the pid distinguishes our server from a killed
// one that is still stopping.
function isReady(data: string, pid: number): boolean {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

// The database must not keep Node alive; the guard stops PostgreSQL when Node exits.
function unrefChild(child: ChildProcess): void {
  child.stdout?.destroy();
  child.unref();
  (child.stdin as unknown as { unref?(): void } | null)?.unref?.();
}
