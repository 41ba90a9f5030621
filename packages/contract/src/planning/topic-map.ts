import { MATRIX_COLORS } from '@netlik/domain/planning/topic-matrices/values';
import { NEED_STRENGTHS } from '@netlik/domain/study/topic-facts/topic-values';
import * as z from 'zod/mini';
import { everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { singleLineText, uuid } from '../fields.ts';
import { TopicHistory } from '../study/topic-facts.ts';
import { StudyDay, subject } from '../study-fields.ts';

/** Newest records shown per topic. */
export const MAX_TOPIC_RECORDS = 12;

const mastery = z.nullable(z.number());

const MapTopic = z.object({
  topic: z.string(),
  /** From 0 to 1; null without data. */
  mastery,
  /** Next repetition; null before it is learned. */
  dueDay: z.nullable(StudyDay),
  isDue: z.boolean(),
  isSkipped: z.boolean(),
  /** Questions per exam, estimated from counts. */
  expected: z.number(),
  history: z.nullable(z.pick(TopicHistory, { recent: true, sharedWith: true })),
});
export type MapTopic = z.infer<typeof MapTopic>;

export const TopicMap = z.object({
  userId: uuid,
  examDay: StudyDay,
  examIsOfficial: z.boolean(),
  /** Subjects of the student's exams in catalogue order, topics in study order. */
  subjects: z.array(z.object({ subject: z.string(), topics: z.array(MapTopic) })),
});
export type TopicMap = z.infer<typeof TopicMap>;

/** Evidence of mastery; each kind fills its own figures. */
const TopicRecord = z.object({
  kind: z.enum(['matrix', 'study', 'answers', 'exam', 'mistake']),
  day: StudyDay,
  color: z.optional(z.enum(MATRIX_COLORS)),
  minutes: z.optional(z.number()),
  correct: z.optional(z.number()),
  wrong: z.optional(z.number()),
});
export type TopicRecord = z.infer<typeof TopicRecord>;

export const TopicDetail = z.object({
  subject: z.string(),
  topic: z.string(),
  mastery,
  /** Knowledge when last practised, and the probability of recall now. */
  level: z.number(),
  recall: z.number(),
  dueDay: z.nullable(StudyDay),
  isDue: z.boolean(),
  isSkipped: z.boolean(),
  /** Minutes, estimated or at the student's own pace. */
  learnLeft: z.number(),
  practiseLeft: z.number(),
  reviewMinutes: z.number(),
  /** Newest first. */
  records: z.array(TopicRecord),
  recordCount: z.int(),
  needs: z.array(
    z.object({ subject: z.string(), topic: z.string(), strength: z.enum(NEED_STRENGTHS), mastery }),
  ),
  history: z.nullable(TopicHistory),
});
export type TopicDetail = z.infer<typeof TopicDetail>;

const shows = [
  'topic-matrices',
  'question-entries',
  'exam-attempts',
  'mistakes',
  'study-sessions',
  'exam-dates',
  'topic-facts',
] as const;

export const topicMap = {
  get: endpoint({
    method: 'GET',
    path: '/topic-map/:userId',
    access: everyone,
    shows,
    summary: 'All topics of a student’s exams: mastery, when each is due, and how often it was asked',
    params: z.strictObject({ userId: uuid }),
    reply: TopicMap,
    errors: ['user.not_found'],
  }),
  topic: endpoint({
    method: 'GET',
    path: '/topic-map/:userId/:subject',
    access: everyone,
    shows,
    summary: 'Why a topic stands where it does: the records behind it, what is left and what it needs',
    params: z.strictObject({ userId: uuid, subject }),
    query: z.strictObject({ topic: singleLineText('Konu', 120) }),
    reply: TopicDetail,
    errors: ['user.not_found', 'topic.not_found'],
  }),
};
