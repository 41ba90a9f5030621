import { MATRIX_COLORS } from '@netlik/domain/planning/topic-matrices/values';
import * as z from 'zod/mini';
import { type Access, everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { singleLineText, uuid } from '../fields.ts';
import { integer, StudyDay, subject } from '../study-fields.ts';

export const MAX_MATRIX_STUDENTS = 1000;
export const MAX_COLOR_MEANING = 30;
const MAX_ROWS = 100;
const MAX_DAYS = 60;

const color = z.enum(MATRIX_COLORS, 'Renk geçersiz');

const colorsBy = (key: RegExp, most: number) =>
  z
    .record(z.string().check(z.regex(key, 'Hücre geçersiz')), color)
    .check(z.refine((colors) => Object.keys(colors).length <= most, 'Çok fazla hücre'));

/** `row-day`: topic index from 0, day from 1; white cells are omitted. */
const cellColors = colorsBy(/^(?:\d|[1-9]\d)-(?:[1-9]|[1-5]\d|60)$/, MAX_ROWS * MAX_DAYS);
const columnColors = colorsBy(/^(?:[1-9]|[1-5]\d|60)$/, MAX_DAYS);
const topicColors = colorsBy(/^(?:\d|[1-9]\d)$/, MAX_ROWS);

const meaning = z.optional(singleLineText('Anlam', MAX_COLOR_MEANING));
/** Meaning of each colour; missing colours keep the default. */
export const MatrixLegend = z.strictObject({
  white: meaning,
  orange: meaning,
  blue: meaning,
  purple: meaning,
  red: meaning,
  green: meaning,
  gray: meaning,
});
export type MatrixLegend = z.infer<typeof MatrixLegend>;

export const TopicMatrix = z.object({
  userId: uuid,
  subject: z.string(),
  dayCount: z.int(),
  /** `dayCount` under the name older clients read. */
  day_count: z.int(),
  topics: z.array(z.string()),
  cellColors: z.record(z.string(), color),
  columnColors: z.record(z.string(), color),
  topicColors: z.record(z.string(), color),
  legend: MatrixLegend,
  /** 0 before the first save; incremented by each save. */
  version: z.int(),
});
export type TopicMatrix = z.infer<typeof TopicMatrix>;

/** Projected completion at the current pace, with its figures. */
export const MatrixProjection = z.object({
  /** Topics completed, and days since the first of them. */
  done: z.int(),
  days: z.int(),
  left: z.int(),
  endsOn: StudyDay,
  examDay: StudyDay,
  beforeExam: z.boolean(),
});
export type MatrixProjection = z.infer<typeof MatrixProjection>;

const progress = {
  topicCount: z.int(),
  doneCount: z.int(),
  /** Null with too few days, or when all topics are done. */
  projection: z.nullable(MatrixProjection),
};

export const MatrixOverview = z.object({
  userId: uuid,
  /** The exam compared with the projections; dates are estimates until ÖSYM publishes them. */
  examYear: z.int(),
  examIsOfficial: z.boolean(),
  overall: z.object(progress),
  /** Subjects of the student's exams, and others with a completed topic. */
  subjects: z.array(z.object({ subject: z.string(), ...progress })),
});
export type MatrixOverview = z.infer<typeof MatrixOverview>;

export const MatrixStudent = z.object({ _id: uuid, firstName: z.string(), lastName: z.string() });
export type MatrixStudent = z.infer<typeof MatrixStudent>;

const ofUser = z.strictObject({ userId: uuid });
const staff = { roles: ['coach', 'admin'] } as const satisfies Access;
/** Read-only for the free tier. */
const editors = { ...everyone, tier: 'premium' } as const satisfies Access;
/** Values outside 1–60 become 30. */
const dayCount = z.optional(integer(-1000, 1000));

export const topicMatrices = {
  students: endpoint({
    method: 'GET',
    path: '/topic-matrix/students',
    access: staff,
    shows: ['users'],
    summary: 'The students whose matrix one may open: own ones for a coach, all for an admin',
    query: z.strictObject({ coachId: z.optional(uuid) }),
    reply: z.array(MatrixStudent),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/topic-matrix/:userId',
    access: everyone,
    shows: ['topic-matrices', 'exam-dates'],
    summary: 'Topics done by subject and over all, with when the rest is done at this pace',
    params: ofUser,
    reply: MatrixOverview,
    errors: ['user.not_found'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/topic-matrix/:userId/:subject',
    access: everyone,
    shows: ['topic-matrices'],
    summary: 'The topic matrix of a student in a subject',
    params: z.strictObject({ userId: uuid, subject }),
    reply: TopicMatrix,
    errors: ['user.not_found', 'topic_matrix.no_topics'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/topic-matrix',
    access: editors,
    changes: ['topic-matrices'],
    summary: 'Replace a matrix; refused with the newer one when it has changed since the given version',
    body: z.strictObject({
      userId: uuid,
      subject,
      dayCount,
      day_count: dayCount,
      /** Names the rows below, so that another release matches them by name. */
      topics: z.array(singleLineText('Konu', 120)).check(z.maxLength(MAX_ROWS, 'Çok fazla konu')),
      cellColors,
      columnColors,
      topicColors,
      /** Omitted: overwrites whatever is stored. */
      version: z.optional(integer(0, 1_000_000_000)),
    }),
    reply: TopicMatrix,
    errors: ['user.not_found', 'topic_matrix.no_topics', 'topic_matrix.stale'],
  }),
  saveLegend: endpoint({
    method: 'PUT',
    path: '/topic-matrix/:userId/legend',
    access: editors,
    changes: ['topic-matrices'],
    summary: 'Set what the colours mean to a student',
    params: ofUser,
    body: MatrixLegend,
    reply: MatrixLegend,
    errors: ['user.not_found'],
  }),
};
