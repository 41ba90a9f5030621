import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DamagedData } from '../storage/damaged-data.ts';

const remedy = 'Bring it back, or restore a backup into an empty DATA_DIR.';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
};

export const checkParts = (home: string) => {
  if (!isFolder(home)) throw new DamagedData(home, 'it is not a folder', remedy);
  const data = join(home, 'data');
  if (!isFolder(data)) throw new DamagedData(data, 'the folder is missing', remedy);
  if (!/^\d+\s*$/.test(readText(join(data, 'PG_VERSION'))))
    throw new DamagedData(data, 'its PG_VERSION is missing or unreadable', remedy);
};

const passwordFile = (home: string) => join(home, 'password');

export const readPassword = (home: string): string => {
  const password = readText(passwordFile(home));
  if (!password) throw new DamagedData(passwordFile(home), 'it is missing or empty', remedy);
  return password;
};

/** PostgreSQL may start although the database is damaged. */
export const checkOpens = async (home: string, connection: pg.ClientConfig) => {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    if (code === '28P01') throw new DamagedData(passwordFile(home), 'PostgreSQL does not accept it', remedy);
    throw new DamagedData(join(home, 'data'), message, remedy);
  } finally {
    await client.end();
  }
};

const newestLog = (folder: string): string => {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs;
  const [name] = readdirSync(folder).toSorted((a, b) => age(b) - age(a));
  return name ? readText(join(folder, name)) : '';
};

/** Summarises a failed start in one line from its output and log. */
export const startFailure = (home: string, printed: string): Error => {
  const data = join(home, 'data');
  const log = join(data, 'log');
  const logged = printed.includes('redirecting log output') && isFolder(log) ? newestLog(log) : '';
  const fatal = [...`${printed}\n${logged}`.matchAll(/(?:FATAL|PANIC): +(.+)/g)].at(-1)?.[1];
  const reason =
    fatal ??
    printed
      .replace(/^.* LOG: .*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
  return new Error(`PostgreSQL does not start on ${data}: ${reason}. Its log: ${log}. ${remedy}`);
};
