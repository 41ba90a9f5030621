import type { Role } from '@netlik/contract/access';
import type { adminPages } from './admin-pages.ts';
import type { coachPages } from './coach-pages.ts';
import type { Screen } from './screen.ts';

const staff: readonly Role[] = ['coach', 'admin'];
const admin: readonly Role[] = ['admin'];

/* Nobody loads the names of the files of others' pages. */
const coachPage = (path: keyof typeof coachPages) => async () =>
  (await import('./coach-pages.ts')).coachPages[path]();
const adminPage = (path: keyof typeof adminPages) => async () =>
  (await import('./admin-pages.ts')).adminPages[path]();

export const coachAndAdminScreens: Screen[] = [
  {
    path: '/admin-dashboard',
    roles: admin,
    title: 'Yönetim paneli',
    icon: 'home',
    menu: { group: 'admin' },
    words: 'ana sayfa özet',
    load: adminPage('/admin-dashboard'),
  },
  {
    path: '/coach-dashboard',
    roles: staff,
    title: 'Koç paneli',
    icon: 'coach',
    menu: { group: 'coach' },
    words: 'ana sayfa öğrenciler',
    load: coachPage('/coach-dashboard'),
  },
  {
    path: '/coach/students/:id',
    roles: staff,
    title: 'Öğrenci',
    icon: 'person',
    load: coachPage('/coach/students/:id'),
  },
  {
    path: '/coach/programs/create',
    roles: staff,
    title: 'Program hazırla',
    icon: 'plan',
    menu: { group: 'coach' },
    load: coachPage('/coach/programs/create'),
  },
  {
    path: '/coach/programs/week',
    roles: staff,
    title: 'Haftayı yaz',
    icon: 'calendar',
    load: coachPage('/coach/programs/week'),
  },
  {
    path: '/coach/reports',
    roles: staff,
    title: 'Koç raporları',
    icon: 'review',
    menu: { group: 'coach' },
    load: coachPage('/coach/reports'),
  },
  {
    path: '/coach/topic-map',
    roles: staff,
    title: 'Sınıf haritası',
    icon: 'cards',
    words: 'konu yanlış deneme ödev sınıf',
    load: coachPage('/coach/topic-map'),
  },
  {
    path: '/coach/meetings',
    roles: ['coach'],
    title: 'Görüşmeler',
    icon: 'calendar',
    menu: { group: 'coach' },
    words: 'takvim randevu veli takvimime ekle google apple outlook',
    load: coachPage('/coach/meetings'),
  },
  {
    path: '/coach/imports',
    roles: ['coach'],
    title: 'Excel ile aktar',
    icon: 'list',
    menu: { group: 'coach' },
    words: 'deneme sonuç yükle tablo csv program',
    load: coachPage('/coach/imports'),
  },
  {
    path: '/admin/coaches',
    roles: admin,
    title: 'Koçlar',
    icon: 'people',
    menu: { group: 'admin' },
    load: adminPage('/admin/coaches'),
  },
  {
    path: '/admin/coaches/:id',
    roles: admin,
    title: 'Koç',
    icon: 'person',
    load: adminPage('/admin/coaches/:id'),
  },
  {
    path: '/admin/assignments',
    roles: admin,
    title: 'Koç eşleştirme',
    icon: 'link',
    menu: { group: 'admin' },
    load: adminPage('/admin/assignments'),
  },
  {
    path: '/admin/statistics',
    roles: admin,
    title: 'İstatistikler',
    icon: 'chart',
    menu: { group: 'admin' },
    load: adminPage('/admin/statistics'),
  },
  {
    path: '/admin/reports',
    roles: admin,
    title: 'Raporlar',
    icon: 'report',
    menu: { group: 'admin' },
    words: 'destek şikâyet öneri',
    load: adminPage('/admin/reports'),
  },
  {
    path: '/admin/moderation',
    roles: admin,
    title: 'Moderasyon',
    icon: 'shield',
    menu: { group: 'admin' },
    words: 'bildirim şikâyet kişi oda mesaj sözcük yasak küfür',
    load: adminPage('/admin/moderation'),
  },
  {
    path: '/admin/daily-challenges',
    roles: admin,
    title: 'Günün görevleri',
    icon: 'challenge',
    menu: { group: 'admin' },
    load: adminPage('/admin/daily-challenges'),
  },
  {
    path: '/admin/alerts',
    roles: admin,
    title: 'Duyurular',
    icon: 'megaphone',
    menu: { group: 'admin' },
    load: adminPage('/admin/alerts'),
  },
  {
    path: '/admin/topics',
    roles: admin,
    title: 'Konu tahminleri',
    icon: 'cards',
    words: 'süre ön koşul planlayıcı konu',
    load: adminPage('/admin/topics'),
  },
  {
    path: '/admin/audit',
    roles: admin,
    title: 'Değişiklik kaydı',
    icon: 'list',
    menu: { group: 'admin' },
    words: 'denetim kim ne zaman',
    load: adminPage('/admin/audit'),
  },
  {
    path: '/admin/feedback/:id',
    roles: admin,
    title: 'Geri bildirim',
    icon: 'chat',
    load: adminPage('/admin/feedback/:id'),
  },
  {
    path: '/landing',
    roles: admin,
    title: 'Tanıtım sayfası',
    icon: 'page',
    menu: { group: 'admin' },
    words: 'landing fiyat sss',
    load: adminPage('/landing'),
  },
];
