import { useEffect } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
  useRouteError,
} from 'react-router';
import { session } from '../data/calls/session.ts';
import { describeError } from '../ui/states/error-kind.ts';
import { ErrorPage } from '../ui/states/error-page.tsx';
import { consentPath, homePath, safeNext } from './guards.ts';
import { NotFound } from './not-found.tsx';
import { ProgressLine } from './progress-line.tsx';
import { PublicHome } from './public-home.tsx';
import { publicScreens } from './public-screens.ts';
import { RootFrame } from './root-frame.tsx';

const ROOT = 'root';

const openedAt = () => new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/** Only a page served for `/` proves that there is no public landing page; a cached one may be stale. */
const isLandingOff = () =>
  import.meta.env.PROD &&
  openedAt() === '/' &&
  !document.getElementById('landing') &&
  !navigator.serviceWorker?.controller;

const home = () => homePath(session.get()?.user ?? null);

const openHome = async () => {
  if (session.get() || isLandingOff()) return redirect(home());
  const { loadPublicHome } = await import('./load-public-home.ts');
  return (await loadPublicHome()) ?? redirect(home());
};

const guestsOnly = ({ request }: LoaderFunctionArgs) => {
  const where = home();
  if (where === '/login') return null;
  const next = new URL(request.url).searchParams.get('next');
  return redirect(where === '/consent' ? consentPath(next) : safeNext(next));
};

const publicRoutes = publicScreens.map(
  (screen): RouteObject => ({
    path: screen.path,
    ...(screen.guestsOnly ? { loader: guestsOnly } : {}),
    lazy: async () => ({ Component: await screen.load() }),
  }),
);

const RouteError = () => {
  const error = useRouteError();
  // The router logs only render errors.
  useEffect(() => console.error('The error page is shown:', error), [error]);
  return <ErrorPage {...describeError(error)} />;
};

/** Signed-in routes are added on the first visit to one of them. */
export const routes: RouteObject[] = [
  {
    id: ROOT,
    Component: RootFrame,
    ErrorBoundary: RouteError,
    HydrateFallback: ProgressLine,
    children: [
      { index: true, loader: openHome, Component: PublicHome },
      {
        lazy: async () => ({ Component: (await import('./public-frame.tsx')).PublicFrame }),
        children: publicRoutes,
      },
      { path: '*', Component: NotFound },
    ],
  },
];

const addSignedInRoutes = (): PatchRoutesOnNavigationFunction => {
  let added = false;
  return async ({ patch, signal }) => {
    if (added) return;
    // Loaded in parallel with the routes, because a signed-in user needs it.
    if (session.get()) void import('./signed-in-frame.tsx').catch(() => undefined);
    const { signedInRoutes } = await import('./signed-in-routes.ts');
    // The router ignores patches from an aborted navigation.
    if (added || signal.aborted) return;
    added = true;
    patch(ROOT, signedInRoutes);
  };
};

export const createAppRouter = () =>
  createBrowserRouter(routes, { patchRoutesOnNavigation: addSignedInRoutes() });
