import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { routes } from '../apps/web/src/app/router.tsx';

const leaves = (declared: typeof routes, base = ''): string[] =>
  declared.flatMap(({ path = '', children }) => {
    const here = `${base}/${path}`.replace(/\/{2,}/g, '/');
    return children ? leaves(children, here) : [here.replace(/(?<=.)\/$/, '')];
  });

const web = new URL('../apps/web/', import.meta.url);

const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
};

/** Every route of the web app's own router, loaded by the very Vite that builds it. */
export const declaredRoutes = async (): Promise<string[]> => {
  const require = createRequire(new URL('package.json', web));
  const vite = pathToFileURL(require.resolve('vite')).href;
  const { runnerImport } = (await import(vite)) as typeof import('vite');
  const router = fileURLToPath(new URL('src/app/router.tsx', web));
  const { module } = await runnerImport<{ routes: typeof routes }>(router, {
    configFile: false,
    root: fileURLToPath(web),
    resolve: { conditions: ['source'] },
    plugins: [noStyles],
    logLevel: 'error',
  });
  return [...new Set(leaves(module.routes))];
};
