import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { tryLock, waitWithoutLimit } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Files } from '../../storage/files.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { beginSnapshot, commit, copyOut, findAppliedMigrations, findTablesInOrder } from './backup.sql.ts';
import { type PartWithBytes, writeBackup } from './backup-format.ts';

const DAY_MS = 86_400_000;
/** The privacy notice promises it; an operator may keep them for less. */
const RETENTION_DAYS = 30;
const none = Buffer.alloc(0);

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

type Counts = { tables: number; rows: number; files: number };
type Source = { client: pg.PoolClient; files: Files; version: string; type: string; createdAt: Date };

const countLines = (chunk: Buffer) => {
  let lines = 0;
  for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
};

/** All tables in one snapshot, then the files. */
const contents = async function* (source: Source, counts: Counts): AsyncGenerator<PartWithBytes> {
  const { client, files, version, type, createdAt } = source;
  const migrations = await findAppliedMigrations(client);
  yield {
    part: { kind: 'manifest', format: 1, version, createdAt: createdAt.toISOString(), type, migrations },
    bytes: none,
  };
  for (const table of await findTablesInOrder(client)) {
    yield { part: { kind: 'table', ...table }, bytes: none };
    counts.tables += 1;
    for await (const chunk of copyOut(client, table) as AsyncIterable<Buffer>) {
      counts.rows += countLines(chunk);
      yield { part: { kind: 'rows', bytes: chunk.length }, bytes: chunk };
    }
  }
  await commit(client);
  for (const path of await files.list()) {
    const bytes = await files.read(path);
    // Deleted since it was listed: then no row references it either.
    if (!bytes) continue;
    counts.files += 1;
    yield { part: { kind: 'file', path, bytes: bytes.length }, bytes: Buffer.from(bytes) };
  }
};

type BackupOptions = {
  db: Database;
  files: Files;
  dataDir: string;
  version: string;
  type: 'manual' | 'daily';
  now: Date;
  /** Null: readable by whoever has the file. */
  key: Buffer | null;
};

/** Written under a temporary name and renamed when complete. */
export const writeBackupFile = ({ db, files, dataDir, version, type, now, key }: BackupOptions) =>
  db.dedicated(async (client) => {
    const folder = backupFolder(dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `netlik-${now.toISOString().replace(/[:.]/g, '-')}-${type}.backup`;
    const partial = join(folder, `${name}.partial`);
    const counts: Counts = { tables: 0, rows: 0, files: 0 };
    try {
      await beginSnapshot(client);
      await writeBackup(partial, contents({ client, files, version, type, createdAt: now }, counts), key);
      await rename(partial, join(folder, name));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    const { size } = await stat(join(folder, name));
    return { name, type, bytes: size, ...counts, createdAt: now.toISOString() };
  });

/**
 * The lock has a transaction of its own: it outlives the snapshot, which ends before the files are read so that vacuum is
 * not held up by them.
 */
export const createBackup = (deps: Deps, actor: { id: string } | null, type: 'manual' | 'daily') =>
  deps.db.transaction(async (tx) => {
    if (!(await tryLock(tx, 'backup'))) throw new AppError('backup.running');
    await waitWithoutLimit(tx);
    // Committed before the snapshot is taken, so that no backup exists without its entry.
    await deps.db.transaction((log) =>
      recordAudit(log, actor, {
        action: 'backup.created',
        subjectUserId: null,
        before: null,
        after: { backup: type },
      }),
    );
    return writeBackupFile({
      db: deps.db,
      files: deps.files,
      dataDir: deps.config.dataDir,
      version: deps.version,
      type,
      now: deps.clock.now(),
      key: deps.config.backup.key,
    });
  });

/** The newest complete backup in the folder, or null. */
export const findNewestBackup = async (dataDir: string): Promise<{ name: string; at: Date } | null> => {
  const folder = backupFolder(dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.backup')).sort();
  const name = names.at(-1);
  return name ? { name, at: (await stat(join(folder, name))).mtime } : null;
};

/** Of the newest backup: its file. */
export const newestBackupFile = async (dataDir: string): Promise<string | null> => {
  const newest = await findNewestBackup(dataDir);
  return newest && join(backupFolder(dataDir), newest.name);
};

/** Removes backups older than the retention, and incomplete ones of a crash. */
export const removeOldBackups = async (dataDir: string, now: Date, keepDays = RETENTION_DAYS) => {
  const folder = backupFolder(dataDir);
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.backup(\.partial)?$/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    const days = (now.getTime() - mtimeMs) / DAY_MS;
    if (days > (name.endsWith('.partial') ? 1 : keepDays)) await rm(join(folder, name), { force: true });
  }
};

export const backupJobs = (deps: Deps) =>
  deps.jobs.define(
    'backup.daily',
    async () => {
      await createBackup(deps, null, 'daily');
      await removeOldBackups(deps.config.dataDir, deps.clock.now(), deps.config.backup.keepDays);
    },
    { cron: '30 3 * * *', retries: 2 },
  );
