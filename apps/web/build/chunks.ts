import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Context = Rolldown.ChunkingContext;

/** Holds everything its entries import statically, except what an earlier chunk holds. Files from `apps/web`. */
export type Chunk = {
  name: string;
  entries: readonly string[];
  /** The chunk for what comes from node_modules; default: the same one. */
  libraries?: string;
  /** Files it loads later. What they share with later chunks is put here, or they would load those too. */
  lazy?: readonly string[];
  /** Takes only modules that these files import too. */
  onlyWith?: readonly string[];
  /** Takes only modules that other pages import too. */
  onlyShared?: true;
};

const toId = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The files and everything they import statically. */
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

/** The script that index.html names; in a group it would get a second file that only imports the first. */
const isPageScript = (id: string, context: Context): boolean =>
  context.getModuleInfo(id)?.importers.some((importer) => context.getModuleInfo(importer)?.isEntry) ?? false;

/** The chunk of each module. `leftOut`: files that an index names and the entries do not use. */
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
