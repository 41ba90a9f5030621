import { PLAN_TIERS } from '@netlik/domain/roles';
import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, optionalSingleLineText, uuid } from '../fields.ts';

/** One page of the list of students. */
export const MAX_ASSIGNED_AT_ONCE = 100;

/** A picker lists all coaches, or all students of a coach. */
export const MAX_PICKED_FROM = 500;

export const coachSorts = ['name', 'email', 'city', 'createdAt', 'students'] as const;
export const coachStatisticsSorts = [
  'name',
  'active',
  'inactive',
  'feedbacks',
  'rating',
  'communication',
  'programQuality',
  'overallSatisfaction',
  'last',
] as const;

/** Period of the coach's work figures. */
export const COACH_WORK_DAYS = 14;
export const ANSWER_DAYS = 30;

/** A coach's work as an owner sees it; null where there is no data. */
export const CoachWork = z.object({
  /** Completed percent of the current students' programs in the period. */
  completion: z.nullable(z.int()),
  /** Programs written in the period, and the last one. */
  programs: z.int(),
  lastProgramAt: z.nullable(instant),
  /** Median response time in minutes, last 30 days. */
  answerMinutes: z.nullable(z.int()),
});
export type CoachWork = z.infer<typeof CoachWork>;

export const CoachListItem = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  city: z.string(),
  createdAt: instant,
  isActive: z.boolean(),
  studentCount: z.int(),
  /** Sent only on request. */
  work: z.optional(CoachWork),
});
export type CoachListItem = z.infer<typeof CoachListItem>;

/** A current or former student of a coach. */
export const CoachedStudent = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  city: z.string(),
  assignedAt: z.nullable(instant),
  /** Null while the coach still has them. */
  endedAt: z.nullable(instant),
});
export type CoachedStudent = z.infer<typeof CoachedStudent>;

/** Stars from 1 to 5; null without an evaluation. */
const stars = z.nullable(z.number());

export const CoachPerformance = z.object({
  coach: CoachListItem,
  studentStats: z.object({ active: z.int(), inactive: z.int(), total: z.int() }),
  feedbackStats: z.object({
    totalFeedbacks: z.int(),
    averageRating: stars,
    lastFeedbackDate: z.nullable(instant),
    categoryAverages: z.object({ communication: stars, programQuality: stars, overallSatisfaction: stars }),
  }),
  lastUpdated: instant,
});
export type CoachPerformance = z.infer<typeof CoachPerformance>;

export const CoachStatistics = z.extend(CoachPerformance, {
  coach: z.pick(CoachListItem, { _id: true, name: true, avatar: true, isActive: true }),
});
export type CoachStatistics = z.infer<typeof CoachStatistics>;

/** Why a student cannot get a coach. */
export const assignRefusals = [
  'not_found',
  'has_this_coach',
  'has_other_coach',
  'not_premium',
  'suspended',
  'not_verified',
  'consent_missing',
  'guardian_pending',
] as const;
export const AssignRefusal = z.enum(assignRefusals);
export type AssignRefusal = z.infer<typeof AssignRefusal>;

/** A row of the page of assignments. */
export const AssignableStudent = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  city: z.string(),
  tier: z.enum(PLAN_TIERS),
  coachId: z.nullable(uuid),
  coachName: z.nullable(z.string()),
  /** Why this student cannot get any coach; null if they can. */
  refusal: z.nullable(AssignRefusal),
});
export type AssignableStudent = z.infer<typeof AssignableStudent>;

export const AssignOutcome = z.object({
  assigned: z.array(uuid),
  refused: z.array(z.object({ studentId: uuid, name: z.nullable(z.string()), reason: AssignRefusal })),
});
export type AssignOutcome = z.infer<typeof AssignOutcome>;

const search = z.optional(optionalSingleLineText('Arama', 100));
const paged = (size: number, most = 100) => ({
  page: integerParam(1, 10_000, 1),
  limit: integerParam(1, most, size),
});
const shows = ['coach-students', 'coach-feedback', 'users'] as const;
/** The student's page about the coach shows `coach-feedback`. */
const changes = ['coach-students', 'coach-feedback', 'users'] as const;

export const adminCoaches = {
  list: endpoint({
    method: 'GET',
    path: '/admin/coaches',
    access: admins,
    shows,
    summary: 'Coaches with how many students they have, and their work of the last days',
    query: z.strictObject({
      q: search,
      sort: z._default(z.enum(coachSorts), 'name'),
      order: z._default(z.enum(['asc', 'desc']), 'asc'),
      /** Adds the work figures. */
      work: z._default(z.enum(['true', 'false']), 'false'),
      ...paged(10, MAX_PICKED_FROM),
    }),
    reply: z.array(CoachListItem),
    list: 'page',
  }),
  students: endpoint({
    method: 'GET',
    path: '/admin/coaches/:id/students',
    access: admins,
    shows,
    summary: 'The students a coach has, or had',
    params: byId,
    query: z.strictObject({
      status: z._default(z.enum(['active', 'inactive']), 'active'),
      ...paged(10, MAX_PICKED_FROM),
    }),
    reply: z.array(CoachedStudent),
    list: 'page',
    errors: ['user.not_found'],
  }),
  performance: endpoint({
    method: 'GET',
    path: '/admin/coaches/:id/performance',
    access: admins,
    shows,
    summary: 'A coach with the figures of their students and evaluations',
    params: byId,
    reply: CoachPerformance,
    errors: ['user.not_found'],
  }),
  moveStudents: endpoint({
    method: 'POST',
    path: '/admin/coaches/:id/move-students',
    access: admins,
    changes,
    summary: 'Move all students of a coach who leaves to another, in one step',
    params: byId,
    body: z.strictObject({ toCoachId: uuid }),
    reply: z.object({ moved: z.int() }),
    idempotent: true,
    errors: ['user.not_found'],
  }),
  listAssignments: endpoint({
    method: 'GET',
    path: '/admin/assignments',
    access: admins,
    shows,
    summary: 'Students with their coach, and who can get one',
    query: z.strictObject({
      q: search,
      /** Only students of this coach. */
      coachId: z.optional(uuid),
      /** Only students who can get a coach now. */
      assignable: z._default(z.enum(['true', 'false']), 'false'),
      ...paged(10),
    }),
    reply: z.array(AssignableStudent),
    list: 'page',
  }),
  assign: endpoint({
    method: 'POST',
    path: '/admin/assign-coach',
    access: admins,
    changes,
    summary: 'Give students without a coach to one; says who was refused and why',
    body: z.strictObject({
      coachId: uuid,
      studentIds: z
        .array(uuid)
        .check(
          z.minLength(1, 'En az bir öğrenci seç'),
          z.maxLength(MAX_ASSIGNED_AT_ONCE, `En fazla ${MAX_ASSIGNED_AT_ONCE} öğrenci seçilebilir`),
        ),
    }),
    reply: AssignOutcome,
    idempotent: true,
    errors: ['user.not_found'],
  }),
  reassign: endpoint({
    method: 'PUT',
    path: '/admin/reassign-student',
    access: admins,
    changes,
    summary: 'Move a student from one coach to another',
    body: z.strictObject({ studentId: uuid, fromCoachId: uuid, toCoachId: uuid }),
    reply: z.object({ studentId: uuid, coachId: uuid }),
    idempotent: true,
    errors: ['user.not_found', 'coach.student_moved'],
  }),
};
