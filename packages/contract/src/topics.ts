/** What pages show and writes change. A read names what it shows, a write what it makes stale. */
export const topics = [
  'account',
  'alerts',
  'auth-sessions',
  'coach-feedback',
  'coach-students',
  'daily-plans',
  'exam-attempts',
  'exam-dates',
  'flashcards',
  'mistakes',
  'motivation',
  'notifications',
  'question-entries',
  'reminders',
  'routines',
  'study-runs',
  'study-sessions',
  'topic-matrices',
  'users',
  'weekly-plans',
] as const;
export type Topic = (typeof topics)[number];
