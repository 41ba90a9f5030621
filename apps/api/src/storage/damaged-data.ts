import { lstatSync, statSync } from 'node:fs';

/** Something in the data folder is not as we left it. One line names it and says what to do. */
export class DamagedData extends Error {
  constructor(path: string, what: string, remedy: string) {
    super(`${path} is damaged: ${what}. ${remedy}`);
  }
}

/** Refuses anything but a folder, or nothing, at a path where we keep one. */
export const refuseFileAt = (folder: string) => {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return;
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new DamagedData(folder, 'it is not a folder', 'Move it away, or set DATA_DIR.');
};
