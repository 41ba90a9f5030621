export const coachPages = {
  '/coach-dashboard': async () => (await import('./dashboard/coach-dashboard.tsx')).loadCoachDashboard(),
  '/coach/students': async () => (await import('../coaching/coach-students/students-page.tsx')).StudentsPage,
  '/coach/students/:id': async () =>
    (await import('../coaching/coach-students/student-screen.tsx')).StudentScreen,
  '/coach/programs/create': async () =>
    (await import('../coaching/coach-programs/program-form-page.tsx')).ProgramFormPage,
  '/coach/reports': async () => (await import('../coaching/coach-live/reports-page.tsx')).ReportsPage,
  '/coach/meetings': async () => (await import('./calendar/meetings-screen.tsx')).MeetingsScreen,
  '/coach/topic-map': async () => (await import('../coaching/class-map/topic-map-page.tsx')).TopicMapPage,
  '/coach/imports': async () =>
    (await import('../coaching/program-sheets/coach-imports-page.tsx')).CoachImportsPage,
  '/coach/programs/week': async () =>
    (await import('../coaching/program-weeks/week-form-page.tsx')).WeekFormPage,
} as const;
