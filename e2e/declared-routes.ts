import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Declared = { path?: string; index?: boolean; children?: Declared[] };

const join = (base: string, { path = '' }: Declared) => `${base}/${path}`.replace(/\/{2,}/g, '/');

const leaves = (routes: Declared[], base = ''): string[] =>
  routes.flatMap((route) => {
    const here = join(base, route);
    return route.children ? leaves(route.children, here) : [here.replace(/(?<=.)\/$/, '')];
  });

const web = new URL('../apps/web/', import.meta.url);

/** Every route of the web app's own router, loaded by the very Vite that builds it. */
export const declaredRoutes = async (): Promise<string[]> => {
  const require = createRequire(new URL('package.json', web));
  const { runnerImport } = (await import(
    pathToFileURL(require.resolve('vite')).href
  )) as typeof import('vite');
  const { module } = await runnerImport<{ routes: Declared[] }>(
    fileURLToPath(new URL('src/app/router.tsx', web)),
    {
      configFile: fileURLToPath(new URL('vite.config.ts', web)),
      root: fileURLToPath(web),
      logLevel: 'error',
    },
  );
  return [...new Set(leaves(module.routes))];
};
