import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

const kinds = ['avatars', 'cards', 'messages', 'mistakes', 'reports', 'universities'] as const;
export type FileKind = (typeof kinds)[number];

/** Uploaded files. Their names are random; user-chosen names are never used. */
export type Files = {
  put(kind: FileKind, contents: Buffer): Promise<string>;
  /** Null when there is no such file. */
  read(path: string): Promise<Uint8Array | null>;
  remove(path: string): Promise<void>;
  /** All stored paths, for backups and clean-up. */
  list(): Promise<string[]>;
  /** Whether it was written before `than`; false when it does not exist. */
  isOlder(path: string, than: Date): Promise<boolean>;
  /** Writes a file under its old name, when a backup is restored. */
  restore(path: string, contents: Buffer): Promise<void>;
};

export const FILE_PATH = /^(avatars|cards|messages|mistakes|reports|universities)\/[a-z0-9]{32}\.webp$/;

export const filesFolder = (dataDir: string) => join(dataDir, 'files');

export const diskFiles = (dataDir: string): Files => {
  const disk = new Disk(
    new FSDriver({ location: pathToFileURL(`${filesFolder(dataDir)}/`), visibility: 'private' }),
  );
  const known = (path: string) => {
    if (!FILE_PATH.test(path)) throw new Error('not a path of ours');
    return path;
  };
  return {
    async put(kind, contents) {
      const path = `${kind}/${randomBytes(16).toString('hex')}.webp`;
      try {
        await disk.put(path, contents);
      } catch (error) {
        // What a full disk took of it would take space until the sweep.
        await disk.delete(path).catch(() => undefined);
        throw error;
      }
      return path;
    },
    async read(path) {
      return FILE_PATH.test(path) && (await disk.exists(path)) ? disk.getBytes(path) : null;
    },
    remove: (path) => disk.delete(known(path)),
    async list() {
      const found: string[] = [];
      for (const kind of kinds) {
        const listing = await disk.listAll(kind).catch(() => null);
        for (const file of listing?.objects ?? []) if (file.isFile) found.push(`${kind}/${file.name}`);
      }
      return found.filter((path) => FILE_PATH.test(path)).sort();
    },
    async isOlder(path, than) {
      const found = await disk.getMetaData(known(path)).catch(() => null);
      return found !== null && found.lastModified < than;
    },
    restore: (path, contents) => disk.put(known(path), contents),
  };
};
