import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Declared = { path?: string; index?: boolean; children?: Declared[] };

const join = (base: string, { path = '' }: Declared) => `${base}/${path}`.replace(/\/{2,}/g, '/');

const leaves = (routes: Declared[], base = ''): string[] =>
  routes.flatMap((route) => {
    const here = join(base, route);
    return route.children ? leaves(route.children, here) : [here.replace(/(?<=.)\/$/, '')];
  });

const web = new URL('../apps/web/', import.meta.url);

const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? 'export default {}' : undefined),
};

/** Every route of the web app's own router, loaded by the very Vite that builds it. */
export const declaredRoutes = async (): Promise<string[]> => {
  const require = createRequire(new URL('package.json', web));
  const vite = pathToFileURL(require.resolve('vite')).href;
  const { runnerImport } = (await import(vite)) as typeof import('vite');
  const { module } = await runnerImport<{ routes: Declared[] }>(
    fileURLToPath(new URL('src/app/router.tsx', web)),
    {
      configFile: false,
      root: fileURLToPath(web),
      resolve: { conditions: ['source'] },
      plugins: [noStyles],
      logLevel: 'error',
    },
  );
  return [...new Set(leaves(module.routes))];
};
