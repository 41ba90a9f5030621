import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** Whom PostgreSQL runs as; undefined means as ourselves. */
export type DatabaseUser = { uid: number; gid: number } | undefined;

// PostgreSQL refuses to run as root. A root server keeps the owner of data that is already there, so that
// a person who started Netlik once with sudo and once without sees the same data both times.
export function databaseUser(existingData: string | undefined): DatabaseUser {
  const self = process.getuid?.();
  const owner = existingData ? statSync(existingData) : undefined;
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new Error(
        `The database in ${existingData} belongs to another user (uid ${owner.uid}). ` +
          'Start Netlik as that user or as root, or set DATA_DIR.',
      );
    }
    return undefined;
  }
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

/** Asks the kernel, not the mode bits: every folder above, ACLs and mount options count. */
export function canReach(user: DatabaseUser, path: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' }).status === 0;
}

function nobody(): { uid: number; gid: number } {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  // macOS writes -2 for what the kernel calls 4294967294.
  const id = (text: string | undefined) => (text ? Number(text) >>> 0 : 65534);
  return { uid: id(fields?.[2]), gid: id(fields?.[3]) };
}
