import { generatePath, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { session } from '../data/calls/session.ts';
import { askStepUpBy } from '../data/calls/step-up.ts';
import { upgradePage } from './frame/upgrade/upgrade-signal.ts';
import { consentPath, loginPath } from './guards.ts';
import { UNKNOWN_ADDRESS } from './not-found.tsx';
import type { Screen } from './screen.ts';
import { consentRedirect, factorRedirect, firstRunRedirect, screenRedirect } from './screen-redirect.ts';
import { builtPathOrHome, builtScreens, movedPaths } from './screens.ts';

askStepUpBy(async () => (await import('../identity/step-up/ask-step-up.tsx')).askStepUp());

const person = () => session.get()?.user ?? null;

const redirectOrNull = (where: string | null) => (where === null ? null : redirect(where));

const addressOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  const loading = location.pathname === pathname && location.search === search;
  return pathname + search + (loading ? location.hash : '');
};

const guardLoader =
  (screen: Screen) =>
  ({ request }: LoaderFunctionArgs) => {
    // After a deliberate sign-out the next user must not return to this page.
    const here = session.endReason() === 'signed-out' ? '/' : addressOf(request);
    const elsewhere = screenRedirect(person(), screen, here);
    if (elsewhere === null) return null;
    if (elsewhere === screen.premiumOr) upgradePage.set(screen.title);
    else if (elsewhere === '/')
      void import('./access-denied.ts').then(({ toastAccessDenied }) => toastAccessDenied(screen));
    return redirect(elsewhere);
  };

const screenRoutes = builtScreens.map(
  (screen): RouteObject => ({
    path: screen.path,
    handle: screen,
    loader: guardLoader(screen),
    lazy: async () => ({ Component: await screen.load!() }),
  }),
);

/** Redirects to sign-in directly, because the next guard could not read the hash. */
const redirectLoader =
  (to: string) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const target = builtPathOrHome(to);
    if (target === '/') return redirect('/');
    const { search, hash } = new URL(addressOf(request), location.origin);
    const where = generatePath(target, params) + search + hash;
    return redirect(session.get() ? where : loginPath(where));
  };

const movedRoutes = Object.entries(movedPaths).map(
  ([path, to]): RouteObject => ({ path, loader: redirectLoader(to) }),
);

const errorDemo = async () => ({
  Component: (await import('./error-demo/error-demo-page.tsx')).ErrorDemoPage,
});

const firstDay = () => import('./first-day-screens.tsx');

export const signedInRoutes: RouteObject[] = [
  {
    path: 'consent',
    loader: ({ request }) =>
      redirectOrNull(consentRedirect(person(), new URL(request.url).searchParams.get('next'))),
    lazy: async () => ({ Component: (await firstDay()).ConsentScreen }),
  },
  {
    path: 'first-run',
    loader: () => redirectOrNull(firstRunRedirect(person())),
    lazy: async () => ({ Component: (await firstDay()).FirstRunScreen }),
  },
  {
    path: 'second-factor',
    loader: ({ request }) =>
      redirectOrNull(factorRedirect(person(), new URL(request.url).searchParams.get('next'))),
    lazy: async () => ({ Component: (await import('./second-factor-screen.tsx')).SecondFactorScreen }),
  },
  {
    lazy: async () => ({ Component: (await import('./signed-in-frame.tsx')).SignedInFrame }),
    children: [
      ...screenRoutes,
      {
        // Ranks above the public `*` route and below every existing path.
        path: ':unknown/*',
        id: UNKNOWN_ADDRESS,
        loader: ({ request }) =>
          redirectOrNull(person()?.consent === 'due' ? consentPath(addressOf(request)) : null),
        lazy: async () => ({ Component: (await import('./not-found-inside.tsx')).NotFoundInside }),
      },
    ],
  },
  ...movedRoutes,
  { path: 'test-error/:kind?', lazy: errorDemo },
];
