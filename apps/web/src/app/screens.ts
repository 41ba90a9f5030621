import { roles } from '@netlik/contract/access';
import type { Screen } from './screen.ts';
import { coachAndAdminScreens } from './screens-staff.ts';
import { studentScreens } from './screens-student.ts';

const anyoneSignedIn: Screen[] = [
  {
    path: '/profile',
    roles,
    title: 'Profilim',
    icon: 'person',
    menu: { group: 'account' },
    words: 'hesap ayarlar avatar şifre cihaz okul eğitim',
    load: async () => (await import('../features/identity/users/profile-page.tsx')).ProfilePage,
  },
  {
    path: '/design/ui-showcase',
    roles,
    title: 'Bileşen vitrini',
    icon: 'swatch',
    words: 'tasarım ui',
    load: async () => (await import('../features/showcase/showcase-page.tsx')).ShowcasePage,
  },
];

/**
 * The one table of signed-in pages. The router, the guards, the side menu, the palette, the breadcrumb, the tutorials
 * and the visits of the journeys all read it: a page appears everywhere at once, when it has a `load`.
 */
export const screens: readonly Screen[] = [...studentScreens, ...coachAndAdminScreens, ...anyoneSignedIn];

export const builtScreens = screens.filter(({ load }) => load !== undefined);

/** Old and shortened addresses. They keep their query and hash. */
export const moved: Record<string, string> = {
  '/admn-dashboard': '/admin-dashboard',
  '/study-tracker': '/study-tracker/sessions',
  '/study-tracker/calendar': '/calendar/study',
  '/study-tracker/coach-programs': '/study-plan',
  '/study-tracker/study-room/chat': '/study-tracker/study-room',
  '/study-plan/achievements': '/motivation/badges',
  '/admin/feedback': '/admin/statistics',
  '/education': '/profile',
  '/duels/v2': '/duels',
  '/duels/v2/:id': '/duels/:id',
  '/motivation/duels': '/duels',
};

/** The page to send somebody to, or home while it is not built: nobody is led to an empty page. */
export const orHome = (path: string): string =>
  builtScreens.some((screen) => screen.path === path) ? path : '/';
