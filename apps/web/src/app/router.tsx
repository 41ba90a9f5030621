import type { Role } from '@netlik/contract/access';
import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from 'react-router';
import { session } from '../api/session.ts';
import { homeOf, safeNext, turnedAway, turnedAwayFromConsent } from './guards.ts';
import { NotFound } from './not-found.tsx';
import { ProgressLine } from './progress-line.tsx';
import { RootFrame } from './root-frame.tsx';
import { RouteError } from './route-error.tsx';

const person = () => session.get()?.user ?? null;

const go = (where: string | null) => (where === null ? null : redirect(where));

const only =
  (...roles: Role[]) =>
  ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    // Whoever signed out on purpose does not want to come back here as somebody else.
    const here = session.lastEnd() === 'signed-out' ? '/' : pathname + search;
    return go(turnedAway(person(), roles, here));
  };

const signedOutOnly = ({ request }: LoaderFunctionArgs) => {
  const home = homeOf(person());
  if (home === '/login') return null;
  return redirect(home === '/consent' ? home : safeNext(new URL(request.url).searchParams.get('next')));
};

const publicScreens: RouteObject[] = [
  {
    path: 'login',
    loader: signedOutOnly,
    lazy: async () => ({
      Component: (await import('../features/identity/sign-in/login-page.tsx')).LoginPage,
    }),
  },
  {
    path: 'register',
    loader: signedOutOnly,
    lazy: async () => ({
      Component: (await import('../features/identity/sign-in/register-page.tsx')).RegisterPage,
    }),
  },
  {
    path: 'forgot-password',
    lazy: async () => ({
      Component: (await import('../features/identity/sign-in/forgot-password-page.tsx')).ForgotPasswordPage,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('../features/identity/sign-in/reset-password-page.tsx')).ResetPasswordPage,
    }),
  },
  {
    path: 'verify-email',
    lazy: async () => ({
      Component: (await import('../features/identity/sign-in/verify-email-page.tsx')).VerifyEmailPage,
    }),
  },
  {
    path: 'guardian-consent',
    lazy: async () => ({
      Component: (await import('../features/identity/account/guardian-consent-page.tsx')).GuardianConsentPage,
    }),
  },
];

const accountPage = async () => ({
  Component: (await import('../features/identity/account/account-page.tsx')).AccountPage,
});

const signedInScreens: RouteObject[] = [
  { path: 'dashboard', loader: only('student'), lazy: accountPage },
  { path: 'coach-dashboard', loader: only('coach', 'admin'), lazy: accountPage },
  { path: 'admin-dashboard', loader: only('admin'), lazy: accountPage },
];

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
        children: publicScreens,
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
        children: signedInScreens,
      },
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
