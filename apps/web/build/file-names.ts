import type { Rolldown } from 'vite';
import { firstLoadChunks } from './first-load-chunks.ts';

/** Files that others find by their name: those of every first load, and pages that are not kept offline. */
const named = new Set([
  ...firstLoadChunks.flatMap(({ name, libraries = name }) => [name, libraries]),
  'showcase-page',
  'error-demo-page',
]);

const nameOf = (name: string | undefined) => (name !== undefined && named.has(name) ? '[name]-' : '');

/** The other files are called by their hash only: the table of routes names them all, on every signed-in first load. */
export const chunkFileName = ({ name }: Rolldown.PreRenderedChunk): string =>
  `assets/${nameOf(name)}[hash].js`;

export const assetFileName = ({ names: [name] }: Rolldown.PreRenderedAsset): string =>
  name?.endsWith('.css')
    ? `assets/${nameOf(name.slice(0, -4))}[hash][extname]`
    : 'assets/[name]-[hash][extname]';
