import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

export type DatabaseUser = { uid: number; gid: number } | undefined;

// PostgreSQL refuses to run as root. A root server uses the owner of existing data, so that starts with and
// without sudo share a database.
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

/** The kernel decides, because parent folders, ACLs and mount options count besides mode bits. */
export function canReach(user: DatabaseUser, path: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' }).status === 0;
}

function nobody(): { uid: number; gid: number } {
  const fields = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  // macOS writes -2 where the kernel has 4294967294.
  const id = (text: string | undefined) => (text ? Number(text) >>> 0 : 65534);
  return { uid: id(fields?.[2]), gid: id(fields?.[3]) };
}
