import type { Rolldown } from 'vite';
import { firstLoadChunks } from './first-load-chunks.ts';

/** Chunks that other code finds by name: first-load chunks and pages that are not cached offline. */
const named = new Set([
  ...firstLoadChunks.flatMap(({ name, libraries = name }) => [name, libraries]),
  'showcase-page',
  'error-demo-page',
]);

const nameOf = (name: string | undefined) => (name !== undefined && named.has(name) ? '[name]-' : '');

/**
 * Other files are named by their hash only, because the route table in every signed-in first load lists them
 * all.
 */
export const chunkFileName = ({ name }: Rolldown.PreRenderedChunk): string =>
  `assets/${nameOf(name)}[hash].js`;

export const assetFileName = ({ names: [name] }: Rolldown.PreRenderedAsset): string =>
  name?.endsWith('.css')
    ? `assets/${nameOf(name.slice(0, -4))}[hash][extname]`
    : 'assets/[name]-[hash][extname]';
