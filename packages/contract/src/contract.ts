import { aiSuggestions } from './assistant/ai-suggestions.ts';
import { assistant } from './assistant/assistant.ts';
import { adminCoaches } from './coaching/admin-coaches.ts';
import { classMap } from './coaching/class-map.ts';
import { coachFeedback } from './coaching/coach-feedback.ts';
import { coachGroups } from './coaching/coach-groups.ts';
import { coachLive } from './coaching/coach-live.ts';
import { coachNotes } from './coaching/coach-notes.ts';
import { coachPrograms } from './coaching/coach-programs.ts';
import { coachProgress } from './coaching/coach-progress.ts';
import { coachStudents } from './coaching/coach-students.ts';
import { meetings } from './coaching/meetings.ts';
import { messages } from './coaching/messages.ts';
import { myCoach } from './coaching/my-coach.ts';
import { parentLinks } from './coaching/parent-links.ts';
import { parentReports } from './coaching/parent-reports.ts';
import { programCopies } from './coaching/program-copies.ts';
import { programDrafts } from './coaching/program-drafts.ts';
import { programSheets } from './coaching/program-sheets.ts';
import { programTemplates } from './coaching/program-templates.ts';
import { programWeeks } from './coaching/program-weeks.ts';
import { achievements } from './community/achievements.ts';
import { dailyChallenges } from './community/daily-challenges.ts';
import { duels } from './community/duels.ts';
import { leaderboard } from './community/leaderboard.ts';
import { moderation } from './community/moderation.ts';
import { motivation } from './community/motivation.ts';
import { roomInvites } from './community/rooms/room-invites.ts';
import { roomSafety } from './community/rooms/room-safety.ts';
import { rooms } from './community/rooms/rooms.ts';
import { userBlocks } from './community/user-blocks.ts';
import { xp } from './community/xp.ts';
import type { Endpoint } from './endpoint.ts';
import { estimates } from './exams/estimates.ts';
import { examAttempts, studentExams } from './exams/exam-attempts.ts';
import { examDates } from './exams/exam-dates.ts';
import { examImports } from './exams/exam-imports.ts';
import { opticalForms } from './exams/optical-forms.ts';
import { preferenceLists } from './exams/preference-lists.ts';
import { universityProgrammes } from './exams/university-programmes.ts';
import { account } from './identity/account.ts';
import { adminUsers } from './identity/admin-users.ts';
import { authSessions } from './identity/auth-sessions.ts';
import { firstRun } from './identity/first-run.ts';
import { secondFactor } from './identity/second-factor.ts';
import { signIn } from './identity/sign-in.ts';
import { signInLog } from './identity/sign-in-log.ts';
import { stepUp } from './identity/step-up.ts';
import { users } from './identity/users.ts';
import { dailyPlans } from './planning/daily-plans/daily-plans.ts';
import { studentPrograms } from './planning/daily-plans/student-programs.ts';
import { planner } from './planning/planner/planner.ts';
import { routines } from './planning/routines.ts';
import { today } from './planning/today.ts';
import { topicMap } from './planning/topic-map.ts';
import { topicMatrices } from './planning/topic-matrices.ts';
import { videos } from './planning/videos.ts';
import { weeklyPlans } from './planning/weekly-plans.ts';
import { adminSystem } from './platform/admin-system.ts';
import { alerts } from './platform/alerts.ts';
import { audit } from './platform/audit.ts';
import { backup } from './platform/backup.ts';
import { events } from './platform/events.ts';
import { experiments } from './platform/experiments.ts';
import { landing } from './platform/landing.ts';
import { notifications, push } from './platform/notifications.ts';
import { operations } from './platform/operations.ts';
import { search } from './platform/search.ts';
import { adminSupportTickets, supportTickets } from './platform/support-tickets.ts';
import { system } from './platform/system.ts';
import { uploads } from './platform/uploads.ts';
import { books } from './practice/books.ts';
import { flashcards } from './practice/flashcards.ts';
import { mistakes } from './practice/mistakes.ts';
import { analytics } from './study/analytics.ts';
import { calendar } from './study/calendar.ts';
import { calendarFeeds } from './study/calendar-feeds.ts';
import { habits } from './study/habits.ts';
import { questionEntries } from './study/question-entries.ts';
import { quickEntry } from './study/quick-entry.ts';
import { reminders } from './study/reminders.ts';
import { streaks } from './study/streaks.ts';
import { studyRuns } from './study/study-runs.ts';
import { studySessions } from './study/study-sessions.ts';
import { topicFacts } from './study/topic-facts.ts';
import { weeklyRecap } from './study/weekly-recap.ts';

/** Every endpoint by feature; the API, its OpenAPI document and generated tests iterate over this. */
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
  search,
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
  classMap,
  coachPrograms,
  coachLive,
  myCoach,
  adminCoaches,
  coachFeedback,
  coachGroups,
  meetings,
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
  weeklyRecap,
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
  userBlocks,
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
