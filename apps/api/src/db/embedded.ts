import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseFileAt } from '../storage/damaged-data.ts';
import { findBinaries } from './embedded-binaries.ts';
import { checkOpens, checkParts, readPassword, startFailure } from './embedded-damage.ts';
import {
  checkHome,
  createHome,
  databaseName,
  existingHome,
  fallbackHome,
  superuser,
} from './embedded-home.ts';
import { claim, liveOwner, release } from './embedded-owner.ts';
import { type Launch, launch } from './embedded-process.ts';
import { canReach, type DatabaseUser, databaseUser } from './embedded-user.ts';

export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

export type EmbeddedDatabase = {
  url: string;
  connection: EmbeddedConnection;
  pid: number;
  location: string;
  freshlyCreated: boolean;
  /** Stops PostgreSQL after writing everything to disk. */
  stop(): Promise<void>;
  exited: Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  /** False trades durability for speed in test databases. */
  durable?: boolean;
  print?: (line: string) => void;
  maxConnections?: number;
  /** Used by root when the database user cannot reach `dataDir`. */
  fallbackDir?: string;
};

const port = 5432;
const LOCK_WAIT_MS = 10_000;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { durable = true, print = () => {}, maxConnections = 60, fallbackDir = fallbackHome } = options;
  const dataDir = resolve(options.dataDir);
  const { before, user } = openDataDir(dataDir);
  const binaries = findBinaries(user, user ? fallbackDir : dataDir);
  let freshlyCreated = false;
  if (!before) {
    print('Creating the database…');
    freshlyCreated = await createHome({ dataDir, user, binaries, durable, fallbackHome: fallbackDir });
  }
  const home = existingHome(dataDir) as string;
  checkHome(home, user, binaries);
  if (dirname(home) !== realpathSync(dataDir)) {
    print(`PostgreSQL cannot run as root, and its user cannot reach ${dataDir}: the database is in ${home}.`);
  }

  const host = socketDir(home, user);
  const connection = connectionTo(home, host);
  const settings = settingsFor(host, durable, maxConnections);
  const database = await launchExclusive(home, () =>
    launch({ postgres: binaries.postgres, home, user, settings }),
  );
  try {
    await checkOpens(home, connection);
  } catch (error) {
    await database.stop();
    throw error;
  }
  claim(home);
  const exited = database.exited.then(() => release(home));
  const stop = () => database.stop().then(() => exited);
  return {
    url: urlOf(connection),
    connection,
    pid: database.pid,
    location: home,
    freshlyCreated,
    stop,
    exited,
  };
}

/** For commands beside a running server; undefined if none runs. */
export function findEmbedded(dataDir: string): EmbeddedConnection | undefined {
  const home = existingHome(resolve(dataDir));
  if (!home || !liveOwner(home)) return undefined;
  const host = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n')[4];
  return host ? connectionTo(home, host) : undefined;
}

function openDataDir(dataDir: string): { before: string | undefined; user: DatabaseUser } {
  try {
    mkdirSync(dirname(dataDir), { recursive: true });
    refuseFileAt(dataDir);
    if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: 0o700 });
    const before = existingHome(dataDir);
    if (before) {
      checkParts(before);
      refuseSecondStart(before);
    }
    return { before, user: databaseUser(before && join(before, 'data')) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new Error(
      `${dataDir} belongs to another user. Start Netlik as that user or as root, or set DATA_DIR.`,
    );
  }
}

// PostgreSQL's lock file decides ownership of the folder. A lock without a running server belongs to a killed
// one that is still stopping, so retry.
async function launchExclusive(home: string, start: () => Promise<Launch | string>): Promise<Launch> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    const result = await start();
    if (typeof result !== 'string') return result;
    refuseSecondStart(home);
    const held = /lock file ".*" already exists|pre-existing shared memory block/.test(result);
    if (!held || Date.now() > deadline) {
      throw startFailure(home, result);
    }
    await sleep(100);
  }
}

function refuseSecondStart(home: string): void {
  const pid = liveOwner(home);
  if (pid) {
    throw new Error(`Another Netlik (pid ${pid}) already uses ${home}; stop it first or set DATA_DIR.`);
  }
}

const onOrOff = (on: boolean, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, on ? 'on' : 'off']));

function settingsFor(socket: string, durable: boolean, maxConnections: number) {
  return {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    port,
    password_encryption: 'scram-sha-256',
    max_connections: maxConnections,
    shared_buffers: '128MB',
    // measured: for short queries JIT costs more than it saves.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_filename: '%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_size: 0,
    log_checkpoints: 'off',
    // Error details quote rows with personal data.
    log_error_verbosity: 'terse',
    // Set on the command line, which no cluster file overrides.
    ...onOrOff(durable, ['fsync', 'synchronous_commit', 'full_page_writes']),
  };
}

// Socket paths have at most 103 bytes (macOS) and appear in a comma-separated setting.
function socketDir(home: string, user: DatabaseUser): string {
  const fits = (dir: string) => Buffer.byteLength(join(dir, `.s.PGSQL.${port}`)) <= 103 && !/[,"]/.test(dir);
  const inside = join(home, 'socket');
  if (fits(inside)) return inside;
  const uid = user?.uid ?? process.getuid?.() ?? 0;
  const name = `netlik-${uid}-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const base = [tmpdir(), '/tmp'].find((dir) => fits(join(dir, name)) && canReach(user, dir)) ?? '/tmp';
  const short = join(base, name);
  if (mkdirSync(short, { recursive: true, mode: 0o700 }) && user) chownSync(short, user.uid, user.gid);
  const found = lstatSync(short);
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new Error(`${short} is not a private folder of uid ${uid}: remove it.`);
  }
  return short;
}

function connectionTo(home: string, host: string): EmbeddedConnection {
  return { host, port, user: superuser, password: readPassword(home), database: databaseName };
}

function urlOf({ host, port, user, password, database }: EmbeddedConnection): string {
  return `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
