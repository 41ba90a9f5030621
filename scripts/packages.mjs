// Only Node's own modules are allowed, as in prepare.mjs.
import fs from 'node:fs';
import { join } from 'node:path';

const lockedPackages = (root) => readJson(join(root, 'package-lock.json'))?.packages;
const installedPackages = (root) => readJson(join(root, 'node_modules/.package-lock.json'))?.packages;

/** False after a manual `npm install` changed installed packages. */
export function isInstalled(root) {
  const wanted = lockedPackages(root);
  const present = installedPackages(root);
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    return found ? found.version === entry.version : entry.optional === true && !isForThisMachine(entry);
  });
}

/** npm silently skips an optional package it cannot fetch, and the tool that needs it fails much later. */
export function missingPlatformPackages(root) {
  const present = installedPackages(root) ?? {};
  return Object.entries(lockedPackages(root) ?? {})
    .filter(([path, entry]) => entry.optional && isForThisMachine(entry) && !present[path])
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`);
}

export const missingText = (
  missing,
) => `npm did not install what is built for this machine (${process.platform} ${process.arch}):
  ${missing.join('\n  ')}
Check that the npm registry in use carries these versions, then run the command again. If it does not, pin versions
that it carries (docs/adr/0002-our-own-small-pieces.md).`;

const matches = (wanted, value) => !wanted || wanted.includes(value);

/** @param {{ os?: string[], cpu?: string[], libc?: string[] }} entry */
export const isForThisMachine = ({ os, cpu, libc }, machine = thisMachine()) =>
  Boolean(os || cpu) &&
  matches(os, machine.os) &&
  matches(cpu, machine.cpu) &&
  (machine.os !== 'linux' || matches(libc, machine.libc));

/** @returns {{ os: string, cpu: string, libc?: 'glibc' | 'musl' }} */
function thisMachine() {
  const { platform: os, arch: cpu } = process;
  if (os !== 'linux') return { os, cpu };
  libc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  return { os, cpu, libc };
}
/** @type {'glibc' | 'musl' | undefined} */
let libc;

function readJson(path) {
  try {
    return JSON.parse(fs.readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
