import { feedbackStatuses } from '@netlik/contract/coaching/coach-feedback';
import { noteKinds } from '@netlik/contract/coaching/coach-notes';
import { parentReports } from '@netlik/contract/coaching/parent-reports';
import { BatchProgress } from '@netlik/contract/coaching/program-copies';
import { DailyChallengeInput } from '@netlik/contract/community/daily-challenges';
import { duelStatuses } from '@netlik/contract/community/duels';
import { medals } from '@netlik/contract/community/leaderboard';
import { moderationStates } from '@netlik/contract/community/moderation';
import { reportReasons } from '@netlik/contract/community/rooms/room-safety';
import { memberStatuses, roomTypes } from '@netlik/contract/community/rooms/rooms';
import { PersonReport } from '@netlik/contract/community/user-blocks';
import { xpSources } from '@netlik/contract/community/xp';
import { MAX_EXAM_SOURCE } from '@netlik/contract/exams/exam-attempts';
import { ImportForm } from '@netlik/contract/exams/exam-imports';
import { NewOpticalForm } from '@netlik/contract/exams/optical-forms';
import { PreferenceForm, preferenceListNames } from '@netlik/contract/exams/preference-lists';
import { signInResults } from '@netlik/contract/identity/sign-in-log';
import { PlannerNotice, undoReasons } from '@netlik/contract/planning/planner/planner';
import { routines } from '@netlik/contract/planning/routines';
import { WeeklyPlan } from '@netlik/contract/planning/weekly-plans';
import { alertAudiences, alertSeverities } from '@netlik/contract/platform/alerts';
import { landingSteps, landingVariants } from '@netlik/contract/platform/experiments';
import { NotificationDraft, notificationCategories } from '@netlik/contract/platform/notifications';
import { TicketMessage } from '@netlik/contract/platform/support-tickets';
import { BookForm } from '@netlik/contract/practice/books';
import { mistakeCauses } from '@netlik/contract/practice/mistakes';
import { feedApps } from '@netlik/contract/study/calendar-feeds';
import { habitAutoKinds, habitStatuses, NewHabit } from '@netlik/contract/study/habits';
import { NewReminder } from '@netlik/contract/study/reminders';
import { DUEL_TYPES } from '@netlik/domain/community/duels/values';
import {
  DAILY_PLAN_STATUSES,
  PLAN_SOURCES,
  SUBJECT_STATUSES,
} from '@netlik/domain/planning/daily-plans/values';
import { WEEKLY_ENTRY_TYPES } from '@netlik/domain/planning/weekly-plans/values';
import { TICKET_STATUSES } from '@netlik/domain/platform/support-tickets/values';
import { RECALL_GRADES } from '@netlik/domain/practice/repetition/values';
import { PLAN_TIERS, ROLES } from '@netlik/domain/roles';
import { HABIT_LOG_STATUSES, HABIT_RECURRENCES } from '@netlik/domain/study/habits/values';
import { TIMER_MODES } from '@netlik/domain/study-values';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import { type Constraint, type Facts, findDifferences, only, takes } from '@netlik/testkit/check-constraints';
import { freshDatabase } from '@netlik/testkit/databases';
import pg from 'pg';
import { describe, expect, it } from 'vitest';

/** Keyed by `table.column`; `server` marks columns that no call sets. */
const expected: Record<string, Facts | 'server'> = {
  'ai_suggestions.entry_type': only(WEEKLY_ENTRY_TYPES),
  'ai_suggestions.status': 'server',
  'alerts.audience': only(alertAudiences),
  'alerts.severity': only(alertSeverities),
  'book_tests.name': takes(BookForm, 'tests', '[]', 'name'),
  'books.name': takes(BookForm, 'name'),
  'books.publisher': takes(BookForm, 'publisher'),
  'calendar_feeds.app': only(feedApps),
  'coach_feedbacks.status': only(feedbackStatuses),
  'coach_notes.kind': only(noteKinds),
  'coach_student_numbers.number': 'server',
  // Challenges without a key or title are dropped.
  'daily_challenges.key': { ...takes(DailyChallengeInput, 'key'), min: 1 },
  'daily_challenges.title': { ...takes(DailyChallengeInput, 'title'), min: 1 },
  'daily_plan_subjects.choice': only(SUBJECT_STATUSES, 'not_started'),
  'daily_plans.source': only(PLAN_SOURCES),
  'daily_plans.status': only(DAILY_PLAN_STATUSES),
  'duel_invites.kind': 'server',
  'duel_invites.status': 'server',
  'duels.status': only(duelStatuses),
  'duels.type': only(DUEL_TYPES),
  'exam_attempts.exam_type': only(EXAM_KEYS),
  'exam_attempts.source': { min: 1, max: MAX_EXAM_SOURCE },
  'exam_import_columns.exam': takes(ImportForm, 'exam'),
  'exam_import_columns.source_key': 'server',
  'flashcard_answers.grade': only(RECALL_GRADES),
  // Open occurrences have no row.
  'habit_logs.status': only(HABIT_LOG_STATUSES, 'pending'),
  'habits.auto_kind': only(habitAutoKinds),
  'habits.name': takes(NewHabit, 'name'),
  'habits.recurrence': only(HABIT_RECURRENCES),
  'habits.status': only(habitStatuses),
  'landing_counts.step': only(landingSteps),
  'landing_counts.variant': only(landingVariants),
  'medals.medal': only(medals),
  'mistakes.cause': only(mistakeCauses),
  'notifications.audience': takes(NotificationDraft, 'audience'),
  'notifications.category': only(notificationCategories),
  'optical_forms.exam_type': takes(NewOpticalForm, 'examType'),
  'optical_forms.source': takes(NewOpticalForm, 'source'),
  'parent_links.days': takes(parentReports.create.body, 'days'),
  'person_reports.reason': takes(PersonReport, 'reason'),
  'person_reports.reference': takes(PersonReport, 'reference'),
  'person_reports.state': only(moderationStates),
  'planner_notices.kind': takes(PlannerNotice, 'kind'),
  'planner_weeks.reason': only(undoReasons),
  'preference_comments.list': only(preferenceListNames),
  'preference_lists.entries': takes(PreferenceForm, 'entries'),
  'preference_lists.list': only(preferenceListNames),
  'program_batches.status': takes(BatchProgress, 'status'),
  'reminders.text': takes(NewReminder, 'text'),
  'report_messages.sender': takes(TicketMessage, 'sender'),
  'reports.status': only(TICKET_STATUSES),
  // Only the sockets know who is online.
  'room_members.status': only(memberStatuses, 'online'),
  'room_message_reports.reason': only(reportReasons),
  'room_message_reports.state': only(moderationStates),
  'rooms.type': only(roomTypes),
  'routine_templates.title': takes(routines.saveTemplate.body, 'title'),
  'sign_in_log.result': only(signInResults),
  'study_runs.status': 'server',
  'study_runs.technique': only(TIMER_MODES),
  'user_achievements.achievement_id': 'server',
  'user_tokens.purpose': 'server',
  'users.role': only(ROLES),
  'users.tier': only(PLAN_TIERS),
  'weekly_entries.type': only(WEEKLY_ENTRY_TYPES),
  'weekly_plan_undos.reason': takes(WeeklyPlan, 'undo', 'reason'),
  'xp_entries.cause': 'server',
  'xp_entries.source': only(xpSources),
};

/** These compare two columns and limit neither. */
const relations = ['duels_check'];

it('the schema, the contract and the domain allow the same values and lengths', async () => {
  const client = new pg.Client(await freshDatabase());
  await client.connect();
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and conrelid <> 0 and connamespace::regnamespace::text in ('public', 'catalogue')`,
  );
  await client.end();
  expect(findDifferences(rows, expected, relations)).toEqual([]);
});

describe('a made-up constraint', () => {
  const roleCheck = {
    table: 'users',
    name: 'users_role_check',
    definition: `CHECK ((role = ANY (ARRAY['student'::text, 'coach'::text])))`,
  };
  const nameCheck = {
    table: 'books',
    name: 'books_name_check',
    definition: 'CHECK (((length(name) >= 1) AND (length(name) <= 100)))',
  };
  const roles = { 'users.role': only(['coach', 'student']) };

  it('with the same values or lengths passes', () => {
    expect(findDifferences([roleCheck], roles)).toEqual([]);
    expect(findDifferences([nameCheck], { 'books.name': { min: 1, max: 100 } })).toEqual([]);
  });

  it('with other values or another length is a difference', () => {
    expect(findDifferences([roleCheck], { 'users.role': only(ROLES) })).toEqual([
      'users.role allows coach, student, the contract admin, coach, student',
    ]);
    expect(findDifferences([nameCheck], { 'books.name': takes(BookForm, 'name') })).toEqual([
      'books.name allows 1 to 100, the contract 1 to 120',
    ]);
  });

  it('without a row is a difference, and so is a row without a constraint', () => {
    expect(findDifferences([nameCheck], roles)).toEqual([
      'books.name has no row',
      'users.role has no constraint',
    ]);
  });

  it('in an unknown form is a difference', () => {
    const definition = `CHECK ((lower(role) = ANY (ARRAY['coach'::text])))`;
    expect(findDifferences([{ ...roleCheck, definition }], {})).toEqual(['users_role_check cannot be read']);
  });
});
