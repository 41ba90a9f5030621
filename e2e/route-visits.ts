import { randomUUID } from 'node:crypto';
import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { builtScreens, moved, orHome, screens } from '../apps/web/src/app/screens.ts';
import { api, demo, mailedLink, newEmail, newPerson } from './people.ts';

type Who = { email: string; password?: string };

export type Visit = {
  /** As the router declares it. */
  route: string;
  name: string;
  /** Where to go; may prepare something first. */
  address: string | (() => Promise<string>);
  as?: () => Promise<Who>;
  /** Where one ends up, if elsewhere. */
  lands?: RegExp;
  /** What the page breaks on purpose. */
  faults?: RegExp[];
};

const demoPerson = (who: keyof typeof demo) => async () => ({ email: demo[who] });

const plain = (...routes: string[]): Visit[] =>
  routes.map((route) => ({ route, name: route, address: route }));

const link = () => `?uid=${randomUUID()}&token=${'n'.repeat(43)}`;

const registered = async () => {
  const email = newEmail();
  await api()(contract.register, { body: { email, password: 'kirmizi-pencere' } });
  return mailedLink(email);
};

const errorPage = (kind: string): Visit => ({
  route: '/test-error/:kind?',
  name: `/test-error/${kind}`,
  address: `/test-error/${kind}`,
});

/** Each built screen as the first of those who may see it. One that needs an id is visited below. */
const screenVisits: Visit[] = builtScreens
  .filter(({ path }) => !path.includes(':'))
  .map(({ path, roles }) => ({ route: path, name: path, address: path, as: demoPerson(roles[0]!) }));

const homes = { student: '/dashboard', coach: '/coach-dashboard', admin: '/admin-dashboard' };
const extra = '?kaynak=eski#bolum';

export type Move = {
  route: string;
  address: string;
  role: (typeof screens)[number]['roles'][number];
  lands: RegExp;
};

/** An old address leads to its page with query and hash, or home while the page is not built. */
export const moves: Move[] = Object.entries(moved).map(([route, to]) => {
  const role = screens.find(({ path }) => path === to)!.roles[0]!;
  const filled = (path: string) => path.replace(':id', 'abc');
  const end = orHome(to) === '/' ? homes[role] : filled(to) + extra;
  return { route, address: filled(route) + extra, role, lands: new RegExp(`${end.replace('?', '\\?')}$`) };
});

/** How each route is visited. A route the router declares and nobody visits here fails a test. */
export const visits: Visit[] = [
  ...plain('/login', '/register', '/forgot-password'),
  { route: '/', name: '/ as a stranger', address: '/', lands: /\/login$/ },
  { route: '/', name: '/ as a student', address: '/', as: demoPerson('student'), lands: /\/dashboard$/ },
  { route: '/reset-password', name: '/reset-password without a link', address: '/reset-password' },
  {
    route: '/reset-password',
    name: '/reset-password',
    address: `/reset-password?token=${'n'.repeat(43)}`,
  },
  { route: '/verify-email', name: '/verify-email without a link', address: '/verify-email' },
  { route: '/verify-email', name: '/verify-email', address: registered },
  {
    route: '/verify-email',
    name: '/verify-email with an old link',
    address: async () => `/verify-email${link()}`,
    faults: [/422.*\/users\/verify-email/],
  },
  { route: '/guardian-consent', name: '/guardian-consent without a link', address: '/guardian-consent' },
  {
    route: '/guardian-consent',
    name: '/guardian-consent',
    address: async () => `/guardian-consent${link()}`,
  },
  { route: '/consent', name: '/consent', address: '/consent', as: () => newPerson({ consent: 'due' }) },
  ...screenVisits,
  {
    route: '/dashboard',
    name: '/dashboard of a minor',
    address: '/dashboard',
    as: demoPerson('minor'),
  },
  { route: '/dashboard', name: '/dashboard, free', address: '/dashboard', as: demoPerson('free') },
  {
    route: '/coach-dashboard',
    name: '/coach-dashboard as an admin',
    address: '/coach-dashboard',
    as: demoPerson('admin'),
  },
  { route: '/profile', name: '/profile of a coach', address: '/profile', as: demoPerson('coach') },
  {
    route: '/test-error/:kind?',
    name: '/test-error',
    address: '/test-error',
    faults: [/demonstration of a failed render/],
  },
  ...['network', 'auth', 'notfound', 'server'].map(errorPage),
  { route: '/*', name: 'an unknown address', address: '/boyle/bir/sayfa-yok' },
];
