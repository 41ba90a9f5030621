import type { Plugin } from 'vite';
import { preload } from '../src/app/preload.ts';

type Chunk = {
  type: 'chunk';
  name: string;
  imports: string[];
  viteMetadata?: { importedCss?: Iterable<string> };
};
type Bundle = Record<string, { type: 'asset' } | Chunk>;

/** The files of some chunks and of everything they import. */
const filesOf = (bundle: Bundle, names: readonly string[]): string[] => {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const name of names) {
    const file = Object.keys(bundle).find((each) => {
      const chunk = bundle[each];
      return chunk?.type === 'chunk' && chunk.name === name;
    });
    if (file === undefined) throw new Error(`There is no chunk ${name} to preload.`);
    add(file);
  }
  return [...found].map((file) => `/${file}`);
};

/** Writes the inline preload script of index.html with the names of the built files. */
export const preloadPlugin = (): Plugin => ({
  name: 'netlik-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return html;
      const isNew = (file: string) => !html.includes(file);
      const shell = filesOf(bundle as Bundle, ['signed-in-routes', 'shell']).filter(isNew);
      const dashboard = filesOf(bundle as Bundle, ['student-dashboard']).filter(
        (file) => isNew(file) && !shell.includes(file),
      );
      const script = `(${preload.toString()})(${JSON.stringify({ shell, dashboard })})`;
      // After the entry's scripts, and before the stylesheets, since an inline script waits for those.
      return html.replace('<link rel="stylesheet"', (first) => `<script>${script}</script>\n    ${first}`);
    },
  },
});
