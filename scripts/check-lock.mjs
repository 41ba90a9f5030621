// Fails if the lock lacks the integrity of a platform package for linux (x64 or arm64, glibc).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isForThisMachine } from './packages.mjs';

const machines = ['x64', 'arm64'].map((cpu) => ({ os: 'linux', cpu, libc: 'glibc' }));

/**
 * @param {Record<string, { version: string, os?: string[], cpu?: string[], libc?: string[], integrity?:
 * string }>} packages
 */
export const unverifiedPlatformPackages = (packages) =>
  Object.entries(packages)
    .filter(([, entry]) => !entry.integrity && machines.some((machine) => isForThisMachine(entry, machine)))
    .map(([path, { version }]) => `${path} ${version}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const faults = unverifiedPlatformPackages(lock.packages);
  for (const fault of faults)
    console.error(
      `${fault} has no integrity in package-lock.json: the registry did not carry it. See docs/adr/0002-our-own-small-pieces.md.`,
    );
  process.exitCode = faults.length ? 1 : 0;
}
