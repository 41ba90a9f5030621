import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { integerParam, uuid } from '../fields.ts';
import { day, StudyDay, subject } from '../study-fields.ts';
import { inGroup } from './coach-groups.ts';

/** Fits a class; a coach with more students looks at one group at a time. */
export const MAX_MAP_STUDENTS = 200;
/** Topics per page, most wrong answers first. */
export const MAP_TOPICS = 40;

const ClassTopic = z.object({
  subject: z.string(),
  topic: z.string(),
  /** Sum over all students in the period. */
  wrong: z.int(),
  /** Number of students who should work on it. */
  needs: z.int(),
  /** One cell per student with data. */
  cells: z.array(
    z.object({
      studentId: uuid,
      wrong: z.int(),
      /** From 0 to 1, as of today. */
      mastery: z.nullable(z.number()),
      needs: z.boolean(),
    }),
  ),
});
export type ClassTopic = z.infer<typeof ClassTopic>;

export const ClassMap = z.object({
  from: StudyDay,
  to: StudyDay,
  /** Exams of the period with wrong topics. */
  exams: z.int(),
  /** Sorted by name. */
  students: z.array(z.object({ studentId: uuid, studentName: z.string() })),
  /** Includes students beyond the limit. */
  studentCount: z.int(),
  /** Only subjects with wrong answers. */
  subjects: z.array(z.string()),
  topics: z.array(ClassTopic),
  /** Counts all pages. */
  topicCount: z.int(),
});
export type ClassMap = z.infer<typeof ClassMap>;

export const classMap = {
  get: endpoint({
    method: 'GET',
    path: '/coach/topic-map',
    access: staff,
    shows: ['coach-students', 'exam-attempts'],
    summary:
      'Topics by students: wrong answers in the exams of a period, by default the last 30 days, and mastery',
    query: z.strictObject({
      from: z.optional(day),
      to: z.optional(day),
      subject: z.optional(subject),
      coachId: z.optional(uuid),
      ...inGroup,
      page: integerParam(1, 1000, 1),
    }),
    reply: ClassMap,
  }),
};
