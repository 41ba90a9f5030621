import type { Stats } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';

/** A stream, or a function that consumes one, as the end of a pipeline. */
export type BackupTarget = Writable | ((chunks: AsyncIterable<Buffer>) => Promise<void>);

export type StoredBackup = { name: string; bytes: number; at: Date };

/** A backup appears complete or not at all. */
export type BackupStore = {
  kind: 'disk' | 's3';
  place: string;
  list(): Promise<StoredBackup[]>;
  /** The first bytes show whether it is encrypted. */
  readHead(name: string, bytes: number): Promise<Buffer>;
  write(name: string, fill: (target: BackupTarget) => Promise<void>): Promise<number>;
  remove(name: string): Promise<void>;
  /** The backup as a local file until `release`. */
  localCopy(name: string): Promise<{ file: string; release: () => Promise<void> }>;
};

const NAME = /^netlik-[\w-]+\.backup$/;

export const backupFolder = (dataDir: string) => join(dataDir, 'backups');

export const isBackupName = (name: string): boolean => NAME.test(name);

const newestFirst = (a: StoredBackup, b: StoredBackup) => (a.name < b.name ? 1 : -1);

const PRIVATE_FOLDER = { recursive: true, mode: 0o700 } as const;
const PARTIAL = '.partial';

/** Readable only by its owner, and flushed to disk before it counts as written. */
const openPrivate = (file: string) =>
  createWriteStream(file, { mode: 0o600, flags: 'wx', flush: true } as { mode: number });

export const statIfThere = (file: string): Promise<Stats | null> =>
  stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

const readNames = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Written under a temporary name and renamed when complete. */
const writePrivate = async (folder: string, name: string, fill: (target: BackupTarget) => Promise<void>) => {
  await mkdir(folder, PRIVATE_FOLDER);
  const file = join(folder, name);
  const partial = `${file}${PARTIAL}`;
  try {
    await fill(openPrivate(partial));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return (await stat(file)).size;
};

export const diskBackups = (dataDir: string): BackupStore => {
  const folder = backupFolder(dataDir);
  return {
    kind: 'disk',
    place: folder,
    async list() {
      const found: StoredBackup[] = [];
      for (const name of await readNames(folder)) {
        if (!name.endsWith('.backup')) continue;
        const stats = await statIfThere(join(folder, name));
        if (stats) found.push({ name, bytes: stats.size, at: stats.mtime });
      }
      return found.sort(newestFirst);
    },
    async readHead(name, bytes) {
      const handle = await open(join(folder, name));
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
    write: (name, fill) => writePrivate(folder, name, fill),
    remove: (name) => rm(join(folder, name), { force: true }),
    localCopy: async (name) => ({ file: join(folder, name), release: async () => undefined }),
  };
};

type Download = (name: string, fill: (chunks: AsyncIterable<Buffer>) => Promise<void>) => Promise<void>;

/** A restore reads the file three times and must not depend on the network. */
export const fetchInto = async (dataDir: string, name: string, download: Download) => {
  const folder = backupFolder(dataDir);
  const file = join(folder, `${name}.fetched${PARTIAL}`);
  await mkdir(folder, PRIVATE_FOLDER);
  const release = () => rm(file, { force: true });
  await release();
  try {
    await download(name, async (chunks) => {
      const { pipeline } = await import('node:stream/promises');
      await pipeline(chunks, openPrivate(file));
    });
  } catch (error) {
    await release();
    throw error;
  }
  return { file, release };
};

const DAY_MS = 86_400_000;

/** Deletes partial files of crashes and interrupted restores. */
export const removePartials = async (dataDir: string, now: Date) => {
  const folder = backupFolder(dataDir);
  for (const name of await readNames(folder)) {
    if (!name.endsWith(`.backup${PARTIAL}`) && !name.endsWith(`.fetched${PARTIAL}`)) continue;
    const stats = await statIfThere(join(folder, name));
    if (stats && now.getTime() - stats.mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
  }
};
