import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, optionalSingleLineText, uuid } from '../fields.ts';
import { CoachStatistics, coachStatisticsSorts } from './admin-coaches.ts';

export const FEEDBACKS_AT_ONCE = 50;

export const feedbackStatuses = ['new', 'read'] as const;
export const coachIssues = [
  'tooMuchPressure',
  'notEnoughSupport',
  'communicationProblems',
  'programNotSuitable',
] as const;
export type CoachIssue = (typeof coachIssues)[number];

const named = z.object({ id: uuid, name: z.string() });

/** A student's evaluation of the coach, as admins read it. */
export const CoachFeedback = z.object({
  id: uuid,
  status: z.enum(feedbackStatuses),
  /** Mean of the three ratings, with one decimal. */
  overallRating: z.number(),
  categories: z.object({ communication: z.int(), programQuality: z.int(), overallSatisfaction: z.int() }),
  feedback: z.string(),
  specificIssues: z.object({
    tooMuchPressure: z.boolean(),
    notEnoughSupport: z.boolean(),
    communicationProblems: z.boolean(),
    programNotSuitable: z.boolean(),
    other: z.string(),
  }),
  student: named,
  /** Null once the coach's account is erased. */
  coach: z.nullable(named),
  createdAt: instant,
});
export type CoachFeedback = z.infer<typeof CoachFeedback>;

export const FeedbackSummary = z.object({
  totalFeedbacks: z.int(),
  /** Null without evaluations. */
  averageRating: z.nullable(z.number()),
  lastFeedbackDate: z.nullable(instant),
  issuesCounts: z.object({
    tooMuchPressure: z.int(),
    notEnoughSupport: z.int(),
    communicationProblems: z.int(),
    programNotSuitable: z.int(),
  }),
  statusCounts: z.object({ new: z.int(), read: z.int() }),
});
export type FeedbackSummary = z.infer<typeof FeedbackSummary>;

const offset = z._default(
  z.pipe(
    z.union([
      z.string().check(z.regex(/^\d{1,6}$/, 'Tam sayı olmalı')),
      z.int().check(z.minimum(0), z.maximum(999_999)),
    ]),
    z.transform(Number),
  ),
  0,
);

const shows = ['coach-feedback', 'coach-students', 'users'] as const;

const coachStatistics = {
  method: 'GET',
  access: admins,
  shows,
  summary: 'Coaches with the figures of their students and evaluations',
  query: z.strictObject({
    q: z.optional(optionalSingleLineText('Arama', 100)),
    /** Sorting by name reads one page; other orders compute the figures of all coaches. */
    sort: z._default(z.enum(coachStatisticsSorts), 'name'),
    order: z._default(z.enum(['asc', 'desc']), 'asc'),
    page: integerParam(1, 10_000, 1),
    limit: integerParam(1, 100, 50),
  }),
  reply: z.array(CoachStatistics),
  list: 'page',
} as const;

export const coachFeedback = {
  list: endpoint({
    method: 'GET',
    path: '/admin/feedbacks',
    access: admins,
    shows,
    summary: 'Evaluations of coaches, newest first',
    query: z.strictObject({
      status: z._default(z.enum([...feedbackStatuses, 'all']), 'all'),
      coachId: z.optional(uuid),
      limit: integerParam(1, 100, FEEDBACKS_AT_ONCE),
      offset,
    }),
    reply: z.array(CoachFeedback),
    list: 'total',
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/feedbacks/:id',
    access: admins,
    shows,
    summary: 'One evaluation of a coach',
    params: byId,
    reply: CoachFeedback,
    errors: ['coach.feedback_not_found'],
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/admin/feedbacks/:id/read',
    access: admins,
    changes: ['coach-feedback'],
    summary: 'Say that an evaluation was read',
    params: byId,
    reply: CoachFeedback,
    errors: ['coach.feedback_not_found'],
  }),
  summary: endpoint({
    method: 'GET',
    path: '/admin/statistics/feedback-summary',
    access: admins,
    shows,
    summary: 'What all evaluations of coaches add up to',
    reply: FeedbackSummary,
  }),
  coaches: endpoint({ ...coachStatistics, path: '/admin/statistics/coaches-fast' }),
  /** The same resource under a second path. */
  coachesAgain: endpoint({ ...coachStatistics, path: '/admin/statistics/coaches' }),
};
