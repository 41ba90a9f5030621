import { ATTENTION_REASONS } from '@netlik/domain/coaching/values';
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, integerParam, uuid } from '../fields.ts';
import { Program } from '../planning/daily-plans/student-programs.ts';
import { day, StudyDay } from '../study-fields.ts';
import { inGroup } from './coach-groups.ts';

export const liveRanges = ['today', 'week', 'month', 'all'] as const;

export const runStates = ['running', 'break', 'paused', 'completed'] as const;

/** A student who is working now or worked recently. */
export const LiveStudent = z.object({
  studentId: uuid,
  studentName: z.string(),
  avatar: z.nullable(z.string()),
  planTitle: z.nullable(z.string()),
  /** The timer's subject; null without a timer. */
  subject: z.nullable(z.string()),
  /** The timer's state; null without a timer. */
  runState: z.nullable(z.enum(runStates)),
  lastActivity: instant,
  completedSubjects: z.int(),
  totalSubjects: z.int(),
  /** Minutes today. */
  totalStudyTime: z.number(),
  /** Planned minutes of today's program. */
  targetTime: z.int(),
  /** Percent of today's program; null without one. */
  totalProgress: z.nullable(z.int()),
});
export type LiveStudent = z.infer<typeof LiveStudent>;

/** Figures of the last seven days, today last. */
const spark = z.array(z.number());

export const LiveDashboard = z.object({
  liveStudents: z.array(LiveStudent),
  recentActivity: z.array(LiveStudent),
  summary: z.object({
    totalStudentsToday: z.int(),
    /** Students with an open timer that is not paused. */
    activeNow: z.int(),
    totalCompletedPlans: z.int(),
    /** Percent; null without a program in the range. */
    averageProgress: z.nullable(z.int()),
    /** Students who studied, minutes, completed programs and mean progress. */
    spark1: spark,
    spark2: spark,
    spark3: spark,
    spark4: spark,
  }),
});
export type LiveDashboard = z.infer<typeof LiveDashboard>;

/** A program day with its evaluation. */
export const StudentReport = z.extend(Program, { studentId: uuid, studentName: z.string() });
export type StudentReport = z.infer<typeof StudentReport>;

export const Attention = z.object({
  studentId: uuid,
  studentName: z.string(),
  avatar: z.nullable(z.string()),
  reason: z.enum(ATTENTION_REASONS),
  /** Source values such as days, percents and dates. */
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Attention = z.infer<typeof Attention>;

export const boardStates = ['empty', 'draft', 'written', 'seen', 'done'] as const;

export const BoardRow = z.object({
  studentId: uuid,
  studentName: z.string(),
  avatar: z.nullable(z.string()),
  days: z.array(
    z.object({
      date: StudyDay,
      state: z.enum(boardStates),
      programId: z.nullable(uuid),
      /** Percent; null without a program. */
      completionRate: z.nullable(z.int()),
    }),
  ),
});
export type BoardRow = z.infer<typeof BoardRow>;

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

const ofCoach = { coachId: z.optional(uuid) };
const shows = ['coach-students', 'daily-plans'] as const;

const reportFilters = {
  studentId: z.optional(uuid),
  date: z.optional(day),
  from: z.optional(day),
  to: z.optional(day),
  ...ofCoach,
};

export const ReportSums = z.object({
  days: z.int(),
  /** Mean over the days, in percent. */
  completionRate: z.int(),
  /** Minutes. */
  studyTime: z.number(),
  correct: z.int(),
  wrong: z.int(),
  blank: z.int(),
  net: z.number(),
});
export type ReportSums = z.infer<typeof ReportSums>;

export const coachLive = {
  dashboard: endpoint({
    method: 'GET',
    path: '/daily-plans/coach/live-dashboard',
    access: staff,
    shows,
    summary: 'Who works now, what happened lately, and the figures of a range',
    query: z.strictObject({ range: z._default(z.enum(liveRanges), 'today'), ...ofCoach }),
    reply: LiveDashboard,
  }),
  reports: endpoint({
    method: 'GET',
    path: '/daily-plans/coach/student-reports',
    access: staff,
    shows,
    summary: 'Program days with answers and evaluations, newest first',
    query: z.strictObject({ ...reportFilters, limit: integerParam(1, 100, 10), offset }),
    reply: z.array(StudentReport),
    list: 'total',
    errors: ['user.not_found'],
  }),
  reportSums: endpoint({
    method: 'GET',
    path: '/coach/report-sums',
    access: staff,
    shows,
    summary: 'What the reports of students or a period add up to',
    query: z.strictObject(reportFilters),
    reply: ReportSums,
    errors: ['user.not_found'],
  }),
  attention: endpoint({
    method: 'GET',
    path: '/coach/attention',
    access: staff,
    shows,
    summary: 'The students who need the coach today, and why, the most urgent first',
    query: z.strictObject({ ...ofCoach, ...inGroup }),
    reply: z.array(Attention),
  }),
  dismissAttention: endpoint({
    method: 'POST',
    path: '/coach/attention/dismiss',
    access: staff,
    changes: ['coach-students'],
    summary: 'Hide reasons of students for the rest of the day',
    body: z.strictObject({
      studentIds: z.array(uuid).check(z.minLength(1), z.maxLength(1000)),
      reasons: z
        .array(z.enum(ATTENTION_REASONS))
        .check(z.minLength(1), z.maxLength(ATTENTION_REASONS.length)),
    }),
    reply: z.null(),
    errors: ['user.not_found'],
  }),
  readEvaluation: endpoint({
    method: 'PUT',
    path: '/coach/programs/:id/evaluation-read',
    access: staff,
    changes: ['coach-students'],
    summary: 'Say that the evaluation of a program was read',
    params: z.strictObject({ id: uuid }),
    reply: z.null(),
    errors: ['daily_plan.not_found'],
  }),
  board: endpoint({
    method: 'GET',
    path: '/coach/board',
    access: staff,
    shows,
    summary: 'Students by the seven days from a day on: what is written, seen and done',
    query: z.strictObject({
      from: day,
      ...ofCoach,
      ...inGroup,
      page: integerParam(1, 10_000, 1),
      limit: integerParam(1, 100, 50),
    }),
    reply: z.array(BoardRow),
    list: 'page',
  }),
};
