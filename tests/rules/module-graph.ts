import { posix } from 'node:path';
import { findImports, type Import, type SourceFile } from './import-scanner.ts';

export type Module = SourceFile & {
  imports: (Import & {
    /** The imported project file; null for a library. */
    target: string | null;
  })[];
};

const isCode = (path: string) => /\.[cm]?[jt]sx?$/.test(path);
export const isTest = (path: string) =>
  /\.test\.[jt]sx?$|\.samples\.ts$|(^|\/)testing\/|^packages\/testkit\//.test(path);

// `endpoints/` is the same contract file, built without its schemas.
const packageFile = /^@netlik\/(contract|domain|testkit|api)\/(?:endpoints\/)?(.+)$/;

const targetOf = (path: string, from: string): string | null => {
  if (from.startsWith('.'))
    return posix.normalize(posix.join(posix.dirname(path), from.replace(/\?.*$/, '')));
  const [, name, inner] = packageFile.exec(from) ?? [];
  if (!name) return null;
  return `${name === 'api' ? 'apps' : 'packages'}/${name}/src/${inner}.ts`;
};

const parsed = new WeakMap<SourceFile, Module>();

const parseModule = (file: SourceFile): Module => {
  const known = parsed.get(file);
  if (known) return known;
  const imports = findImports(file.text).map((found) => ({
    ...found,
    target: targetOf(file.path, found.from),
  }));
  const module = { ...file, imports };
  parsed.set(file, module);
  return module;
};

/** Each file is parsed once for all rules. */
export const parseModules = (files: readonly SourceFile[]): Module[] =>
  files.filter(({ path }) => isCode(path)).map(parseModule);

/** Each cycle once, starting at its first file by name; type and dynamic imports count too. */
export const findCycles = (modules: readonly Module[]): string[][] =>
  findGraphCycles(
    new Map(
      modules.map(({ path, imports }) => [path, imports.flatMap(({ target }) => (target ? [target] : []))]),
    ),
  );

/** For any graph: each node with its targets. */
export const findGraphCycles = (edges: ReadonlyMap<string, Iterable<string>>): string[][] => {
  const done = new Set<string>();
  const cycles = new Map<string, string[]>();
  const visit = (path: string, trail: string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      const cycle = trail.slice(at);
      const first = cycle.indexOf([...cycle].sort()[0]!);
      const rotated = [...cycle.slice(first), ...cycle.slice(0, first)];
      cycles.set(rotated.join(), rotated);
      return;
    }
    if (done.has(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of [...edges.keys()].sort()) visit(path, []);
  return [...cycles.values()];
};

/** All files loaded together with these. */
export const findReachable = (modules: readonly Module[], starts: readonly string[]): Set<string> => {
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
