import { posix } from 'node:path';
import { type Import, importsOf, type SourceFile } from './imports.ts';

export type Module = SourceFile & {
  imports: (Import & {
    /** The project's file it names; null for a library, or for what no file is. */
    target: string | null;
  })[];
};

const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);
export const isTest = (path: string) => /\.test\.[jt]sx?$|(^|\/)testing\//.test(path);

const packageFile = /^@netlik\/(contract|domain)\/(.+)$/;

const targetOf = (path: string, from: string): string | null => {
  if (from.startsWith('.'))
    return posix.normalize(posix.join(posix.dirname(path), from.replace(/\?.*$/, '')));
  const [, name, inner] = packageFile.exec(from) ?? [];
  return name ? `packages/${name}/src/${inner}.ts` : null;
};

/** The code of the project with what each file imports. */
export const modulesOf = (files: readonly SourceFile[]): Module[] =>
  files
    .filter(({ path }) => isCode(path))
    .map((file) => ({
      ...file,
      imports: importsOf(file.text).map((found) => ({ ...found, target: targetOf(file.path, found.from) })),
    }));

/** Rings of files that need each other to begin (a lazy page may look at the table that leads to it), each told once, from its first file by name. */
export const cyclesOf = (modules: readonly Module[]): string[][] => {
  const edges = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target, typeOnly, later }) => (target && !typeOnly && !later ? [target] : [])),
    ]),
  );
  const done = new Set<string>();
  const cycles = new Map<string, string[]>();
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      const ring = trail.slice(at);
      const first = ring.indexOf([...ring].sort()[0]!);
      const turned = [...ring.slice(first), ...ring.slice(0, first)];
      cycles.set(turned.join(), turned);
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of [...edges.keys()].sort()) visit(path, []);
  return [...cycles.values()];
};

/** Every file that runs when these do. */
export const reachedFrom = (modules: readonly Module[], starts: readonly string[]): Set<string> => {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? [])
      if (target && !typeOnly) waiting.push(target);
  }
  return reached;
};
