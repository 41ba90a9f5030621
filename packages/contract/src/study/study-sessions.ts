import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, clientInstant, instant, integerParam, optionalMultilineText, uuid } from '../fields.ts';
import {
  day,
  integer,
  Mood,
  Quality,
  QuestionCounts,
  SessionTopic,
  StudyDay,
  sessionTopics,
  subject,
  Technique,
} from '../study-fields.ts';

export const QuestionStats = z.object({
  correctAnswers: z.int(),
  wrongAnswers: z.int(),
  blankAnswers: z.int(),
  targetQuestions: z.nullable(z.int()),
  netScore: z.number(),
  completionRate: z.nullable(z.number()),
});

/** `timer`: measured by the timer; `manual`: entered afterwards. */
export const sessionSources = ['timer', 'manual'] as const;

export const StudySession = z.object({
  _id: uuid,
  subject: z.string(),
  /** Minutes with decimals, because a session may last only five seconds. */
  duration: z.number(),
  date: instant,
  /** The day it counts for. */
  day: StudyDay,
  notes: z.string(),
  /** Null until rated, after an automatic close. */
  quality: z.nullable(z.int()),
  technique: Technique,
  mood: z.nullable(Mood),
  distractions: z.int(),
  efficiency: z.nullable(z.int()),
  dailyPlanId: z.nullable(uuid),
  subjectIndex: z.nullable(z.int()),
  questionStats: z.nullable(QuestionStats),
  source: z.enum(sessionSources),
  /** Minutes verified by the server; only they earn XP and rank. */
  verifiedMinutes: z.number(),
  /** Absent if no topics were named. */
  topics: z.optional(z.array(SessionTopic)),
});
export type StudySession = z.infer<typeof StudySession>;

export const Feedback = z.strictObject({
  quality: Quality,
  mood: Mood,
  notes: z.optional(optionalMultilineText('Not', 500)),
  distractions: z.optional(integer(0, 50)),
  questionStats: z.optional(z.nullable(QuestionCounts)),
  topics: z.optional(sessionTopics),
});
export type Feedback = z.infer<typeof Feedback>;

const planPlace = {
  dailyPlanId: z.optional(z.nullable(uuid)),
  subjectIndex: z.optional(z.nullable(integer(0, 100))),
};

/** Minutes: five seconds to ten periods of three hours; manual sessions at most 180. */
const duration = z
  .number('Süre gereklidir')
  .check(z.minimum(5 / 60, 'En az 5 saniye olmalı'), z.maximum(1800, 'En fazla 30 saat olabilir'));

/** The student confirmed an overlap with another session. */
const allowOverlap = z.optional(z.boolean());

export const NewStudySession = z.strictObject({
  ...Feedback.shape,
  subject,
  duration,
  date: clientInstant,
  allowOverlap,
  technique: z.optional(Technique),
  source: z.optional(z.enum(sessionSources)),
  /** Planned study minutes, used for efficiency. */
  plannedMinutes: z.optional(z.nullable(integer(1, 1800))),
  ...planPlace,
});
export type NewStudySession = z.infer<typeof NewStudySession>;

const SessionChange = z.strictObject({
  quality: z.optional(Quality),
  mood: z.optional(Mood),
  notes: z.optional(optionalMultilineText('Not', 500)),
  distractions: z.optional(integer(0, 50)),
  questionStats: z.optional(z.nullable(QuestionCounts)),
  topics: z.optional(sessionTopics),
  subject: z.optional(subject),
  duration: z.optional(duration),
  date: z.optional(clientInstant),
  /** Unlinks it from its plan, as a change of subject does. */
  dailyPlanId: z.optional(z.null()),
  allowOverlap,
});

/** The effects of a session, shown after it is saved. */
export const Gain = z.object({
  minutesToday: z.number(),
  weeklyProgress: z.number(),
  weeklyGoal: z.int(),
  currentStreak: z.int(),
  /** XP of this session, and the total. */
  xpGained: z.int(),
  experience: z.int(),
  level: z.int(),
});
export type Gain = z.infer<typeof Gain>;

export const sessionPeriods = ['week', 'month', 'all'] as const;
export const sessionSorts = ['date', 'duration', 'quality', 'efficiency', 'subject'] as const;

const errors = ['study_session.not_found'] as const;

const figures = {
  sessions: z.int(),
  target: z.int(),
  attempted: z.int(),
  correct: z.int(),
  wrong: z.int(),
  blank: z.int(),
  net: z.number(),
  accuracyPercent: z.nullable(z.int()),
  /** Minutes. */
  studyTime: z.number(),
};

/** Sums over the whole range, not one page. */
export const SessionsSummary = z.object({
  totalSessions: z.int(),
  totalStudyTime: z.number(),
  totalTargetQuestions: z.int(),
  totalAttempted: z.int(),
  totalCorrect: z.int(),
  totalWrong: z.int(),
  totalNetScore: z.number(),
  accuracyPercent: z.nullable(z.int()),
  avgCompletionRate: z.nullable(z.int()),
  perSubject: z.array(z.object({ subject: z.string(), ...figures })),
});
export type SessionsSummary = z.infer<typeof SessionsSummary>;

export const studySessions = {
  list: endpoint({
    method: 'GET',
    path: '/study-sessions',
    access: students,
    shows: ['study-sessions'],
    summary:
      'One’s study sessions by page, newest first unless sorted; `fields=summary` gives up to 500 at once',
    query: z.strictObject({
      fields: z.optional(z.enum(['summary'])),
      page: integerParam(1, 100_000, 1),
      limit: integerParam(1, 500, 10),
      period: z.optional(z.enum(sessionPeriods)),
      from: z.optional(day),
      to: z.optional(day),
      subject: z.optional(subject),
      technique: z.optional(Technique),
      mood: z.optional(Mood),
      source: z.optional(z.enum(sessionSources)),
      search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      sort: z.optional(z.enum(sessionSorts)),
      order: z.optional(z.enum(['asc', 'desc'])),
    }),
    reply: z.array(StudySession),
    list: 'page',
  }),
  create: endpoint({
    method: 'POST',
    path: '/study-sessions',
    access: students,
    changes: ['study-sessions'],
    summary: 'Add a session: typed in by hand, or from a timer the server did not see',
    body: NewStudySession,
    reply: z.object({ session: StudySession, gain: Gain }),
    status: 201,
    idempotent: 'own',
    errors: ['study_session.overlaps'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/study-sessions/:id',
    access: students,
    shows: ['study-sessions'],
    summary: 'One session',
    params: byId,
    reply: StudySession,
    errors,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/study-sessions/:id',
    access: students,
    changes: ['study-sessions'],
    summary:
      'Change how a session went, or its subject and time; what is not given stays. Time that was not measured is not verified',
    params: byId,
    body: SessionChange,
    reply: StudySession,
    errors: [...errors, 'study_session.overlaps'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/study-sessions/:id',
    access: students,
    changes: ['study-sessions'],
    summary: 'Delete a session; totals, streak and XP follow',
    params: byId,
    reply: z.null(),
    errors,
  }),
};
