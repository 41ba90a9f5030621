import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { ExamAttempt } from '../exams/exam-attempts.ts';
import { byId, instant, integerParam, uuid } from '../fields.ts';
import { SessionsSummary, StudySession } from '../study/study-sessions.ts';
import { day, integer } from '../study-fields.ts';
import { inGroup } from './coach-groups.ts';

export const MAX_LISTED_STUDENTS = 1000;
export const MAX_FOUND_STUDENTS = 8;
export const MIN_STUDENT_SEARCH = 2;

export const CoachStudent = z.object({
  _id: uuid,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  lastActivity: z.nullable(instant),
  /** Programs and own plans from today on. */
  activePlansCount: z.int(),
  /** Minutes this week. */
  weekMinutes: z.number(),
  weeklyGoalMinutes: z.int(),
  /** A timer is running. */
  isWorking: z.boolean(),
  /** False while the account is suspended. */
  isActive: z.boolean(),
});
export type CoachStudent = z.infer<typeof CoachStudent>;

export const StudentDetail = z.object({
  student: z.object({
    _id: uuid,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    avatar: z.nullable(z.string()),
    grade: z.nullable(z.string()),
    city: z.string(),
    coachId: z.nullable(uuid),
    targetYear: z.nullable(z.int()),
    targetFieldType: z.nullable(z.string()),
    /** False while the account is suspended. */
    isActive: z.boolean(),
    coachSettings: z.object({ weeklyGoalMinutes: z.int() }),
  }),
  stats: z.object({
    /** Minutes. */
    totalStudyTime: z.number(),
    totalStudySessions: z.int(),
    streak: z.int(),
    lastActivity: z.nullable(instant),
    weekMinutes: z.number(),
  }),
});
export type StudentDetail = z.infer<typeof StudentDetail>;

/** What a coach may see of a student without a coach. */
export const FoundStudent = z.object({
  _id: uuid,
  /** First name and initial. */
  name: z.string(),
  avatar: z.nullable(z.string()),
  grade: z.nullable(z.string()),
  city: z.string(),
});
export type FoundStudent = z.infer<typeof FoundStudent>;

/** A point of the net trend; wrong topics stay private to the student. */
export const StudentExam = z.omit(ExamAttempt, {
  subjects: true,
  topics: true,
  createdAt: true,
  version: true,
});
export type StudentExam = z.infer<typeof StudentExam>;

export const coachStudentSorts = ['name', 'lastActivity', 'activePlans', 'weekTime'] as const;

const ofStudent = { studentId: uuid, from: z.optional(day), to: z.optional(day) };
const shows = ['coach-students'] as const;
const changes = ['coach-students'] as const;

export const coachStudents = {
  list: endpoint({
    method: 'GET',
    path: '/coach/students',
    access: staff,
    shows,
    summary: 'One’s students; for an admin all, or those of a coach',
    query: z.strictObject({
      q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      coachId: z.optional(uuid),
      ...inGroup,
      sort: z._default(z.enum(coachStudentSorts), 'name'),
      order: z._default(z.enum(['asc', 'desc']), 'asc'),
      page: integerParam(1, 10_000, 1),
      /** A picker loads all of them. */
      limit: integerParam(1, MAX_LISTED_STUDENTS, 10),
    }),
    reply: z.array(CoachStudent),
    list: 'page',
  }),
  search: endpoint({
    method: 'GET',
    path: '/coach/students/search',
    access: staff,
    summary: 'Premium students without a coach, by name',
    query: z.strictObject({
      q: z
        .string('En az 2 karakter yaz')
        .check(z.trim(), z.minLength(MIN_STUDENT_SEARCH, 'En az 2 karakter yaz'), z.maxLength(100)),
      limit: integerParam(1, MAX_FOUND_STUDENTS, MAX_FOUND_STUDENTS),
    }),
    reply: z.array(FoundStudent),
    rate: 'lookup',
  }),
  get: endpoint({
    method: 'GET',
    path: '/coach/students/:id',
    access: staff,
    shows,
    summary: 'A student with the figures of all their study',
    params: byId,
    reply: StudentDetail,
    errors: ['user.not_found'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/coach/students/:id/assign',
    access: { roles: ['coach'] },
    changes,
    summary: 'Become the coach of a student who has none',
    params: byId,
    body: z.optional(z.nullable(z.strictObject({}))),
    reply: z.object({ message: z.string(), studentId: uuid }),
    errors: ['user.not_found', 'coach.student_taken', 'coach.student_own'],
  }),
  setWeeklyGoal: endpoint({
    method: 'PUT',
    path: '/coach/students/:id/weekly-goal',
    access: staff,
    // The ring on the student's dashboard shows this goal.
    changes: ['coach-students', 'account'],
    summary: 'Set how many minutes a week a student aims at',
    params: byId,
    body: z.strictObject({ minutes: integer(1, 10_080) }),
    reply: z.object({ weeklyGoalMinutes: z.int() }),
    errors: ['user.not_found'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/coach/study-sessions',
    access: staff,
    shows,
    summary: 'The study sessions of a student, newest first',
    query: z.strictObject({
      ...ofStudent,
      page: integerParam(1, 10_000, 1),
      limit: integerParam(1, 200, 25),
    }),
    reply: z.array(StudySession),
    list: 'page',
    errors: ['user.not_found'],
  }),
  sessionsSummary: endpoint({
    method: 'GET',
    path: '/coach/study-sessions/summary',
    access: staff,
    shows,
    summary: 'What the sessions of a student add up to, over all and by subject',
    query: z.strictObject(ofStudent),
    reply: SessionsSummary,
    errors: ['user.not_found'],
  }),
  exams: endpoint({
    method: 'GET',
    path: '/coach/students/:id/exams',
    access: staff,
    shows,
    summary: 'The latest exam attempts of a student with their nets, oldest first',
    params: byId,
    reply: z.array(StudentExam),
    errors: ['user.not_found'],
  }),
};
