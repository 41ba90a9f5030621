import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DamagedData } from './damaged-data.ts';

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    const what = code === 'EISDIR' ? 'it is a folder, not a file' : `it cannot be read (${code})`;
    throw new DamagedData(file, what, 'Bring it back, or move it away to get a new one.');
  }
};

/**
 * Readable by its owner only. Servers that start together get the same secret and never read a partial file.
 */
export const readOrCreateSecret = (file: string, make: () => string): string => {
  const known = read(file);
  if (known) return known;
  mkdirSync(dirname(file), { recursive: true });
  const made = `${file}.${randomUUID()}`;
  try {
    writeFileSync(made, make(), { mode: 0o600 });
    // An interrupted start leaves an empty file.
    if (known === '') renameSync(made, file);
    else linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
  return readFileSync(file, 'utf8');
};
