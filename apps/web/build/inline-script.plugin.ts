import type { Plugin, Rolldown } from 'vite';
import { type FirstLoadPlan, inlineScript } from '../src/shell/first-load/inline-script.ts';
import { loadSource } from './load-source.ts';

type Plan = typeof import('./first-load-plan.ts');

/** Lists the files of these chunks and of everything they import. */
export const listFiles = (bundle: Rolldown.OutputBundle, names: readonly string[]): string[] => {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== 'chunk') return;
    // A module of the first load that uses one schema would bring all of them.
    if (chunk.name === 'contract')
      throw new Error(`The first load of ${names} contains the contract's schemas.`);
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const name of names) {
    const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name);
    if (!chunk) throw new Error(`There is no chunk ${name} to preload.`);
    add(chunk.fileName);
  }
  return [...found].map((file) => `/${file}`);
};

/** Adds the script that starts the first load of a signed-in user to index.html. */
export const inlineScriptPlugin = (): Plugin => ({
  name: 'netlik-inline-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      if (!bundle) return html;
      const { firstLoadPlan, homeChunks } = await loadSource<Plan>(
        new URL('first-load-plan.ts', import.meta.url),
      );
      const isNew = (file: string) => !html.includes(file);
      const shell = listFiles(bundle, ['signed-in-routes', 'shell']).filter(isNew);
      const filesOf = (chunks: readonly string[]) =>
        listFiles(bundle, chunks).filter((file) => isNew(file) && !shell.includes(file));
      const homes = Object.fromEntries(
        Object.entries(homeChunks).map(([role, chunks]) => [
          role,
          { path: firstLoadPlan.homePaths[role as keyof typeof homeChunks], files: filesOf(chunks) },
        ]),
      );
      const plan: FirstLoadPlan = { sessionKey: firstLoadPlan.sessionKey, shell, homes };
      const script = `(${inlineScript.toString()})(${JSON.stringify(plan)})`;
      // The script precedes the stylesheets, because an inline script waits for them.
      return html.replace('<link rel="stylesheet"', (first) => `<script>${script}</script>\n    ${first}`);
    },
  },
});
