import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Executor } from '../db/database.ts';
import { DamagedData } from '../storage/damaged-data.ts';
import { findPushKeys, insertPushKeys } from './push-keys.sql.ts';
import { newPushKeys, type PushKeys } from './web-push.ts';

const isKey = (value: unknown, bytes: number): value is string =>
  typeof value === 'string' && Buffer.from(value, 'base64url').length === bytes;

/** Keys from releases before 0.3.0, or null. */
export const readKeysFile = (dataDir: string): PushKeys | null => {
  const file = join(dataDir, 'push-keys.json');
  try {
    const { publicKey, privateKey } = JSON.parse(readFileSync(file, 'utf8')) as Partial<PushKeys>;
    if (isKey(publicKey, 65) && isKey(privateKey, 32)) return { publicKey, privateKey };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  }
  throw new DamagedData(
    file,
    'it holds no pair of push keys',
    'Delete it to get new ones; browsers then subscribe again.',
  );
};

/** Stored in the database, so that every server signs with the same keys. */
export const loadPushKeys = async (db: Executor, dataDir: string): Promise<PushKeys> => {
  const known = await findPushKeys(db);
  if (known) return known;
  await insertPushKeys(db, readKeysFile(dataDir) ?? newPushKeys());
  return (await findPushKeys(db))!;
};
