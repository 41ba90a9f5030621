import { adminSystem } from './admin/admin-system.ts';
import { adminUsers } from './admin/admin-users.ts';
import { aiSuggestions } from './ai-suggestions.ts';
import { alerts } from './alerts.ts';
import { analytics } from './analytics.ts';
import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { books } from './books.ts';
import { calendar } from './calendar.ts';
import { calendarFeeds } from './calendar-feeds.ts';
import { adminCoaches } from './coach/admin-coaches.ts';
import { coachFeedback } from './coach/coach-feedback.ts';
import { coachGroups } from './coach/coach-groups.ts';
import { coachLive } from './coach/coach-live.ts';
import { coachMeetings } from './coach/coach-meetings.ts';
import { coachNotes } from './coach/coach-notes.ts';
import { coachPrograms } from './coach/coach-programs.ts';
import { coachProgress } from './coach/coach-progress.ts';
import { coachStudents } from './coach/coach-students.ts';
import { coachTopicMap } from './coach/coach-topic-map.ts';
import { myCoach } from './coach/my-coach.ts';
import { parentLinks } from './coach/parent-links.ts';
import { parentReports } from './coach/parent-reports.ts';
import { programCopies } from './coach/program-copies.ts';
import { programDrafts } from './coach/program-drafts.ts';
import { programSheets } from './coach/program-sheets.ts';
import { programTemplates } from './coach/program-templates.ts';
import { programWeeks } from './coach/program-weeks.ts';
import { dailyPlans } from './daily-plans/daily-plans.ts';
import { studentPrograms } from './daily-plans/student-programs.ts';
import { duels } from './duels.ts';
import type { Endpoint } from './endpoint.ts';
import { estimates } from './estimates.ts';
import { events } from './events.ts';
import { examAttempts, studentExams } from './exam-attempts.ts';
import { examDates } from './exam-dates.ts';
import { examImports } from './exam-imports.ts';
import { experiments } from './experiments.ts';
import { flashcards } from './flashcards.ts';
import { habits } from './habits.ts';
import { account } from './identity/account.ts';
import { authSessions } from './identity/auth-sessions.ts';
import { firstRun } from './identity/first-run.ts';
import { secondFactor } from './identity/second-factor.ts';
import { signIn } from './identity/sign-in.ts';
import { signInLog } from './identity/sign-in-log.ts';
import { stepUp } from './identity/step-up.ts';
import { users } from './identity/users.ts';
import { landing } from './landing.ts';
import { messages } from './messages.ts';
import { mistakes } from './mistakes.ts';
import { moderation } from './moderation.ts';
import { motivation } from './motivation.ts';
import { notifications, push } from './notifications.ts';
import { operations } from './operations.ts';
import { opticalForms } from './optical-forms.ts';
import { peopleSafety } from './people-safety.ts';
import { planner } from './planner/planner.ts';
import { preferenceLists } from './preference-lists.ts';
import { questionEntries } from './question-entries.ts';
import { quickEntry } from './quick-entry.ts';
import { reminders } from './reminders.ts';
import { achievements } from './rewards/achievements.ts';
import { dailyChallenges } from './rewards/daily-challenges.ts';
import { leaderboard } from './rewards/leaderboard.ts';
import { roomInvites } from './rooms/room-invites.ts';
import { roomSafety } from './rooms/room-safety.ts';
import { rooms } from './rooms/rooms.ts';
import { routines } from './routines.ts';
import { stories } from './stories.ts';
import { streaks } from './study/streaks.ts';
import { studyRuns } from './study/study-runs.ts';
import { studySessions } from './study/study-sessions.ts';
import { adminSupportTickets, supportTickets } from './support-tickets.ts';
import { system } from './system.ts';
import { today } from './today.ts';
import { topicFacts } from './topic-facts.ts';
import { topicMap } from './topic-map.ts';
import { topicMatrices } from './topic-matrices.ts';
import { universityProgrammes } from './university-programmes.ts';
import { uploads } from './uploads.ts';
import { videos } from './videos.ts';
import { weeklyPlans } from './weekly-plans.ts';
import { xp } from './xp.ts';

/** Every endpoint, by feature. The API, its OpenAPI document and the generated tests iterate over this. */
export const contract = {
  system,
  signIn,
  secondFactor,
  stepUp,
  account,
  authSessions,
  signInLog,
  firstRun,
  users,
  uploads,
  notifications,
  push,
  alerts,
  events,
  motivation,
  audit,
  adminUsers,
  adminSystem,
  backup,
  operations,
  studySessions,
  studyRuns,
  questionEntries,
  books,
  quickEntry,
  reminders,
  calendar,
  calendarFeeds,
  analytics,
  dailyPlans,
  studentPrograms,
  coachStudents,
  coachTopicMap,
  coachPrograms,
  coachLive,
  myCoach,
  adminCoaches,
  coachFeedback,
  coachGroups,
  coachMeetings,
  coachNotes,
  coachProgress,
  programCopies,
  programTemplates,
  programSheets,
  parentLinks,
  parentReports,
  messages,
  weeklyPlans,
  planner,
  programDrafts,
  programWeeks,
  routines,
  videos,
  today,
  stories,
  preferenceLists,
  topicMatrices,
  topicMap,
  topicFacts,
  examDates,
  examAttempts,
  studentExams,
  opticalForms,
  examImports,
  estimates,
  universityProgrammes,
  flashcards,
  habits,
  mistakes,
  peopleSafety,
  duels,
  xp,
  achievements,
  leaderboard,
  dailyChallenges,
  supportTickets,
  adminSupportTickets,
  landing,
  experiments,
  rooms,
  roomInvites,
  roomSafety,
  moderation,
  assistant,
  streaks,
  aiSuggestions,
} as const;

export type NamedEndpoint = { name: string; endpoint: Endpoint };

export const allEndpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(
  ([feature, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
      name: `${feature}.${name}`,
      endpoint,
    })),
);
