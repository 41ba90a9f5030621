import { NEED_STRENGTHS, TOPIC_KINDS } from '@netlik/domain/study/topic-facts/topic-values';
import * as z from 'zod/mini';
import { admins, everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { singleLineText } from '../fields.ts';
import { integer, subject } from '../study-fields.ts';

export const MAX_TOPIC_NEEDS = 12;

const ofSubject = z.strictObject({ subject });
const topic = singleLineText('Konu', 120);

const Need = z.strictObject({
  subject,
  topic,
  strength: z.enum(NEED_STRENGTHS, 'Gücü seç'),
});
export type TopicNeed = z.infer<typeof Need>;

const figures = {
  firstStudyMinutes: integer(0, 3000),
  practiceQuestions: integer(0, 2000),
  reviewMinutes: integer(0, 300),
  needs: z.array(Need).check(z.maxLength(MAX_TOPIC_NEEDS, `En fazla ${MAX_TOPIC_NEEDS} ön koşul olabilir`)),
};

/** Counted from past exams, not official; `recent` covers the subject's last five counted exams. */
export const TopicHistory = z.object({
  recent: z.object({ years: z.int(), questions: z.int() }),
  years: z.array(z.object({ year: z.int(), questions: z.int() })),
  /** Other topics that share these counts. */
  sharedWith: z.array(z.string()),
});
export type TopicHistory = z.infer<typeof TopicHistory>;

const Figures = z.object(figures);

export const TopicFigures = z.object({
  topic: z.string(),
  kind: z.enum(TOPIC_KINDS),
  order: z.int(),
  /** Values the planner uses. */
  used: Figures,
  /** Catalogue values; equal to `used` unless an admin changed them. */
  estimated: Figures,
  isOverridden: z.boolean(),
});
export type TopicFigures = z.infer<typeof TopicFigures>;

export const topicFacts = {
  history: endpoint({
    method: 'GET',
    path: '/topic-history/:subject',
    access: everyone,
    shows: ['topic-facts'],
    summary: 'How often each topic of a subject was asked in past exams: counted, not official',
    params: ofSubject,
    reply: z.array(z.object({ topic: z.string(), ...TopicHistory.shape })),
    errors: ['topic_matrix.no_topics'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/topic-facts/:subject',
    access: admins,
    shows: ['topic-facts'],
    summary: 'Minutes, questions and prerequisites of a subject’s topics, in the order of study',
    params: ofSubject,
    reply: z.array(TopicFigures),
    errors: ['topic_matrix.no_topics'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/topic-facts/:subject',
    access: admins,
    changes: ['topic-facts'],
    summary: 'Use other figures for a topic than the catalogue’s',
    params: ofSubject,
    body: z.strictObject({ topic, ...figures }),
    reply: TopicFigures,
    errors: ['topic.not_found'],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/admin/topic-facts/:subject/reset',
    access: admins,
    changes: ['topic-facts'],
    summary: 'Use the catalogue’s figures for a topic again',
    params: ofSubject,
    body: z.strictObject({ topic }),
    reply: TopicFigures,
    errors: ['topic.not_found'],
  }),
};
