import { randomUUID } from 'node:crypto';
import { signIn as contract } from '@netlik/contract/identity/sign-in';
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
  { route: '/dashboard', name: '/dashboard', address: '/dashboard', as: demoPerson('student') },
  {
    route: '/dashboard',
    name: '/dashboard of a minor',
    address: '/dashboard',
    as: demoPerson('minor'),
  },
  {
    route: '/coach-dashboard',
    name: '/coach-dashboard',
    address: '/coach-dashboard',
    as: demoPerson('coach'),
  },
  {
    route: '/coach-dashboard',
    name: '/coach-dashboard as an admin',
    address: '/coach-dashboard',
    as: demoPerson('admin'),
  },
  {
    route: '/admin-dashboard',
    name: '/admin-dashboard',
    address: '/admin-dashboard',
    as: demoPerson('admin'),
  },
  {
    route: '/test-error/:kind?',
    name: '/test-error',
    address: '/test-error',
    faults: [/demonstration of a failed render/],
  },
  ...['network', 'auth', 'notfound', 'server'].map(errorPage),
  { route: '/*', name: 'an unknown address', address: '/boyle/bir/sayfa-yok' },
];
