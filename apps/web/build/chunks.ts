import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/**
 * A chunk holds everything its `entries` import statically, except modules of an earlier chunk. Paths are
 * relative to `apps/web`.
 */
export type Chunk = {
  name: string;
  entries: readonly string[];
  /** The chunk of modules from node_modules; the same chunk by default. */
  libraries?: string;
  /**
   * Files loaded later; modules that they share with later chunks go here, so that loading them does not load
   * those chunks.
   */
  lazy?: readonly string[];
  /** Takes only modules that these files import too. */
  onlyWith?: readonly string[];
  onlyShared?: true;
};

const toId = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

const findImported = (
  files: readonly string[],
  context: Context,
  leftOut: readonly string[] = [],
): Set<string> => {
  const found = new Set<string>();
  const unwanted = new Set(leftOut.map(toId));
  const visit = (id: string) => {
    if (found.has(id) || unwanted.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const file of [...files, ...leftOut])
    if (!context.getModuleInfo(toId(file))) throw new Error(`There is no ${file} to make a chunk of.`);
  for (const file of files) visit(toId(file));
  return found;
};

/**
 * True for the script that index.html names; a group would give it a second file that only imports the first.
 */
const isPageScript = (id: string, context: Context): boolean =>
  context.getModuleInfo(id)?.importers.some((importer) => context.getModuleInfo(importer)?.isEntry) ?? false;

/**
 * Maps each module to its chunk. `leftOut` lists files that an index re-exports and the entries do not use.
 */
export const assignChunks = (
  chunks: readonly Chunk[],
  context: Context,
  leftOut: readonly string[] = [],
): Map<string, string> => {
  const imported = chunks.map(({ entries }) => findImported(entries, context, leftOut));
  const assigned = new Map<string, string>();
  chunks.forEach(({ name, libraries = name, lazy = [], onlyWith }, index) => {
    const wanted = onlyWith && findImported(onlyWith, context);
    const later = imported.slice(index + 1);
    const shared = [...findImported(lazy, context, leftOut)].filter((id) => later.some((ids) => ids.has(id)));
    for (const id of [...imported[index]!, ...shared]) {
      if (assigned.has(id) || isPageScript(id, context) || wanted?.has(id) === false) continue;
      assigned.set(id, /[\\/]node_modules[\\/]/.test(id) ? libraries : name);
    }
  });
  return assigned;
};

/** measured: 12 files and 185 kB on the dashboard instead of 77 and 199 (docs/measurements/first-load.md). */
export const chunkGroups = (
  chunks: readonly Chunk[],
  leftOut: readonly string[] = [],
): Rolldown.CodeSplittingGroup[] => {
  let assigned: Map<string, string> | undefined;
  const group = (name: string, onlyShared = false): Rolldown.CodeSplittingGroup => ({
    name: (id, context) => {
      assigned ??= assignChunks(chunks, context, leftOut);
      return assigned.get(id) === name ? name : null;
    },
    minShareCount: onlyShared ? 2 : 1,
  });
  return chunks.flatMap(({ name, libraries, onlyShared }) => [
    ...(libraries === undefined ? [] : [group(libraries)]),
    group(name, onlyShared),
  ]);
};
