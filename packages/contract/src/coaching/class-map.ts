import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { uuid, wholeParam } from '../fields.ts';
import { day, StudyDay, subject } from '../study-fields.ts';
import { inGroup } from './coach-groups.ts';

/** A class fits; who coaches more looks at one group after the other. */
export const MAX_MAP_STUDENTS = 200;
/** Topics of a page, those with the most wrong answers first. */
export const MAP_TOPICS = 40;

const ClassTopic = z.object({
  subject: z.string(),
  topic: z.string(),
  /** Of all students in the period. */
  wrong: z.int(),
  /** How many students should work on it. */
  needs: z.int(),
  /** Of those of whom something is known. */
  cells: z.array(
    z.object({
      studentId: uuid,
      wrong: z.int(),
      /** 0 to 1, of today. */
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
  /** By name. */
  students: z.array(z.object({ studentId: uuid, studentName: z.string() })),
  /** With those that do not fit. */
  studentCount: z.int(),
  /** The subjects with wrong answers. */
  subjects: z.array(z.string()),
  topics: z.array(ClassTopic),
  /** Of all pages. */
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
      page: wholeParam(1, 1000, 1),
    }),
    reply: ClassMap,
  }),
};
