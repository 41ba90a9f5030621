import type { Role } from '@netlik/contract/access';
import type { Screen } from './screen.ts';

const staff: readonly Role[] = ['coach', 'admin'];
const admin: readonly Role[] = ['admin'];

export const coachAndAdminScreens: Screen[] = [
  {
    path: '/admin-dashboard',
    roles: admin,
    title: 'Yönetim paneli',
    icon: 'home',
    menu: { group: 'admin' },
    words: 'ana sayfa özet',
    load: async () => (await import('./dashboard/admin-dashboard.tsx')).AdminDashboard,
  },
  {
    path: '/coach-dashboard',
    roles: staff,
    title: 'Koç paneli',
    icon: 'coach',
    menu: { group: 'coach' },
    words: 'ana sayfa öğrenciler',
    load: async () => (await import('./dashboard/coach-dashboard.tsx')).loadCoachDashboard(),
  },
  {
    path: '/coach/students/:id',
    roles: staff,
    title: 'Öğrenci',
    icon: 'person',
    load: async () =>
      (await import('../features/coach/coach-students/detail/student-detail-page.tsx')).StudentDetailPage,
  },
  {
    path: '/coach/programs/create',
    roles: staff,
    title: 'Program hazırla',
    icon: 'plan',
    menu: { group: 'coach' },
    load: async () =>
      (await import('../features/coach/coach-programs/program-form-page.tsx')).ProgramFormPage,
  },
  {
    path: '/coach/reports',
    roles: staff,
    title: 'Koç raporları',
    icon: 'review',
    menu: { group: 'coach' },
    load: async () => (await import('../features/coach/coach-live/reports-page.tsx')).ReportsPage,
  },
  {
    path: '/admin/coaches',
    roles: admin,
    title: 'Koçlar',
    icon: 'people',
    menu: { group: 'admin' },
    load: async () => (await import('../features/coach/admin-coaches/coaches-page.tsx')).CoachesPage,
  },
  {
    path: '/admin/coaches/:id',
    roles: admin,
    title: 'Koç',
    icon: 'person',
    load: async () => (await import('../features/coach/admin-coaches/coach-page.tsx')).CoachPage,
  },
  {
    path: '/admin/assignments',
    roles: admin,
    title: 'Koç eşleştirme',
    icon: 'link',
    menu: { group: 'admin' },
    load: async () => (await import('../features/coach/admin-coaches/assignments-page.tsx')).AssignmentsPage,
  },
  {
    path: '/admin/statistics',
    roles: admin,
    title: 'İstatistikler',
    icon: 'chart',
    menu: { group: 'admin' },
    load: async () => (await import('../features/coach/coach-feedback/statistics-page.tsx')).StatisticsPage,
  },
  {
    path: '/admin/reports',
    roles: admin,
    title: 'Raporlar',
    icon: 'report',
    menu: { group: 'admin' },
    words: 'destek şikâyet öneri',
    load: async () =>
      (await import('../features/support-tickets/admin/admin-tickets-page.tsx')).AdminTicketsPage,
  },
  {
    path: '/admin/moderation',
    roles: admin,
    title: 'Moderasyon',
    icon: 'shield',
    menu: { group: 'admin' },
    words: 'bildirim şikâyet kişi oda mesaj sözcük yasak küfür',
    load: async () => (await import('../features/moderation/moderation-page.tsx')).ModerationPage,
  },
  {
    path: '/admin/daily-challenges',
    roles: admin,
    title: 'Günün görevleri',
    icon: 'challenge',
    menu: { group: 'admin' },
    load: async () =>
      (await import('../features/rewards/daily-challenges/daily-challenges-page.tsx')).DailyChallengesPage,
  },
  {
    path: '/admin/alerts',
    roles: admin,
    title: 'Duyurular',
    icon: 'megaphone',
    menu: { group: 'admin' },
    load: async () => (await import('../features/alerts/manager/alert-manager-page.tsx')).AlertManagerPage,
  },
  {
    path: '/admin/audit',
    roles: admin,
    title: 'Değişiklik kaydı',
    icon: 'list',
    menu: { group: 'admin' },
    words: 'denetim kim ne zaman',
    load: async () => (await import('../features/admin/audit/audit-page.tsx')).AuditPage,
  },
  {
    path: '/admin/feedback/:id',
    roles: admin,
    title: 'Geri bildirim',
    icon: 'chat',
    load: async () => (await import('../features/coach/coach-feedback/feedback-page.tsx')).FeedbackPage,
  },
  {
    path: '/landing',
    roles: admin,
    title: 'Tanıtım sayfası',
    icon: 'page',
    menu: { group: 'admin' },
    words: 'landing fiyat sss',
    load: async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
  },
];
