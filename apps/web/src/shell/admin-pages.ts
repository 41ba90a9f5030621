export const adminPages = {
  '/admin-dashboard': async () => (await import('./dashboard/admin-dashboard.tsx')).AdminDashboard,
  '/admin/users': async () => (await import('./admin/users-page.tsx')).UsersPage,
  '/admin/coaches': async () => (await import('../coaching/admin-coaches/coaches-page.tsx')).CoachesPage,
  '/admin/coaches/:id': async () => (await import('../coaching/admin-coaches/coach-page.tsx')).CoachPage,
  '/admin/assignments': async () =>
    (await import('../coaching/admin-coaches/assignments-page.tsx')).AssignmentsPage,
  '/admin/statistics': async () =>
    (await import('../coaching/coach-feedback/statistics-page.tsx')).StatisticsPage,
  '/admin/reports': async () =>
    (await import('../platform/support-tickets/admin/admin-tickets-page.tsx')).AdminTicketsPage,
  '/admin/moderation': async () =>
    (await import('../community/moderation/moderation-page.tsx')).ModerationPage,
  '/admin/daily-challenges': async () =>
    (await import('../community/daily-challenges/daily-challenges-page.tsx')).DailyChallengesPage,
  '/admin/alerts': async () =>
    (await import('../platform/alerts/manager/alert-manager-page.tsx')).AlertManagerPage,
  '/admin/topics': async () => (await import('../study/topic-facts/topic-facts-page.tsx')).TopicFactsPage,
  '/admin/system': async () => (await import('../platform/operations/operations-page.tsx')).OperationsPage,
  '/admin/audit': async () => (await import('../platform/audit/audit-page.tsx')).AuditPage,
  '/admin/feedback/:id': async () =>
    (await import('../coaching/coach-feedback/feedback-page.tsx')).FeedbackPage,
  '/landing': async () => (await import('../platform/landing/landing-page.tsx')).LandingPage,
} as const;
