import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Binaries, noBinaries } from './embedded-binaries.ts';
import { isAlive } from './embedded-owner.ts';
import { canReach, type DatabaseUser } from './embedded-user.ts';

/** Used by root when the database user cannot reach the data folder, as in a private home. */
export const fallbackHome = '/var/lib/netlik';

export const databaseName = 'netlik';
export const superuser = 'netlik';

/**
 * The database folder or its link target, undefined before the first start. It holds `data` (PostgreSQL's
 * own), `password`, `socket`, `server.pid` and `start.log`.
 */
export function existingHome(dataDir: string): string | undefined {
  const home = homeIn(dataDir);
  if (!lstatSync(home, { throwIfNoEntry: false })) return undefined;
  if (!statSync(home, { throwIfNoEntry: false })) {
    throw new Error(
      `${home} is a link to a folder that is gone. Bring it back, or remove the link to begin with an empty database.`,
    );
  }
  return realpathSync(home);
}

export function checkHome(home: string, user: DatabaseUser, binaries: Binaries): void {
  const data = join(home, 'data');
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (version !== binaries.major) {
    throw new Error(`${home} was made by PostgreSQL ${version}; this Netlik brings ${binaries.major}.`);
  }
  if (!canReach(user, data)) {
    throw new Error(
      `PostgreSQL runs as uid ${user?.uid} and may not pass through the folders above ${data}. Allow it (chmod o+x).`,
    );
  }
}

type Create = {
  dataDir: string;
  user: DatabaseUser;
  binaries: Binaries;
  durable: boolean;
  fallbackHome: string;
};

// Built in a temporary place and renamed, so that an interrupted first start leaves nothing behind. Of two
// parallel starts the loser uses the winner's database.
export async function createHome({
  dataDir,
  user,
  binaries,
  durable,
  fallbackHome,
}: Create): Promise<boolean> {
  grantTraversal(dataDir, user);
  const base = canReach(user, dataDir) ? dataDir : fallbackHome;
  mkdirSync(base, { recursive: true });
  removeAbandoned(base);
  const building = join(base, `postgres.new-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    await initialise(building, user, binaries, durable);
    if (base === dataDir) renameSync(building, homeIn(dataDir));
    else publishByLink(building, dataDir, base);
    return true;
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    if (existsSync(homeIn(dataDir))) return false;
    throw error;
  }
}

const homeIn = (dataDir: string) => join(dataDir, 'postgres');

async function initialise(building: string, user: DatabaseUser, binaries: Binaries, durable: boolean) {
  const [data, password] = [join(building, 'data'), join(building, 'password')];
  mkdirSync(building, { mode: 0o700 });
  grantTraversal(building, user);
  for (const folder of [data, join(building, 'socket')]) {
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
  }
  writeFileSync(password, randomBytes(32).toString('base64url'), { mode: 0o600 });
  if (user) chownSync(password, user.uid, user.gid);
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const access = [`--username=${superuser}`, `--pwfile=${password}`, '--auth=scram-sha-256'];
  const sync = durable ? [] : ['--no-sync'];
  await run(binaries.initdb, [`--pgdata=${data}`, ...locale, ...access, ...sync, '--no-instructions'], user);
  const single = ['--single', '-D', data, ...(durable ? [] : ['-c', 'fsync=off']), 'postgres'];
  await run(binaries.postgres, single, user, `create database ${databaseName};\n`);
  if (user) chownSync(password, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
}

function publishByLink(building: string, dataDir: string, base: string): void {
  const hash = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  // The random suffix keeps a fresh clone from finding an older clone's data at the same path.
  const home = join(base, `${hash}-${randomBytes(3).toString('hex')}`);
  renameSync(building, home);
  try {
    symlinkSync(home, homeIn(dataDir));
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}

// Grants only the database's group traversal of a folder owned by root.
function grantTraversal(folder: string, user: DatabaseUser): void {
  if (!user || canReach(user, folder)) return;
  const { uid, gid, mode } = statSync(folder);
  if (uid !== 0 || gid !== 0 || !canReach(user, dirname(folder))) return;
  chownSync(folder, uid, user.gid);
  chmodSync(folder, (mode & 0o7777) | 0o010);
}

function removeAbandoned(base: string): void {
  for (const name of readdirSync(base)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid)))
      rmSync(join(base, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function run(file: string, args: string[], user: DatabaseUser, input = ''): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(file, args, { ...user, cwd: '/', env: databaseEnv() });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', (error) => fail(noBinaries(error.message)));
    child.on('close', (code) => {
      if (code === 0) done();
      // Exit code of the dynamic loader for a missing library.
      else if (code === 127) fail(noBinaries(output.trim()));
      else fail(new Error(`${basename(file)} failed (${code}):\n${output.trim()}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** The server's environment contains secrets, and PG* variables would affect the database. */
export function databaseEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...mallocSettings };
}

// measured: by default glibc returns a long statement's memory to the system and requests it again, a fifth
// of the statement's time.
const mallocSettings = { MALLOC_TRIM_THRESHOLD_: '4194304', MALLOC_TOP_PAD_: '1048576' };
