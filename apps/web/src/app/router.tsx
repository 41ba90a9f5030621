import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router';
import { session } from '../api/session.ts';
import { homeOf, safeNext, turnedAway, turnedAwayFromConsent } from './guards.ts';
import { Moved } from './moved.tsx';
import { NotFound } from './not-found.tsx';
import { ProgressLine } from './progress-line.tsx';
import { publicScreens } from './public-screens.ts';
import { RootFrame } from './root-frame.tsx';
import { RouteError } from './route-error.tsx';
import type { Screen } from './screen.ts';
import { builtScreens, moved } from './screens.ts';

const person = () => session.get()?.user ?? null;

const go = (where: string | null) => (where === null ? null : redirect(where));

/** Where a loader is asked to go. The hash is known for the page's first load only. */
const addressOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  const loading = location.pathname === pathname && location.search === search;
  return pathname + search + (loading ? location.hash : '');
};

const guarded =
  (screen: Screen) =>
  ({ request }: LoaderFunctionArgs) => {
    // Whoever signed out on purpose does not want to come back here as somebody else.
    const here = session.lastEnd() === 'signed-out' ? '/' : addressOf(request);
    return go(turnedAway(person(), screen, here));
  };

const guestsOnly = ({ request }: LoaderFunctionArgs) => {
  const home = homeOf(person());
  if (home === '/login') return null;
  return redirect(home === '/consent' ? home : safeNext(new URL(request.url).searchParams.get('next')));
};

const publicRoutes = publicScreens.map(
  (screen): RouteObject => ({
    path: screen.path,
    ...(screen.guestsOnly ? { loader: guestsOnly } : {}),
    lazy: async () => ({ Component: await screen.load() }),
  }),
);

const signedInRoutes = builtScreens.map(
  (screen): RouteObject => ({
    path: screen.path,
    handle: screen,
    loader: guarded(screen),
    lazy: async () => ({ Component: await screen.load!() }),
  }),
);

const movedRoutes = Object.entries(moved).map(
  ([path, to]): RouteObject => ({ path, element: <Moved to={to} /> }),
);

const errorDemo = async () => ({
  Component: (await import('../features/error-demo/error-demo-page.tsx')).ErrorDemoPage,
});

export const routes: RouteObject[] = [
  {
    Component: RootFrame,
    ErrorBoundary: RouteError,
    HydrateFallback: ProgressLine,
    children: [
      { index: true, loader: () => go(homeOf(person())) },
      {
        lazy: async () => ({ Component: (await import('./public-frame.tsx')).PublicFrame }),
        children: publicRoutes,
      },
      {
        path: 'consent',
        loader: () => go(turnedAwayFromConsent(person())),
        lazy: async () => ({
          Component: (await import('../features/identity/account/consent-page.tsx')).ConsentPage,
        }),
      },
      {
        lazy: async () => ({ Component: (await import('./signed-in-frame.tsx')).SignedInFrame }),
        children: signedInRoutes,
      },
      ...movedRoutes,
      { path: 'test-error/:kind?', lazy: errorDemo },
      { path: '*', Component: NotFound },
    ],
  },
];

export const startRouter = () => createBrowserRouter(routes);

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
