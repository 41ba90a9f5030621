import * as z from 'zod/mini';
import { premiumStudents, students } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { byId, integerParam, optionalMultilineText, optionalSingleLineText, uuid } from '../../fields.ts';
import { count, day, integer, StudyDay, subject } from '../../study-fields.ts';
import {
  DailyPlan,
  MAX_PLAN_SUBJECTS,
  PlanSource,
  PlanStats,
  PlanStatus,
  planTopics,
  planVideos,
  SubjectStatus,
  topicNames,
} from './plan.ts';

export const MAX_FEEDBACK_TEXT = 500;
export const MIN_FEEDBACK_TEXT = 5;

export const NewPlanSubject = z.strictObject({
  subject,
  /** Accepted and ignored; the order of the rows decides. */
  priority: z.optional(integer(1, 100)),
  targetQuestions: integer(1, 500),
  targetTime: z.optional(z.nullable(integer(5, 600))),
  topics: z.optional(topicNames),
  topicsDetailed: z.optional(planTopics),
  description: z.optional(optionalMultilineText('Açıklama', 1000)),
  videos: z.optional(planVideos),
});
export type NewPlanSubject = z.infer<typeof NewPlanSubject>;

/** A subject already in the plan keeps its work if its id is sent. */
const ChangedPlanSubject = z.extend(NewPlanSubject, { _id: z.optional(uuid) });

const subjectList = <S extends z.core.$ZodType>(item: S) =>
  z
    .array(item, 'En az bir ders ekle')
    .check(
      z.minLength(1, 'En az bir ders ekle'),
      z.maxLength(MAX_PLAN_SUBJECTS, `En fazla ${MAX_PLAN_SUBJECTS} ders olabilir`),
    );

const planTexts = {
  /** Empty: the title is the day's name. */
  title: z.optional(optionalSingleLineText('Başlık', 120)),
  motivationNote: z.optional(optionalMultilineText('Motivasyon notu', 500)),
  dailyGoal: z.optional(optionalSingleLineText('Günün hedefi', 200)),
};

export const NewDailyPlan = z.strictObject({
  date: day,
  ...planTexts,
  subjects: subjectList(NewPlanSubject),
  status: z.optional(z.enum(['active'])),
});
export type NewDailyPlan = z.infer<typeof NewDailyPlan>;

export const DailyPlanChange = z.strictObject({
  ...planTexts,
  subjects: z.optional(subjectList(ChangedPlanSubject)),
  /** Plans are archived, not deleted. */
  status: z.optional(z.enum(['active', 'archived'])),
  /** The version the edit is based on. */
  version: z.optional(integer(0, 1_000_000)),
});
export type DailyPlanChange = z.infer<typeof DailyPlanChange>;

const answer = z.optional(z.nullable(count));
const answers = { correctAnswers: answer, wrongAnswers: answer, blankAnswers: answer };

/** The subject the caller saw at this index; a mismatch is refused. */
const subjectId = z.optional(uuid);

/** Null answers remove typed values, so that the sessions count again. */
export const PlanSubjectChange = z.strictObject({ status: z.optional(SubjectStatus), ...answers, subjectId });
export type PlanSubjectChange = z.infer<typeof PlanSubjectChange>;

export const StudentFeedback = z.strictObject({
  /** Set on the evaluation's last call, with the text and the motivation. */
  finalize: z.boolean(),
  subjectIndex: z.optional(integer(0, MAX_PLAN_SUBJECTS)),
  ...answers,
  feedbackText: z.optional(optionalMultilineText('Değerlendirme', MAX_FEEDBACK_TEXT)),
  motivationScore: z.optional(integer(1, 10)),
  subjectId,
});
export type StudentFeedback = z.infer<typeof StudentFeedback>;

const index = z.pipe(z.string().check(z.regex(/^\d{1,2}$/, 'Geçersiz sıra')), z.transform(Number));
const atIndex = z.strictObject({ id: uuid, index });
const range = { from: day, to: day };

/** A plan without its subjects, for calendars. */
export const PlanDay = z.object({
  _id: uuid,
  date: StudyDay,
  source: PlanSource,
  title: z.string(),
  status: PlanStatus,
  subjectsCount: z.int(),
  stats: PlanStats,
});
export type PlanDay = z.infer<typeof PlanDay>;

export const PlanOfDay = z.extend(DailyPlan, {
  /** The other source's plan for the same day. */
  other: z.nullable(z.object({ _id: uuid, source: PlanSource, title: z.string() })),
});
export type PlanOfDay = z.infer<typeof PlanOfDay>;

/** The student's active plans from today on, with the limit. */
export const ActivePlans = z.object({
  max: z.int(),
  plans: z.array(z.object({ _id: uuid, date: StudyDay, title: z.string() })),
});
export type ActivePlans = z.infer<typeof ActivePlans>;

const shows = ['daily-plans', 'study-sessions', 'question-entries'] as const;
const write = { access: premiumStudents, changes: ['daily-plans'], reply: DailyPlan } as const;

export const dailyPlans = {
  list: endpoint({
    method: 'GET',
    path: '/daily-plans',
    access: students,
    shows,
    summary: 'One’s plans and coach’s programs from a day to a day, by day',
    query: z.strictObject({ ...range, page: integerParam(1, 1000, 1), limit: integerParam(1, 500, 100) }),
    reply: z.array(DailyPlan),
    list: 'page',
  }),
  stats: endpoint({
    method: 'GET',
    path: '/daily-plans/stats',
    access: students,
    shows,
    summary: 'The figures of each plan from a day to a day, without its subjects',
    query: z.strictObject({ ...range, limit: integerParam(1, 500, 200) }),
    reply: z.array(PlanDay),
  }),
  active: endpoint({
    method: 'GET',
    path: '/daily-plans/active',
    access: students,
    shows: ['daily-plans'],
    summary: 'The active plans of today and later that count for one’s limit, by day, and the limit',
    reply: ActivePlans,
  }),
  byDate: endpoint({
    method: 'GET',
    path: '/daily-plans/by-date/:date',
    access: students,
    shows,
    summary: 'The plan of a day: the coach’s program where there is one, else one’s own',
    params: z.strictObject({ date: day }),
    query: z.strictObject({ source: z.optional(PlanSource) }),
    reply: PlanOfDay,
    errors: ['daily_plan.not_found'],
  }),
  create: endpoint({
    ...write,
    method: 'POST',
    path: '/daily-plans',
    summary: 'Plan a day',
    body: NewDailyPlan,
    status: 201,
    idempotent: true,
    errors: ['daily_plan.exists', 'daily_plan.too_many'],
  }),
  update: endpoint({
    ...write,
    method: 'PUT',
    path: '/daily-plans/:id',
    summary: 'Change one’s own plan; subjects are given in their new order, what is not given stays',
    params: byId,
    body: DailyPlanChange,
    errors: [
      'daily_plan.not_found',
      'daily_plan.coach_owned',
      'daily_plan.changed',
      'daily_plan.subject_has_work',
      'daily_plan.exists',
      'daily_plan.too_many',
    ],
  }),
  updateSubject: endpoint({
    ...write,
    method: 'PUT',
    path: '/daily-plans/:id/subjects/:index',
    summary: 'Set the status or the answers of a subject',
    params: atIndex,
    body: PlanSubjectChange,
    errors: ['daily_plan.not_found', 'daily_plan.subject_moved'],
  }),
  setSubjectActive: endpoint({
    ...write,
    method: 'PUT',
    path: '/daily-plans/:id/subjects/:index/active',
    summary: 'Say that the timer of a subject was opened or closed',
    params: atIndex,
    body: z.strictObject({ isActive: z.boolean(), subjectId }),
    errors: ['daily_plan.not_found', 'daily_plan.subject_moved'],
  }),
  liveTracking: endpoint({
    ...write,
    method: 'PUT',
    path: '/daily-plans/:id/live-tracking',
    summary: 'The same by the body: a hint for those who look on',
    params: byId,
    body: z.strictObject({ subjectIndex: integer(0, MAX_PLAN_SUBJECTS), isActive: z.boolean() }),
    errors: ['daily_plan.not_found', 'daily_plan.subject_moved'],
  }),
  markSeen: endpoint({
    method: 'PUT',
    path: '/daily-plans/:id/seen',
    access: students,
    changes: [],
    summary: 'Say that the student has opened a coach’s program',
    params: byId,
    reply: z.null(),
    errors: ['daily_plan.not_found'],
  }),
  linkSession: endpoint({
    ...write,
    method: 'POST',
    path: '/daily-plans/:id/link-session',
    summary: 'Count a session of one’s own for a subject of the plan',
    params: byId,
    body: z.strictObject({ sessionId: uuid, subjectIndex: integer(0, MAX_PLAN_SUBJECTS), subjectId }),
    errors: ['daily_plan.not_found', 'daily_plan.subject_moved', 'study_session.not_found'],
  }),
  studentFeedback: endpoint({
    ...write,
    method: 'POST',
    path: '/daily-plans/:id/student-feedback',
    summary: 'Evaluate a finished day, subject by subject; the last call closes it',
    params: byId,
    body: StudentFeedback,
    errors: [
      'daily_plan.not_found',
      'daily_plan.subject_moved',
      'daily_plan.not_complete',
      'daily_plan.evaluated',
      'daily_plan.evaluation_early',
      'daily_plan.evaluation_closed',
    ],
  }),
  subjectPreferences: endpoint({
    method: 'GET',
    path: '/daily-plans/subject-preferences',
    access: students,
    shows,
    summary: 'The playlist the coach chose for a subject',
    query: z.strictObject({ subject }),
    reply: z.object({ subject: z.string(), playlistId: z.nullable(z.string()) }),
  }),
};
