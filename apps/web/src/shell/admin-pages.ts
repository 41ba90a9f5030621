/** The admins' pages by path. */
export const adminPages = {
  '/admin-dashboard': async () => (await import('./dashboard/admin-dashboard.tsx')).AdminDashboard,
  '/admin/coaches': async () =>
    (await import('../features/coach/admin-coaches/coaches-page.tsx')).CoachesPage,
  '/admin/coaches/:id': async () =>
    (await import('../features/coach/admin-coaches/coach-page.tsx')).CoachPage,
  '/admin/assignments': async () =>
    (await import('../features/coach/admin-coaches/assignments-page.tsx')).AssignmentsPage,
  '/admin/statistics': async () =>
    (await import('../features/coach/coach-feedback/statistics-page.tsx')).StatisticsPage,
  '/admin/reports': async () =>
    (await import('../features/support-tickets/admin/admin-tickets-page.tsx')).AdminTicketsPage,
  '/admin/moderation': async () =>
    (await import('../features/moderation/moderation-page.tsx')).ModerationPage,
  '/admin/daily-challenges': async () =>
    (await import('../features/rewards/daily-challenges/daily-challenges-page.tsx')).DailyChallengesPage,
  '/admin/alerts': async () =>
    (await import('../features/alerts/manager/alert-manager-page.tsx')).AlertManagerPage,
  '/admin/topics': async () =>
    (await import('../features/admin/topic-facts/topic-facts-page.tsx')).TopicFactsPage,
  '/admin/system': async () => (await import('../features/operations/operations-page.tsx')).OperationsPage,
  '/admin/audit': async () => (await import('../features/admin/audit/audit-page.tsx')).AuditPage,
  '/admin/feedback/:id': async () =>
    (await import('../features/coach/coach-feedback/feedback-page.tsx')).FeedbackPage,
  '/landing': async () => (await import('../features/landing/landing-page.tsx')).LandingPage,
} as const;
