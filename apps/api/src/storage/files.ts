import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config, S3 } from '../config.ts';

const kinds = ['avatars', 'cards', 'messages', 'mistakes', 'reports', 'universities'] as const;
export type FileKind = (typeof kinds)[number];

/** File names are random; user-chosen names are never used. */
export type Files = {
  put(kind: FileKind, contents: Buffer): Promise<string>;
  read(path: string): Promise<Uint8Array | null>;
  remove(path: string): Promise<void>;
  list(): Promise<string[]>;
  isOlder(path: string, than: Date): Promise<boolean>;
  restore(path: string, contents: Buffer): Promise<void>;
};

export const FILE_PATH = /^(avatars|cards|messages|mistakes|reports|universities)\/[a-z0-9]{32}\.webp$/;

export const filesFolder = (dataDir: string) => join(dataDir, 'files');

/** `isMissing` recognises the disk's error for a missing file. */
const filesOn = (disk: Disk, isMissing: (error: unknown) => boolean): Files => {
  const known = (path: string) => {
    if (!FILE_PATH.test(path)) throw new Error('not a path of ours');
    return path;
  };
  const nullIfMissing = (error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  };
  return {
    async put(kind, contents) {
      const path = `${kind}/${randomBytes(16).toString('hex')}.webp`;
      try {
        await disk.put(path, contents);
      } catch (error) {
        // A partial file on a full disk would take space until the sweep.
        await disk.delete(path).catch(() => undefined);
        throw error;
      }
      return path;
    },
    async read(path) {
      return FILE_PATH.test(path) ? disk.getBytes(path).catch(nullIfMissing) : null;
    },
    remove: (path) => disk.delete(known(path)),
    async list() {
      const found: string[] = [];
      for (const kind of kinds) {
        let page: string | undefined;
        do {
          const listing = await disk
            .listAll(kind, page ? { paginationToken: page } : {})
            .catch(nullIfMissing);
          for (const file of listing?.objects ?? []) if (file.isFile) found.push(`${kind}/${file.name}`);
          page = listing?.paginationToken;
        } while (page);
      }
      return found.filter((path) => FILE_PATH.test(path)).sort();
    },
    async isOlder(path, than) {
      const found = await disk.getMetaData(known(path)).catch(nullIfMissing);
      return found !== null && found.lastModified < than;
    },
    restore: async (path, contents) => disk.put(known(path), contents),
  };
};

/** flydrive wraps the system's or store's error. */
const causeOf = (error: unknown) => ((error as Error).cause ?? error) as { code?: string };

export const diskFiles = (dataDir: string): Files =>
  filesOn(
    new Disk(new FSDriver({ location: pathToFileURL(`${filesFolder(dataDir)}/`), visibility: 'private' })),
    (error) => causeOf(error).code === 'ENOENT',
  );

const s3Files = async (s3: S3): Promise<Files> => {
  const { openBucket, isMissingObject } = await import('./s3.ts');
  return filesOn(openBucket(s3), (error) => isMissingObject(causeOf(error)));
};

export const openFiles = async ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Files> =>
  s3 ? s3Files(s3) : diskFiles(dataDir);
