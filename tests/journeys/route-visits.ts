import { randomUUID } from 'node:crypto';
import { signIn as contract } from '@netlik/contract/identity/sign-in';
import { builtPathOrHome, builtScreens, movedPaths, screens } from '../../apps/web/src/shell/screens.ts';
import { queryDatabase } from './database.ts';
import { api, demo, mailedLink, newEmail, newPerson } from './people.ts';

type Who = { email: string; password?: string };

export type Visit = {
  /** The path as the router declares it. */
  route: string;
  name: string;
  /** The URL to open; a function may create data first. */
  address: string | (() => Promise<string>);
  /** A demo person (visited on one signed-in page), or a user made for this visit. */
  as?: keyof typeof demo | (() => Promise<Who>);
  /** The URL after redirects, if different. */
  expectedUrl?: RegExp;
  /** Faults the page causes on purpose. */
  faults?: RegExp[];
};

const plain = (...routes: string[]): Visit[] =>
  routes.map((route) => ({ route, name: route, address: route }));

const link = () => `?uid=${randomUUID()}&token=${'n'.repeat(43)}`;

const registerAndGetLink = async () => {
  const email = newEmail();
  await api()(contract.register, { body: { email, password: 'kirmizi-pencere' } });
  return mailedLink(email, 'verify');
};

const findId = async (email: string) =>
  (await queryDatabase<{ id: string }>('select id from users where email = $1', [email]))[0]!.id;

/** A room of the demo student. */
const findRoom = async () =>
  (
    await queryDatabase<{ id: string }>(
      `select m.room_id as id from room_members m join users u on u.id = m.user_id
       where u.email = $1 and m.status = 'active' order by m.joined_at, m.room_id limit 1`,
      [demo.student],
    )
  )[0]!.id;

const findDuelId = async (email: string, status: string) =>
  (
    await queryDatabase<{ id: string }>(
      'select d.id from duels d join users u on u.id = d.owner_id where u.email = $1 and d.status = $2 limit 1',
      [email, status],
    )
  )[0]!.id;

const errorPage = (kind: string): Visit => ({
  route: '/test-error/:kind?',
  name: `/test-error/${kind}`,
  address: `/test-error/${kind}`,
});

/** Each built screen as its first role; screens that need an id are listed below. */
const screenVisits: Visit[] = builtScreens
  .filter(({ path }) => !path.includes(':'))
  .map(({ path, roles }) => ({ route: path, name: path, address: path, as: roles[0]! }));

const homes = { student: '/dashboard', coach: '/coach-dashboard', admin: '/admin-dashboard' };
const extra = '?kaynak=eski#bolum';

export type Redirect = {
  route: string;
  address: string;
  role: (typeof screens)[number]['roles'][number];
  expectedUrl: RegExp;
};

/** Old paths redirect with query and hash, or home while the page is not built. */
export const redirects: Redirect[] = Object.entries(movedPaths).map(([route, to]) => {
  const role = screens.find(({ path }) => path === to)!.roles[0]!;
  const filled = (path: string) => path.replace(':id', 'abc');
  const end = builtPathOrHome(to) === '/' ? homes[role] : filled(to) + extra;
  return {
    route,
    address: filled(route) + extra,
    role,
    expectedUrl: new RegExp(`${end.replace('?', '\\?')}$`),
  };
});

/** A declared route without a visit here fails a test. */
export const visits: Visit[] = [
  ...plain('/login', '/register', '/forgot-password'),
  { route: '/', name: '/ as a stranger', address: '/', expectedUrl: /\/login$/ },
  {
    route: '/',
    name: '/ as a student',
    address: '/',
    as: 'student',
    expectedUrl: /\/dashboard$/,
  },
  ...builtScreens
    .filter(({ isPublic }) => isPublic)
    .map(({ path }) => ({ route: path, name: `${path} as a stranger`, address: path })),
  { route: '/reset-password', name: '/reset-password without a link', address: '/reset-password' },
  {
    route: '/reset-password',
    name: '/reset-password',
    address: `/reset-password?token=${'n'.repeat(43)}`,
  },
  { route: '/verify-email', name: '/verify-email without a link', address: '/verify-email' },
  { route: '/verify-email', name: '/verify-email', address: registerAndGetLink },
  {
    route: '/verify-email',
    name: '/verify-email with an old link',
    address: async () => `/verify-email${link()}`,
    faults: [/422.*\/users\/verify-email\/check/],
  },
  { route: '/guardian-consent', name: '/guardian-consent without a link', address: '/guardian-consent' },
  {
    route: '/guardian-consent',
    name: '/guardian-consent',
    address: async () => `/guardian-consent${link()}`,
  },
  {
    route: '/veli/:token',
    name: '/veli with an old link',
    address: `/veli/${'n'.repeat(43)}`,
    faults: [/404.*\/parents\/week/],
  },
  { route: '/consent', name: '/consent', address: '/consent', as: () => newPerson({ consent: 'due' }) },
  {
    route: '/first-run',
    name: '/first-run',
    address: '/first-run',
    as: () => newPerson({ firstRun: 'due' }),
  },
  {
    route: '/second-factor',
    name: '/second-factor of somebody who needs none',
    address: '/second-factor',
    as: 'coach',
    expectedUrl: /\/coach-dashboard$/,
  },
  ...screenVisits,
  {
    route: '/dashboard',
    name: '/dashboard of a minor',
    address: '/dashboard',
    as: 'minor',
  },
  { route: '/dashboard', name: '/dashboard, free', address: '/dashboard', as: 'free' },
  {
    route: '/study-plan',
    name: '/study-plan, a day without a plan',
    address: '/study-plan?date=2100-01-01',
    as: 'student',
    faults: [/404.*\/daily-plans\/by-date/],
  },
  {
    route: '/daily-routine',
    name: '/daily-routine, timeline, free',
    address: '/daily-routine?view=timeline',
    as: 'free',
  },
  {
    route: '/daily-routine',
    name: '/daily-routine, lanes, free',
    address: '/daily-routine?view=lanes',
    as: 'free',
  },
  {
    route: '/weekly-routine',
    name: '/weekly-routine without a routine, free',
    address: '/weekly-routine?date=2025-06-02',
    as: 'free',
  },
  { route: '/topic-matrix', name: '/topic-matrix, free', address: '/topic-matrix', as: 'free' },
  { route: '/topic-matrix', name: '/topic-matrix of a coach', address: '/topic-matrix', as: 'coach' },
  {
    route: '/coach-dashboard',
    name: '/coach-dashboard as an admin',
    address: '/coach-dashboard',
    as: 'admin',
  },
  {
    route: '/admin-dashboard',
    name: '/admin-dashboard, a person',
    address: async () => `/admin-dashboard?tab=users&user=${await findId(demo.student)}`,
    as: 'admin',
  },
  {
    route: '/admin-dashboard',
    name: '/admin-dashboard, analytics',
    address: '/admin-dashboard?tab=analytics',
    as: 'admin',
  },
  {
    route: '/admin/moderation',
    name: '/admin/moderation, messages',
    address: '/admin/moderation?tab=messages',
    as: 'admin',
  },
  {
    route: '/admin/moderation',
    name: '/admin/moderation, words',
    address: '/admin/moderation?tab=words',
    as: 'admin',
  },
  {
    route: '/coach/students/:id',
    name: '/coach/students of a demo student',
    address: async () => `/coach/students/${await findId(demo.student)}`,
    as: 'coach',
  },
  {
    route: '/coach/programs/week',
    name: '/coach/programs/week of a demo student',
    address: async () => `/coach/programs/week?studentId=${await findId(demo.student)}`,
    as: 'coach',
  },
  {
    route: '/admin/coaches/:id',
    name: '/admin/coaches of a demo coach',
    address: async () => `/admin/coaches/${await findId(demo.coach)}`,
    as: 'admin',
  },
  {
    route: '/admin/feedback/:id',
    name: '/admin/feedback, the newest',
    address: async () => {
      const [row] = await queryDatabase<{ id: string }>(
        'select id from coach_feedbacks order by created_at desc limit 1',
        [],
      );
      return `/admin/feedback/${row!.id}`;
    },
    as: 'admin',
  },
  {
    route: '/messages/:id',
    name: '/messages with the demo coach',
    address: async () => {
      const [row] = await queryDatabase<{ id: string }>(
        'select t.id from message_threads t join users u on u.id = t.user_id where u.email = $1 limit 1',
        [demo.student],
      );
      return `/messages/${row!.id}`;
    },
    as: 'student',
  },
  {
    route: '/duels/:id',
    name: '/duels of a running duel',
    address: async () => `/duels/${await findDuelId(demo.student, 'active')}`,
    as: 'student',
  },
  {
    route: '/duels/:id',
    name: '/duels of a finished duel',
    address: async () => `/duels/${await findDuelId(demo.student, 'finished')}`,
    as: 'student',
  },
  {
    route: '/study-tracker/study-room/:roomId',
    name: '/study-tracker/study-room of the demo student',
    address: async () => `/study-tracker/study-room/${await findRoom()}`,
    as: 'student',
  },
  {
    route: '/study-tracker/study-room/:roomId/chat',
    name: '/study-tracker/study-room/:roomId/chat',
    address: async () => `/study-tracker/study-room/${await findRoom()}/chat`,
    as: 'student',
  },
  {
    route: '/study-tracker/study-room',
    name: '/study-tracker/study-room of an admin',
    address: '/study-tracker/study-room',
    as: 'admin',
  },
  { route: '/profile', name: '/profile of a coach', address: '/profile', as: 'coach' },
  {
    route: '/test-error/:kind?',
    name: '/test-error',
    address: '/test-error',
    faults: [/demonstration of a failed render/],
  },
  ...['network', 'auth', 'notfound', 'server'].map(errorPage),
  {
    route: '/*',
    name: 'an unknown address',
    address: '/boyle/bir/sayfa-yok',
    faults: [/status of 404.*sayfa-yok/],
  },
  {
    route: '/:unknown/*',
    name: 'an unknown address within the app',
    address: '/boyle/bir/sayfa-yok',
    as: 'student',
  },
];
