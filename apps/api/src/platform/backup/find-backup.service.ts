import { basename } from 'node:path';
import type { Config } from '../../config.ts';
import { type BackupStore, diskBackups, isBackupName, statIfThere } from './backup-store.ts';

export const openBackups = async ({
  backup,
  dataDir,
}: Pick<Config, 'backup' | 'dataDir'>): Promise<BackupStore> => {
  if (!backup.s3) return diskBackups(dataDir);
  const { s3Backups } = await import('./backup-s3.ts');
  return s3Backups(backup.s3, dataDir);
};

/** A local path or stored name; by default the newest backup. */
export const findBackup = async (store: BackupStore, given: string | undefined) => {
  if (given && (await statIfThere(given)))
    return { name: given, file: given, release: async () => undefined };
  const name = given ? basename(given) : (await store.list())[0]?.name;
  if (!name) throw new Error(`There is no backup in ${store.place}.`);
  if (!isBackupName(name) || !(await store.list()).some((one) => one.name === name))
    throw new Error(`There is no backup ${given} in ${store.place}.`);
  return { name, ...(await store.localCopy(name)) };
};
