import { lstatSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An unexpected state of the data folder, described in one line with a remedy. */
export class DamagedData extends Error {
  constructor(path: string, what: string, remedy: string) {
    super(`${path} is damaged: ${what}. ${remedy}`);
  }
}

/** Refuses anything but a folder at this path. */
export const refuseFileAt = (folder: string) => {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new DamagedData(folder, 'it is not a folder', 'Move it away, or set DATA_DIR.');
};

/** An unwritable folder is reported at startup, not by the first upload. */
export const requireWritable = (dataDir: string) => {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(`DATA_DIR: ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`);
  }
};
