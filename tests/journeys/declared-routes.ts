import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { routes } from '../../apps/web/src/shell/router.tsx';
import type { signedInRoutes } from '../../apps/web/src/shell/signed-in-routes.ts';

const leafPaths = (declared: typeof routes, base = ''): string[] =>
  declared.flatMap(({ path = '', children }) => {
    const here = `${base}/${path}`.replace(/\/{2,}/g, '/');
    return children ? leafPaths(children, here) : [here.replace(/(?<=.)\/$/, '')];
  });

const web = new URL('../../apps/web/', import.meta.url);

const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
};

export const declaredRoutes = async (): Promise<string[]> => {
  const require = createRequire(new URL('package.json', web));
  const vite = pathToFileURL(require.resolve('vite')).href;
  const { runnerImport } = (await import(vite)) as typeof import('vite');
  const load = async <M>(path: string): Promise<M> => {
    const { module } = await runnerImport<M>(fileURLToPath(new URL(`src/shell/${path}`, web)), {
      configFile: false,
      root: fileURLToPath(web),
      resolve: { conditions: ['source'] },
      plugins: [noStyles],
      logLevel: 'error',
    });
    return module;
  };
  const forAll = await load<{ routes: typeof routes }>('router.tsx');
  const forSome = await load<{ signedInRoutes: typeof signedInRoutes }>('signed-in-routes.ts');
  return [...new Set(leafPaths([...forAll.routes, ...forSome.signedInRoutes]))];
};
