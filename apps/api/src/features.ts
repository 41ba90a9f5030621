import { adminSystemFeature } from './features/admin/admin-system/admin-system.feature.ts';
import { adminUsersFeature } from './features/admin/admin-users/admin-users.feature.ts';
import { aiSuggestionsFeature } from './features/ai-suggestions/ai-suggestions.feature.ts';
import { alertsFeature } from './features/alerts/alerts.feature.ts';
import { analyticsFeature } from './features/analytics/analytics.feature.ts';
import { assistantFeature } from './features/assistant/assistant.feature.ts';
import { auditFeature } from './features/audit/audit.feature.ts';
import { backupFeature } from './features/backup/backup.feature.ts';
import { booksFeature } from './features/books/books.feature.ts';
import { calendarFeature } from './features/calendar/calendar.feature.ts';
import { calendarFeedsFeature } from './features/calendar-feeds/calendar-feeds.feature.ts';
import { adminCoachesFeature } from './features/coach/admin-coaches/admin-coaches.feature.ts';
import { coachFeedbackFeature } from './features/coach/coach-feedback/coach-feedback.feature.ts';
import { coachGroupsFeature } from './features/coach/coach-groups/coach-groups.feature.ts';
import { coachLiveFeature } from './features/coach/coach-live/coach-live.feature.ts';
import { coachMeetingsFeature } from './features/coach/coach-meetings/coach-meetings.feature.ts';
import { coachNotesFeature } from './features/coach/coach-notes/coach-notes.feature.ts';
import { coachProgramsFeature } from './features/coach/coach-programs/coach-programs.feature.ts';
import { coachProgressFeature } from './features/coach/coach-progress/coach-progress.feature.ts';
import { coachStudentsFeature } from './features/coach/coach-students/coach-students.feature.ts';
import { coachTopicMapFeature } from './features/coach/coach-topic-map/coach-topic-map.feature.ts';
import { myCoachFeature } from './features/coach/my-coach/my-coach.feature.ts';
import { parentLinksFeature } from './features/coach/parent-links/parent-links.feature.ts';
import { parentReportsFeature } from './features/coach/parent-reports/parent-reports.feature.ts';
import {
  programCopiesFeature,
  programTemplatesFeature,
} from './features/coach/program-copies/program-copies.feature.ts';
import { programDraftsFeature } from './features/coach/program-drafts/program-drafts.feature.ts';
import { programSheetsFeature } from './features/coach/program-sheets/program-sheets.feature.ts';
import { programWeeksFeature } from './features/coach/program-weeks/program-weeks.feature.ts';
import { dailyPlansFeature, studentProgramsFeature } from './features/daily-plans/daily-plans.feature.ts';
import { duelsFeature } from './features/duels/duels.feature.ts';
import { estimatesFeature } from './features/estimates/estimates.feature.ts';
import { eventsFeature } from './features/events/events.feature.ts';
import { examAttemptsFeature, studentExamsFeature } from './features/exam-attempts/exam-attempts.feature.ts';
import { examDatesFeature } from './features/exam-dates/exam-dates.feature.ts';
import { examImportsFeature } from './features/exam-imports/exam-imports.feature.ts';
import { flashcardsFeature } from './features/flashcards/flashcards.feature.ts';
import { habitsFeature } from './features/habits/habits.feature.ts';
import { accountFeature } from './features/identity/account/account.feature.ts';
import { authSessionsFeature } from './features/identity/auth-sessions/auth-sessions.feature.ts';
import { firstRunFeature } from './features/identity/first-run/first-run.feature.ts';
import { secondFactorFeature } from './features/identity/second-factor/second-factor.feature.ts';
import { signInFeature } from './features/identity/sign-in/sign-in.feature.ts';
import { signInLogFeature } from './features/identity/sign-in-log/sign-in-log.feature.ts';
import { stepUpFeature } from './features/identity/step-up/step-up.feature.ts';
import { usersFeature } from './features/identity/users/users.feature.ts';
import { landingFeature } from './features/landing/landing.feature.ts';
import { experimentsFeature } from './features/landing/landing-counts.feature.ts';
import { messagesFeature } from './features/messages/messages.feature.ts';
import { mistakesFeature } from './features/mistakes/mistakes.feature.ts';
import { moderationFeature } from './features/moderation/moderation.feature.ts';
import { motivationFeature } from './features/motivation/motivation.feature.ts';
import { notificationsFeature, pushFeature } from './features/notifications/notifications.feature.ts';
import { operationsFeature } from './features/operations/operations.feature.ts';
import { opticalFormsFeature } from './features/optical-forms/optical-forms.feature.ts';
import { peopleSafetyFeature } from './features/people-safety/people-safety.feature.ts';
import { plannerFeature } from './features/planner/planner.feature.ts';
import { preferenceListsFeature } from './features/preference-lists/preference-lists.feature.ts';
import { questionEntriesFeature } from './features/question-entries/question-entries.feature.ts';
import { quickEntryFeature } from './features/quick-entry/quick-entry.feature.ts';
import { remindersFeature } from './features/reminders/reminders.feature.ts';
import { achievementsFeature } from './features/rewards/achievements/achievements.feature.ts';
import { dailyChallengesFeature } from './features/rewards/daily-challenges/daily-challenges.feature.ts';
import { leaderboardFeature } from './features/rewards/leaderboard/leaderboard.feature.ts';
import { roomInvitesFeature, roomSafetyFeature, roomsFeature } from './features/rooms/rooms.feature.ts';
import { routinesFeature } from './features/routines/routines.feature.ts';
import { storiesFeature } from './features/stories/stories.feature.ts';
import { streaksFeature } from './features/study/streaks/streaks.feature.ts';
import { studyRunsFeature } from './features/study/study-runs/study-runs.feature.ts';
import { studySessionsFeature } from './features/study/study-sessions/study-sessions.feature.ts';
import {
  adminSupportTicketsFeature,
  supportTicketsFeature,
} from './features/support-tickets/support-tickets.feature.ts';
import { systemFeature } from './features/system/system.feature.ts';
import { todayFeature } from './features/today/today.feature.ts';
import { topicFactsFeature } from './features/topic-facts/topic-facts.feature.ts';
import { topicMapFeature } from './features/topic-map/topic-map.feature.ts';
import { topicMatricesFeature } from './features/topic-matrices/topic-matrices.feature.ts';
import { universityProgrammesFeature } from './features/university-programmes/university-programmes.feature.ts';
import { uploadsFeature } from './features/uploads/uploads.feature.ts';
import { videosFeature } from './features/videos/videos.feature.ts';
import { weeklyPlansFeature } from './features/weekly-plans/weekly-plans.feature.ts';
import { xpFeature } from './features/xp/xp.feature.ts';
import type { Feature } from './http/feature.ts';

/** Every feature of the server. Demo data is filled in this order. */
export const features: readonly Feature[] = [
  systemFeature,
  signInFeature,
  secondFactorFeature,
  stepUpFeature,
  accountFeature,
  authSessionsFeature,
  signInLogFeature,
  firstRunFeature,
  usersFeature,
  uploadsFeature,
  notificationsFeature,
  pushFeature,
  alertsFeature,
  eventsFeature,
  motivationFeature,
  auditFeature,
  adminUsersFeature,
  backupFeature,
  operationsFeature,
  studySessionsFeature,
  studyRunsFeature,
  questionEntriesFeature,
  booksFeature,
  quickEntryFeature,
  remindersFeature,
  calendarFeature,
  calendarFeedsFeature,
  analyticsFeature,
  examDatesFeature,
  dailyPlansFeature,
  studentProgramsFeature,
  coachStudentsFeature,
  coachTopicMapFeature,
  coachProgramsFeature,
  coachLiveFeature,
  myCoachFeature,
  adminCoachesFeature,
  coachFeedbackFeature,
  coachGroupsFeature,
  coachMeetingsFeature,
  coachNotesFeature,
  coachProgressFeature,
  programCopiesFeature,
  programTemplatesFeature,
  programSheetsFeature,
  parentLinksFeature,
  parentReportsFeature,
  messagesFeature,
  weeklyPlansFeature,
  routinesFeature,
  videosFeature,
  preferenceListsFeature,
  topicMatricesFeature,
  topicMapFeature,
  topicFactsFeature,
  todayFeature,
  storiesFeature,
  examAttemptsFeature,
  estimatesFeature,
  universityProgrammesFeature,
  studentExamsFeature,
  opticalFormsFeature,
  examImportsFeature,
  flashcardsFeature,
  habitsFeature,
  mistakesFeature,
  adminSystemFeature,
  peopleSafetyFeature,
  duelsFeature,
  xpFeature,
  achievementsFeature,
  leaderboardFeature,
  dailyChallengesFeature,
  supportTicketsFeature,
  adminSupportTicketsFeature,
  landingFeature,
  experimentsFeature,
  roomsFeature,
  roomInvitesFeature,
  roomSafetyFeature,
  moderationFeature,
  assistantFeature,
  streaksFeature,
  aiSuggestionsFeature,
  // Its demo plans from what all others have filled.
  plannerFeature,
  programDraftsFeature,
  programWeeksFeature,
];
