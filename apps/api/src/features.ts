import { aiSuggestionsFeature } from './assistant/ai-suggestions/ai-suggestions.feature.ts';
import { assistantFeature } from './assistant/assistant/assistant.feature.ts';
import { adminCoachesFeature } from './coaching/admin-coaches/admin-coaches.feature.ts';
import { classMapFeature } from './coaching/class-map/class-map.feature.ts';
import { coachFeedbackFeature } from './coaching/coach-feedback/coach-feedback.feature.ts';
import { coachGroupsFeature } from './coaching/coach-groups/coach-groups.feature.ts';
import { coachLiveFeature } from './coaching/coach-live/coach-live.feature.ts';
import { coachNotesFeature } from './coaching/coach-notes/coach-notes.feature.ts';
import { coachProgramsFeature } from './coaching/coach-programs/coach-programs.feature.ts';
import { coachProgressFeature } from './coaching/coach-progress/coach-progress.feature.ts';
import { coachStudentsFeature } from './coaching/coach-students/coach-students.feature.ts';
import { meetingsFeature } from './coaching/meetings/meetings.feature.ts';
import { messagesFeature } from './coaching/messages/messages.feature.ts';
import { myCoachFeature } from './coaching/my-coach/my-coach.feature.ts';
import { parentLinksFeature } from './coaching/parent-links/parent-links.feature.ts';
import { parentReportsFeature } from './coaching/parent-reports/parent-reports.feature.ts';
import {
  programCopiesFeature,
  programTemplatesFeature,
} from './coaching/program-copies/program-copies.feature.ts';
import { programDraftsFeature } from './coaching/program-drafts/program-drafts.feature.ts';
import { programSheetsFeature } from './coaching/program-sheets/program-sheets.feature.ts';
import { programWeeksFeature } from './coaching/program-weeks/program-weeks.feature.ts';
import { achievementsFeature } from './community/achievements/achievements.feature.ts';
import { dailyChallengesFeature } from './community/daily-challenges/daily-challenges.feature.ts';
import { duelsFeature } from './community/duels/duels.feature.ts';
import { leaderboardFeature } from './community/leaderboard/leaderboard.feature.ts';
import { moderationFeature } from './community/moderation/moderation.feature.ts';
import { motivationFeature } from './community/motivation/motivation.feature.ts';
import { roomInvitesFeature, roomSafetyFeature, roomsFeature } from './community/rooms/rooms.feature.ts';
import { userBlocksFeature } from './community/user-blocks/user-blocks.feature.ts';
import { xpFeature } from './community/xp/xp.feature.ts';
import { estimatesFeature } from './exams/estimates/estimates.feature.ts';
import { examAttemptsFeature, studentExamsFeature } from './exams/exam-attempts/exam-attempts.feature.ts';
import { examDatesFeature } from './exams/exam-dates/exam-dates.feature.ts';
import { examImportsFeature } from './exams/exam-imports/exam-imports.feature.ts';
import { opticalFormsFeature } from './exams/optical-forms/optical-forms.feature.ts';
import { preferenceListsFeature } from './exams/preference-lists/preference-lists.feature.ts';
import { universityProgrammesFeature } from './exams/university-programmes/university-programmes.feature.ts';
import type { Feature } from './http/feature.ts';
import { accountFeature } from './identity/account/account.feature.ts';
import { adminUsersFeature } from './identity/admin-users/admin-users.feature.ts';
import { authSessionsFeature } from './identity/auth-sessions/auth-sessions.feature.ts';
import { firstRunFeature } from './identity/first-run/first-run.feature.ts';
import { secondFactorFeature } from './identity/second-factor/second-factor.feature.ts';
import { signInFeature } from './identity/sign-in/sign-in.feature.ts';
import { signInLogFeature } from './identity/sign-in-log/sign-in-log.feature.ts';
import { stepUpFeature } from './identity/step-up/step-up.feature.ts';
import { usersFeature } from './identity/users/users.feature.ts';
import { dailyPlansFeature, studentProgramsFeature } from './planning/daily-plans/daily-plans.feature.ts';
import { plannerFeature } from './planning/planner/planner.feature.ts';
import { routinesFeature } from './planning/routines/routines.feature.ts';
import { todayFeature } from './planning/today/today.feature.ts';
import { topicMapFeature } from './planning/topic-map/topic-map.feature.ts';
import { topicMatricesFeature } from './planning/topic-matrices/topic-matrices.feature.ts';
import { videosFeature } from './planning/videos/videos.feature.ts';
import { weeklyPlansFeature } from './planning/weekly-plans/weekly-plans.feature.ts';
import { adminSystemFeature } from './platform/admin-system/admin-system.feature.ts';
import { alertsFeature } from './platform/alerts/alerts.feature.ts';
import { auditFeature } from './platform/audit/audit.feature.ts';
import { backupFeature } from './platform/backup/backup.feature.ts';
import { eventsFeature } from './platform/events/events.feature.ts';
import { landingFeature } from './platform/landing/landing.feature.ts';
import { experimentsFeature } from './platform/landing/landing-counts.feature.ts';
import { notificationsFeature, pushFeature } from './platform/notifications/notifications.feature.ts';
import { operationsFeature } from './platform/operations/operations.feature.ts';
import { searchFeature } from './platform/search/search.feature.ts';
import {
  adminSupportTicketsFeature,
  supportTicketsFeature,
} from './platform/support-tickets/support-tickets.feature.ts';
import { systemFeature } from './platform/system/system.feature.ts';
import { uploadsFeature } from './platform/uploads/uploads.feature.ts';
import { booksFeature } from './practice/books/books.feature.ts';
import { flashcardsFeature } from './practice/flashcards/flashcards.feature.ts';
import { mistakesFeature } from './practice/mistakes/mistakes.feature.ts';
import { analyticsFeature } from './study/analytics/analytics.feature.ts';
import { calendarFeature } from './study/calendar/calendar.feature.ts';
import { calendarFeedsFeature } from './study/calendar-feeds/calendar-feeds.feature.ts';
import { habitsFeature } from './study/habits/habits.feature.ts';
import { questionEntriesFeature } from './study/question-entries/question-entries.feature.ts';
import { quickEntryFeature } from './study/quick-entry/quick-entry.feature.ts';
import { remindersFeature } from './study/reminders/reminders.feature.ts';
import { streaksFeature } from './study/streaks/streaks.feature.ts';
import { studyRunsFeature } from './study/study-runs/study-runs.feature.ts';
import { studySessionsFeature } from './study/study-sessions/study-sessions.feature.ts';
import { topicFactsFeature } from './study/topic-facts/topic-facts.feature.ts';
import { weeklyRecapFeature } from './study/weekly-recap/weekly-recap.feature.ts';

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
  searchFeature,
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
  classMapFeature,
  coachProgramsFeature,
  coachLiveFeature,
  myCoachFeature,
  adminCoachesFeature,
  coachFeedbackFeature,
  coachGroupsFeature,
  meetingsFeature,
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
  weeklyRecapFeature,
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
  userBlocksFeature,
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
  // Runs last, because its demo plans use everyone else's data.
  plannerFeature,
  programDraftsFeature,
  programWeeksFeature,
];
