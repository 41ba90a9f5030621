import { STATS_RANGES } from '@netlik/domain/study/analytics/values';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, listParam } from '../fields.ts';
import { ExamDates, StudyDay, subject } from '../study-fields.ts';
import { StudySession } from './study-sessions.ts';

export const StatsRange = z.enum(STATS_RANGES);
export type StatsRange = z.infer<typeof StatsRange>;

export const Dashboard = z.object({
  range: StatsRange,
  /** Minutes in the range. */
  totalTime: z.number(),
  sessionsCount: z.int(),
  questionStatsSummary: z.object({
    totalAttempted: z.int(),
    totalCorrect: z.int(),
    totalWrong: z.int(),
    totalBlank: z.int(),
  }),
  /** Null without an exam, shown as "—". */
  tytNet: z.nullable(z.number()),
  /** Change from the previous TYT; null with fewer than two. */
  tytNetChange: z.nullable(z.number()),
  /** Minutes this week, independent of the range. */
  weeklyProgress: z.number(),
  weeklyGoal: z.int(),
  overview: z.object({ currentStreak: z.int(), longestStreak: z.int(), studiedToday: z.boolean() }),
  /** Null until the student's first verified study is ranked. */
  rank: z.nullable(z.int()),
  rankOf: z.int(),
  totalScore: z.int(),
  experience: z.int(),
  level: z.int(),
  goalsOverview: z.array(
    z.object({
      universityName: z.string(),
      department: z.string(),
      priority: z.int(),
      image: z.nullable(z.string()),
    }),
  ),
  motivation: z.object({ text: z.string(), author: z.nullable(z.string()) }),
  exam: z.object({
    ...ExamDates.shape,
    /** False: defaults to the next exam, without a target year. */
    chosen: z.boolean(),
    /** Days until the next part; null after the exam. */
    daysLeft: z.nullable(z.int()),
    /** Parts on that day. */
    parts: z.array(z.enum(EXAM_KEYS)),
    /** The following exam, after this one is over. */
    next: z.nullable(z.object({ year: z.int(), daysLeft: z.int(), official: z.boolean() })),
  }),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const Advanced = z.object({
  range: z.enum(['daily', 'weekly', 'monthly']),
  from: StudyDay,
  to: StudyDay,
  /** One point per day; days without study have null quality. */
  timeSeries: z.array(
    z.object({
      date: StudyDay,
      totalTime: z.number(),
      sessionCount: z.int(),
      avgQuality: z.nullable(z.number()),
    }),
  ),
  subjectStats: z.array(
    z.object({
      subject: z.string(),
      totalTime: z.number(),
      sessionCount: z.int(),
      avgQuality: z.nullable(z.number()),
      correctAnswers: z.int(),
      wrongAnswers: z.int(),
      blankAnswers: z.int(),
    }),
  ),
  techniqueDistribution: z.array(z.object({ technique: z.string(), count: z.int() })),
  questionStatsSummary: z.object({
    totalTargetQuestions: z.int(),
    totalAttempted: z.int(),
    totalCorrect: z.int(),
    totalWrong: z.int(),
    totalBlank: z.int(),
    avgCompletionRate: z.nullable(z.number()),
    accuracyPercent: z.nullable(z.number()),
  }),
  overall: z.object({
    totalStudyTime: z.number(),
    sessionCount: z.int(),
    averageQuality: z.nullable(z.number()),
    averageEfficiency: z.nullable(z.number()),
    completionRate: z.nullable(z.number()),
    consistencyScore: z.nullable(z.int()),
    focusScore: z.nullable(z.int()),
    velocityScore: z.nullable(z.int()),
  }),
  /** At most the newest 200, only on request. */
  sessions: z.array(StudySession),
  meta: z.object({ generatedAt: instant }),
});
export type Advanced = z.infer<typeof Advanced>;

const flag = z._default(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
  false,
);

export const analytics = {
  dashboard: endpoint({
    method: 'GET',
    path: '/analytics/dashboard',
    access: students,
    shows: ['study-sessions', 'question-entries', 'account', 'exam-dates', 'exam-attempts'],
    summary: 'The figures of one’s dashboard; the week’s goal is always of this week',
    query: z.strictObject({ range: z._default(StatsRange, 'weekly') }),
    reply: Dashboard,
  }),
  advanced: endpoint({
    method: 'GET',
    path: '/analytics/advanced',
    access: students,
    shows: ['study-sessions', 'question-entries'],
    summary: 'Time series, subjects, techniques and scores of a range; `all` answers for the month',
    query: z.strictObject({
      range: z._default(StatsRange, 'weekly'),
      subjects: z.optional(listParam(subject, 30)),
      includeSessions: flag,
    }),
    reply: Advanced,
  }),
};
