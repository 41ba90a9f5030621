import { ROLES } from '@netlik/domain/roles';
import type { Screen } from './screen.ts';
import { progressScreens } from './screens-progress.ts';
import { coachAndAdminScreens } from './screens-staff.ts';
import { studentScreens } from './screens-student.ts';

const anyoneSignedIn: Screen[] = [
  {
    path: '/profile',
    roles: ROLES,
    title: 'Profilim',
    icon: 'person',
    place: 'me',
    menu: true,
    words: 'hesap ayarlar avatar şifre cihaz okul eğitim veli',
    load: async () => (await import('./profile/profile-screen.tsx')).ProfileScreen,
  },
  {
    path: '/iletisim',
    roles: ROLES,
    isPublic: true,
    title: 'İletişim',
    icon: 'chat',
    place: 'me',
    words: 'destek premium yükselt plan e-posta',
    load: async () => (await import('../platform/system/contact-page.tsx')).ContactPage,
  },
  {
    path: '/aydinlatma-metni',
    roles: ROLES,
    isPublic: true,
    title: 'Aydınlatma metni',
    icon: 'shield',
    place: 'me',
    words: 'kvkk gizlilik kişisel veri',
    load: async () => (await import('../identity/account/notice-page.tsx')).NoticePage,
  },
  {
    path: '/kullanim-kosullari',
    roles: ROLES,
    isPublic: true,
    title: 'Kullanım koşulları',
    icon: 'page',
    place: 'me',
    words: 'sözleşme kurallar',
    load: async () => (await import('../platform/system/terms-page.tsx')).TermsPage,
  },
  {
    path: '/kaynaklar',
    roles: ROLES,
    isPublic: true,
    title: 'Veri kaynakları',
    icon: 'page',
    place: 'me',
    words: 'lisans atıf kaynak ösym veri',
    load: async () => (await import('../platform/system/sources-page.tsx')).SourcesPage,
  },
  {
    path: '/design/ui-showcase',
    roles: ROLES,
    title: 'Bileşen vitrini',
    icon: 'swatch',
    place: 'me',
    words: 'tasarım ui',
    load: async () => (await import('./showcase/load-showcase.ts')).loadShowcase(),
  },
];

/**
 * The only table of signed-in pages, used by the router, guards, menu, palette, breadcrumb, tours and e2e
 * tests. A page with a `load` appears in all of them.
 */
export const screens: readonly Screen[] = [
  ...coachAndAdminScreens,
  ...studentScreens,
  ...progressScreens,
  ...anyoneSignedIn,
];

export const builtScreens = screens.filter(({ load }) => load !== undefined);

/** Redirects keep the query and hash. */
export const movedPaths: Record<string, string> = {
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

/** Falls back to home if the page is not built. */
export const builtPathOrHome = (path: string): string =>
  builtScreens.some((screen) => screen.path === path) ? path : '/';
