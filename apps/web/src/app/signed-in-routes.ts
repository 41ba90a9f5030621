import { generatePath, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';
import { askEarly } from '../api/early.ts';
import { session } from '../api/session.ts';
import { loginAddress, turnedAwayFromConsent } from './guards.ts';
import type { Screen } from './screen.ts';
import { builtScreens, moved, orHome } from './screens.ts';
import { turnedAway } from './turned-away.ts';

const person = () => session.get()?.user ?? null;

const go = (where: string | null) => (where === null ? null : redirect(where));

/** Where a loader is asked to go. The hash is known for the page's first load only. */
const addressOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  const loading = location.pathname === pathname && location.search === search;
  return pathname + search + (loading ? location.hash : '');
};

const visited = new Set<Screen>();

/** Only at a first visit: later the page is there at once and knows best what it still needs. */
const askFor = (screen: Screen, address: URL) => {
  if (!screen.early || visited.has(screen)) return;
  visited.add(screen);
  for (const path of screen.early(address)) askEarly(path);
};

const guarded =
  (screen: Screen) =>
  ({ request }: LoaderFunctionArgs) => {
    // Whoever signed out on purpose does not want to come back here as somebody else.
    const here = session.lastEnd() === 'signed-out' ? '/' : addressOf(request);
    const elsewhere = turnedAway(person(), screen, here);
    if (elsewhere === null) askFor(screen, new URL(request.url));
    return go(elsewhere);
  };

const screenRoutes = builtScreens.map(
  (screen): RouteObject => ({
    path: screen.path,
    handle: screen,
    loader: guarded(screen),
    lazy: async () => ({ Component: await screen.load!() }),
  }),
);

/** Leads on from an old address. A stranger goes to sign in from here: the next guard could not tell the hash. */
const movedTo =
  (to: string) =>
  ({ request, params }: LoaderFunctionArgs) => {
    const target = orHome(to);
    if (target === '/') return redirect('/');
    const { search, hash } = new URL(addressOf(request), location.origin);
    const where = generatePath(target, params) + search + hash;
    return redirect(session.get() ? where : loginAddress(where));
  };

const movedRoutes = Object.entries(moved).map(([path, to]): RouteObject => ({ path, loader: movedTo(to) }));

const errorDemo = async () => ({
  Component: (await import('../features/error-demo/error-demo-page.tsx')).ErrorDemoPage,
});

/** What stands below the root beside the public screens. */
export const signedInRoutes: RouteObject[] = [
  {
    path: 'consent',
    loader: () => go(turnedAwayFromConsent(person())),
    lazy: async () => ({
      Component: (await import('../features/identity/account/consent-page.tsx')).ConsentPage,
    }),
  },
  {
    lazy: async () => ({ Component: (await import('./signed-in-frame.tsx')).SignedInFrame }),
    children: screenRoutes,
  },
  ...movedRoutes,
  { path: 'test-error/:kind?', lazy: errorDemo },
];
