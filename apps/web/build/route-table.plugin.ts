import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { loadSource } from './load-source.ts';

type Screens = typeof import('../src/shell/screens.ts');
type PublicScreens = typeof import('../src/shell/public-screens.ts');

/**
 * Routes besides those of `router.tsx` and `signed-in-routes.ts`; a test requests each route from the server.
 */
const others = ['/', '/consent', '/first-run', '/second-factor', '/test-error/:kind?'];

/** Writes the list of page addresses for the server, which answers 404 to all others. */
export const routeTablePlugin = (): Plugin => {
  let out: string | undefined;
  return {
    name: 'netlik-route-table',
    apply: 'build',
    writeBundle: ({ dir }) => {
      out = dir;
    },
    closeBundle: {
      sequential: true,
      handler: async () => {
        if (!out) return;
        const { builtScreens, movedPaths } = await loadSource<Screens>(
          new URL('../src/shell/screens.ts', import.meta.url),
        );
        const { publicScreens } = await loadSource<PublicScreens>(
          new URL('../src/shell/public-screens.ts', import.meta.url),
        );
        const screens = [...publicScreens, ...builtScreens].map(({ path }) => path);
        mkdirSync(`${out}/prerender`, { recursive: true });
        writeFileSync(
          `${out}/prerender/paths.json`,
          JSON.stringify([...screens, ...Object.keys(movedPaths), ...others]),
        );
      },
    },
  };
};
