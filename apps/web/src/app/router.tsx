import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router';
import { session } from '../api/session.ts';
import { homeOf, safeNext } from './guards.ts';
import { NotFound } from './not-found.tsx';
import { ProgressLine } from './progress-line.tsx';
import { publicScreens } from './public-screens.ts';
import { RootFrame } from './root-frame.tsx';
import { RouteError } from './route-error.tsx';

const ROOT = 'root';

const home = () => homeOf(session.get()?.user ?? null);

const guestsOnly = ({ request }: LoaderFunctionArgs) => {
  const where = home();
  if (where === '/login') return null;
  return redirect(where === '/consent' ? where : safeNext(new URL(request.url).searchParams.get('next')));
};

const publicRoutes = publicScreens.map(
  (screen): RouteObject => ({
    path: screen.path,
    ...(screen.guestsOnly ? { loader: guestsOnly } : {}),
    lazy: async () => ({ Component: await screen.load() }),
  }),
);

/** What a stranger may meet. All other addresses arrive with the first visit to one of them. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: RootFrame,
    ErrorBoundary: RouteError,
    HydrateFallback: ProgressLine,
    children: [
      { index: true, loader: () => redirect(home()) },
      {
        lazy: async () => ({ Component: (await import('./public-frame.tsx')).PublicFrame }),
        children: publicRoutes,
      },
      { path: '*', Component: NotFound },
    ],
  },
];

/** The router asks for an address that only `*` or a parameter answers: so also for unknown ones, again and again. */
const addSignedInRoutes = (): PatchRoutesOnNavigationFunction => {
  let added = false;
  return async ({ patch, signal }) => {
    if (added) return;
    // Beside the table, not after it: whoever is signed in will surely need it.
    if (session.get()) void import('./signed-in-frame.tsx').catch(() => undefined);
    const { signedInRoutes } = await import('./signed-in-routes.ts');
    // The router takes nothing from a navigation that was given up.
    if (added || signal.aborted) return;
    added = true;
    patch(ROOT, signedInRoutes);
  };
};

export const startRouter = () =>
  createBrowserRouter(routes, { patchRoutesOnNavigation: addSignedInRoutes() });

const PATIENCE_MS = 600;

/**
 * Resolves when the first page is at hand, or too late for it to come unannounced: one render of the page itself
 * is on a slow phone far sooner than a fallback and then the page.
 */
export const settled = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
    setTimeout(resolve, PATIENCE_MS);
  });
