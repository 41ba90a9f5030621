import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { tryLock, waitWithoutLimit } from '../../db/locks.sql.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Files } from '../../storage/files.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { beginSnapshot, commit, copyOut, findAppliedMigrations, findTablesInOrder } from './backup.sql.ts';
import { HEAD_OF_ENCRYPTED, isEncrypted, type PartWithBytes, writeBackup } from './backup-format.ts';
import { type BackupStore, diskBackups, removePartials } from './backup-store.ts';
import { openBackups } from './find-backup.service.ts';

const DAY_MS = 86_400_000;
/** Promised by the privacy notice; operators may keep backups for less. */
const RETENTION_DAYS = 30;
const none = Buffer.alloc(0);

type Counts = { tables: number; rows: number; files: number };
type Source = { client: pg.PoolClient; files: Files; version: string; type: string; createdAt: Date };

const countLines = (chunk: Buffer) => {
  let lines = 0;
  for (const byte of chunk) if (byte === 10) lines += 1;
  return lines;
};

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
    // The file was deleted after listing, so no row references it either.
    if (!bytes) continue;
    counts.files += 1;
    yield { part: { kind: 'file', path, bytes: bytes.length }, bytes: Buffer.from(bytes) };
  }
};

type BackupOptions = {
  db: Database;
  files: Files;
  store: BackupStore;
  version: string;
  type: 'manual' | 'daily';
  now: Date;
  key: Buffer | null;
};

export const writeBackupFile = ({ db, files, store, version, type, now, key }: BackupOptions) =>
  db.dedicated(async (client) => {
    const name = `netlik-${now.toISOString().replace(/[:.]/g, '-')}-${type}.backup`;
    const counts: Counts = { tables: 0, rows: 0, files: 0 };
    await beginSnapshot(client);
    const source = { client, files, version, type, createdAt: now };
    const bytes = await store.write(name, (target) => writeBackup(target, contents(source, counts), key));
    return { name, type, bytes, ...counts, createdAt: now.toISOString() };
  });

/**
 * The lock uses a separate transaction that outlives the snapshot, which ends before files are read so that
 * vacuum is not delayed.
 */
export const createBackup = (deps: Deps, actor: { id: string } | null, type: 'manual' | 'daily') =>
  deps.db.transaction(async (tx) => {
    if (!(await tryLock(tx, 'backup'))) throw new AppError('backup.running');
    await waitWithoutLimit(tx);
    // Committed before the snapshot, so that no backup exists without its entry.
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
      store: await openBackups(deps.config),
      version: deps.version,
      type,
      now: deps.clock.now(),
      key: deps.config.backup.key,
    });
  });

type ListedBackup = { name: string; bytes: number; at: Date; isEncrypted: boolean };

export const listBackups = async (store: BackupStore, limit: number) => {
  const all = await store.list();
  const newest = await Promise.all(
    all.slice(0, limit).map(async (one): Promise<ListedBackup> => {
      const head = await store.readHead(one.name, HEAD_OF_ENCRYPTED);
      return { ...one, isEncrypted: isEncrypted(head) };
    }),
  );
  return { newest, total: all.length };
};

const ASKED_MS = 60_000;

/** Null without a backup; S3, which charges per request, is queried once a minute. */
export const createNewestBackup = ({ config, clock, log }: Pick<Deps, 'config' | 'clock' | 'log'>) => {
  let askedAt = Number.NEGATIVE_INFINITY;
  let newest: Date | null = null;
  return async (): Promise<Date | null> => {
    const now = clock.now().getTime();
    if (config.backup.s3 && now - askedAt < ASKED_MS) return newest;
    askedAt = now;
    try {
      const [first] = await (await openBackups(config)).list();
      newest = first?.at ?? null;
    } catch (error) {
      log.error({ err: error }, 'backups cannot be listed');
      newest = null;
    }
    return newest;
  };
};

/** Also deletes local backups from before S3, and partial ones after a crash. */
export const sweepBackups = async (config: Pick<Config, 'dataDir' | 'backup'>, now: Date) => {
  const { dataDir, backup } = config;
  const store = await openBackups(config);
  for (const each of store.kind === 'disk' ? [store] : [store, diskBackups(dataDir)])
    for (const { name, at } of await each.list())
      if ((now.getTime() - at.getTime()) / DAY_MS > Math.min(backup.keepDays, RETENTION_DAYS))
        await each.remove(name);
  await removePartials(dataDir, now);
};

export const backupJobs = (deps: Deps) =>
  deps.jobs.define(
    'backup.daily',
    async () => {
      await createBackup(deps, null, 'daily');
      await sweepBackups(deps.config, deps.clock.now());
    },
    { cron: '30 3 * * *', retries: 2 },
  );
