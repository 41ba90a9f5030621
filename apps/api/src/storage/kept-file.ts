import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * A secret that is made once and kept in a file of its owner's alone. Of two servers that start together both get the
 * same one, and neither sees it half written.
 */
export const keptFile = (file: string, make: () => string): string => {
  const known = read(file);
  if (known) return known;
  mkdirSync(dirname(file), { recursive: true });
  const made = `${file}.${randomUUID()}`;
  try {
    writeFileSync(made, make(), { mode: 0o600 });
    // Empty, it is what a start left that was cut off.
    if (known === '') renameSync(made, file);
    else linkSync(made, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
  return readFileSync(file, 'utf8');
};
