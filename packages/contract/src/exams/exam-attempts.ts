import { EXAM_BUCKETS, EXAM_RANGES } from '@netlik/domain/exams/exam-attempts/values';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, integerParam, singleLineText, uuid } from '../fields.ts';
import { day, integer, StudyDay } from '../study-fields.ts';

export const MAX_EXAM_SOURCE = 80;
export const MAX_EXAM_SUBJECTS = 20;
export const MAX_EXAM_TOPICS = 60;

/** Null for a branch exam. */
const examType = z.nullable(z.enum(EXAM_KEYS, 'Deneme türü geçersiz'));

/** Query values; `BRANS` selects branch exams, which have no type. */
export const examFilters = ['TYT', 'AYT', 'YDT', 'BRANS'] as const;
export type ExamFilter = (typeof examFilters)[number];

/** A catalogue subject, or a whole test as result sheets print it (`tyt_sosyal`); the domain checks that it exists. */
const subject = z.string('Ders seçmelisin').check(z.regex(/^[a-z][a-z0-9_]{1,39}$/, 'Ders geçersiz'));
const answers = integer(0, 200);

export const ExamSubject = z.strictObject({
  subject,
  correct: answers,
  wrong: answers,
  blank: answers,
  /** For Tarih and Coğrafya in AYT: which of the two tests. */
  part: z.optional(z.union([z.literal(1), z.literal(2)], 'Bölüm geçersiz')),
});
export type ExamSubject = z.infer<typeof ExamSubject>;

export const ExamTopic = z.strictObject({
  subject,
  topic: singleLineText('Konu', 120),
  wrong: answers,
  /** Questions on this topic in the exam, if the student knows. */
  asked: z.optional(z.nullable(answers)),
});
export type ExamTopic = z.infer<typeof ExamTopic>;

export const NewExamAttempt = z.strictObject({
  date: day,
  source: singleLineText('Yayın', MAX_EXAM_SOURCE),
  examType,
  subjects: z
    .array(ExamSubject)
    .check(z.minLength(1, 'En az bir ders gir'), z.maxLength(MAX_EXAM_SUBJECTS, 'Çok fazla ders')),
  topics: z.optional(z.array(ExamTopic).check(z.maxLength(MAX_EXAM_TOPICS, 'En fazla 60 konu olabilir'))),
});
export type NewExamAttempt = z.infer<typeof NewExamAttempt>;

/** `version`: the one the edit is based on. */
const ExamAttemptChange = z.extend(NewExamAttempt, { version: z.optional(integer(0, 1_000_000)) });
export type ExamAttemptChange = z.infer<typeof ExamAttemptChange>;

export const ExamAttempt = z.object({
  /** Same as `_id`, under its name in the specification. */
  id: uuid,
  _id: uuid,
  date: StudyDay,
  source: z.string(),
  examType,
  subjects: z.array(
    z.object({
      subject: z.string(),
      correct: z.int(),
      wrong: z.int(),
      blank: z.int(),
      part: z.optional(z.int()),
    }),
  ),
  topics: z.array(
    z.object({
      subject: z.string(),
      topic: z.string(),
      wrong: z.int(),
      asked: z.nullable(z.int()),
    }),
  ),
  totals: z.object({
    correctAnswers: z.int(),
    wrongAnswers: z.int(),
    blankAnswers: z.int(),
    /** Unrounded; negative if wrong answers outweigh right ones by more than four to one. */
    netScore: z.number(),
  }),
  createdAt: instant,
  /** Incremented by every save. */
  version: z.int(),
});
export type ExamAttempt = z.infer<typeof ExamAttempt>;

/** Per exam type; net and answers come from the latest attempt. */
const NetSummary = z.object({
  count: z.int(),
  net: z.nullable(z.number()),
  /** Difference to the previous attempt. */
  netChange: z.nullable(z.number()),
  correct: z.int(),
  wrong: z.int(),
  /** From 0 to 1; null without answers. */
  accuracy: z.nullable(z.number()),
  /** Nets of the last attempts, oldest first. */
  recentNets: z.array(z.number()),
});

export const ExamOverview = z.object({
  nets: z.object({ TYT: NetSummary, AYT: NetSummary, YDT: NetSummary, BRANS: NetSummary }),
  /** From 0 to 1; `delta` is last minus previous. */
  lastAccuracy: z.nullable(z.number()),
  averageAccuracy: z.nullable(z.number()),
  delta: z.nullable(z.number()),
  total: z.int(),
  /** Attempts added this month, including deleted ones. */
  quota: z.object({ limit: z.int(), used: z.int() }),
  /** Publishers by number of attempts, most used first. */
  sources: z.array(z.object({ source: z.string(), count: z.int() })),
});
export type ExamOverview = z.infer<typeof ExamOverview>;

export const TopicHistory = z.object({
  topic: z.string(),
  totalWrong: z.int(),
  points: z.array(
    z.object({
      attemptId: uuid,
      date: StudyDay,
      source: z.string(),
      subject: z.string(),
      wrong: z.int(),
      asked: z.nullable(z.int()),
    }),
  ),
});
export type TopicHistory = z.infer<typeof TopicHistory>;

/** Periods without attempts are omitted, because they are not zero. */
export const AggregatePoint = z.object({
  bucket: StudyDay,
  attempts: z.int(),
  wrong: z.int(),
  accuracy: z.nullable(z.number()),
  netAvg: z.number(),
});
export type AggregatePoint = z.infer<typeof AggregatePoint>;

export const FrequentTopic = z.object({ subject: z.string(), topic: z.string(), total: z.int() });
export type FrequentTopic = z.infer<typeof FrequentTopic>;

export const ExamInsight = z.object({
  subject: z.string(),
  topic: z.string(),
  weight: z.number(),
  wrong: z.int(),
  attempts: z.int(),
  lastDate: StudyDay,
  /** Expected questions per exam, from past exams or else from the subject's share. */
  askedPerExam: z.number(),
  /** Right answers in question entries since the last wrong one. */
  correctSince: z.int(),
});
export type ExamInsight = z.infer<typeof ExamInsight>;

const shows = ['exam-attempts'] as const;
const changes = ['exam-attempts'] as const;
const errors = ['exam_attempt.not_found'] as const;
const range = z._default(z.enum(EXAM_RANGES), '90d');
const topicQuery = z
  .string('Konu gereklidir')
  .check(z.trim(), z.minLength(1, 'Konu gereklidir'), z.maxLength(120));

const resource = {
  list: {
    method: 'GET',
    access: students,
    shows,
    summary: 'One’s exam attempts by page, newest first',
    query: z.strictObject({
      page: integerParam(1, 100_000, 1),
      limit: integerParam(1, 500, 50),
      from: z.optional(day),
      to: z.optional(day),
    }),
    reply: z.array(ExamAttempt),
    list: 'page',
  },
  create: {
    method: 'POST',
    access: students,
    changes,
    summary: 'Add an attempt; free students 2 a month, premium students 20',
    body: NewExamAttempt,
    reply: ExamAttempt,
    status: 201,
    idempotent: true,
    errors: ['exam_attempt.month_full'],
  },
  update: {
    method: 'PUT',
    access: students,
    changes,
    summary: 'Replace an attempt; refused with the newer one when it has changed since the given version',
    params: byId,
    body: ExamAttemptChange,
    reply: ExamAttempt,
    errors: ['exam_attempt.not_found', 'exam_attempt.stale'],
  },
  remove: {
    method: 'DELETE',
    access: students,
    changes,
    summary: 'Delete an attempt; it still counts for the month it was added in',
    params: byId,
    reply: z.null(),
    errors,
  },
} as const;

export const examAttempts = {
  list: endpoint({ ...resource.list, path: '/exam-attempts' }),
  create: endpoint({ ...resource.create, path: '/exam-attempts' }),
  update: endpoint({ ...resource.update, path: '/exam-attempts/:id' }),
  remove: endpoint({ ...resource.remove, path: '/exam-attempts/:id' }),
  overview: endpoint({
    method: 'GET',
    path: '/exam-attempts/stats/overview',
    access: students,
    shows,
    summary: 'Latest net of each exam, accuracy, and what is left of the month’s attempts',
    reply: ExamOverview,
  }),
  topicHistory: endpoint({
    method: 'GET',
    path: '/exam-attempts/analytics/topic-history',
    access: students,
    shows,
    summary: 'Wrong answers of one topic, attempt by attempt, oldest first',
    query: z.strictObject({ topic: topicQuery, subject: z.optional(subject), range }),
    reply: TopicHistory,
  }),
  aggregateHistory: endpoint({
    method: 'GET',
    path: '/exam-attempts/analytics/aggregate-history',
    access: students,
    shows,
    summary: 'Average net, accuracy and wrong answers of each period with attempts, oldest first',
    query: z.strictObject({
      type: z.optional(z.enum(examFilters)),
      bucket: z._default(z.enum(EXAM_BUCKETS), 'week'),
      range,
      source: z.optional(singleLineText('Yayın', MAX_EXAM_SOURCE)),
    }),
    reply: z.array(AggregatePoint),
  }),
  frequentTopics: endpoint({
    method: 'GET',
    path: '/exam-attempts/analytics/frequent-topics',
    access: students,
    shows,
    summary: 'Topics with the most wrong answers of a period',
    query: z.strictObject({
      limit: integerParam(1, 50, 15),
      period: z._default(z.enum(EXAM_RANGES), '30d'),
    }),
    reply: z.array(FrequentTopic),
  }),
  insights: endpoint({
    method: 'GET',
    path: '/exam-attempts/analytics/insights',
    access: students,
    shows: ['exam-attempts', 'question-entries'],
    summary: 'The topics most worth studying next, at most five, with the figures behind each',
    reply: z.array(ExamInsight),
  }),
  hours: endpoint({
    method: 'GET',
    path: '/exam-attempts/analytics/hours',
    access: students,
    shows: ['exam-attempts', 'study-sessions'],
    summary: 'At which hour attempts were begun, where the timer ran for the day’s only one of its kind',
    reply: z.array(z.object({ attemptId: uuid, hour: z.int() })),
  }),
};

/** An older path for the same resource. */
export const studentExams = {
  list: endpoint({ ...resource.list, path: '/student/exams' }),
  create: endpoint({ ...resource.create, path: '/student/exams' }),
  update: endpoint({ ...resource.update, path: '/student/exams/:id' }),
  remove: endpoint({ ...resource.remove, path: '/student/exams/:id' }),
};
