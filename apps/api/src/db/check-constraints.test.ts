import { alertAudiences, alertSeverities } from '@netlik/contract/alerts';
import { BookForm } from '@netlik/contract/books';
import { feedApps } from '@netlik/contract/calendar-feeds';
import { feedbackStatuses } from '@netlik/contract/coach/coach-feedback';
import { noteKinds } from '@netlik/contract/coach/coach-notes';
import { parentReports } from '@netlik/contract/coach/parent-reports';
import { BatchProgress } from '@netlik/contract/coach/program-copies';
import { duelStatuses } from '@netlik/contract/duels';
import { MAX_EXAM_SOURCE } from '@netlik/contract/exam-attempts';
import { ImportForm } from '@netlik/contract/exam-imports';
import { landingSteps, landingVariants } from '@netlik/contract/experiments';
import { habitAutoKinds, habitStatuses, NewHabit } from '@netlik/contract/habits';
import { signInResults } from '@netlik/contract/identity/sign-in-log';
import { mistakeCauses } from '@netlik/contract/mistakes';
import { moderationStates } from '@netlik/contract/moderation';
import { NotificationDraft, notificationCategories } from '@netlik/contract/notifications';
import { NewOpticalForm } from '@netlik/contract/optical-forms';
import { PersonReport } from '@netlik/contract/people-safety';
import { PlannerNotice, undoReasons } from '@netlik/contract/planner/planner';
import { PreferenceForm, preferenceListNames } from '@netlik/contract/preference-lists';
import { NewReminder } from '@netlik/contract/reminders';
import { DailyChallengeInput } from '@netlik/contract/rewards/daily-challenges';
import { medals } from '@netlik/contract/rewards/leaderboard';
import { reportReasons } from '@netlik/contract/rooms/room-safety';
import { memberStatuses, roomTypes } from '@netlik/contract/rooms/rooms';
import { routines } from '@netlik/contract/routines';
import { TicketMessage } from '@netlik/contract/support-tickets';
import { WeeklyPlan } from '@netlik/contract/weekly-plans';
import { xpSources } from '@netlik/contract/xp';
import { DAILY_PLAN_STATUSES, PLAN_SOURCES, SUBJECT_STATUSES } from '@netlik/domain/daily-plans/values';
import { DUEL_TYPES } from '@netlik/domain/duels/values';
import { HABIT_LOG_STATUSES, HABIT_RECURRENCES } from '@netlik/domain/habits/values';
import { PLAN_TIERS, ROLES } from '@netlik/domain/identity/values';
import { RECALL_GRADES } from '@netlik/domain/repetition/values';
import { TIMER_MODES } from '@netlik/domain/study/values';
import { TICKET_STATUSES } from '@netlik/domain/support-tickets/values';
import { WEEKLY_ENTRY_TYPES } from '@netlik/domain/weekly-plans/values';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { type Constraint, type Facts, findDifferences, only, takes } from '../testing/check-constraints.ts';
import { freshDatabase } from '../testing/databases.ts';

/** By `table.column`; `server`: no call names what the column holds. */
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
  // A challenge without a key or a title is dropped.
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
  // An open occurrence has no row.
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
  // Who is online is known to the sockets only.
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

/** They relate two columns and limit neither. */
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
