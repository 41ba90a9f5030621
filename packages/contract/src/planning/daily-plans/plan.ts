import {
  DAILY_PLAN_STATUSES,
  PLAN_SOURCES,
  SUBJECT_STATUSES,
} from '@netlik/domain/planning/daily-plans/values';
import * as z from 'zod/mini';
import { instant, singleLineText, uuid } from '../../fields.ts';
import { integer, StudyDay } from '../../study-fields.ts';
import { VideoInput, VideoItem } from '../videos.ts';

export const MAX_PLAN_SUBJECTS = 30;
export const MAX_PLAN_VIDEOS = 50;
const MAX_PLAN_TOPICS = 30;

export const PlanSource = z.enum(PLAN_SOURCES, 'Kaynak geçersiz');
export type PlanSource = z.infer<typeof PlanSource>;

export const PlanStatus = z.enum(DAILY_PLAN_STATUSES, 'Durum geçersiz');

export const SubjectStatus = z.enum(SUBJECT_STATUSES, 'Durum geçersiz');
export type SubjectStatus = z.infer<typeof SubjectStatus>;

/** Neither flag set means reading. */
export const PlanTopic = z.strictObject({
  topic: singleLineText('Konu', 120),
  durationMinutes: z.optional(z.nullable(integer(0, 600))),
  /** False: watch the videos only. */
  solveQuestions: z.optional(z.boolean()),
  watchVideo: z.optional(z.boolean()),
  targetQuestions: z.optional(z.nullable(integer(1, 500))),
});
export type PlanTopic = z.infer<typeof PlanTopic>;

export const topicNames = z
  .array(singleLineText('Konu', 120))
  .check(z.maxLength(MAX_PLAN_TOPICS, `En fazla ${MAX_PLAN_TOPICS} konu olabilir`));
export const planTopics = z
  .array(PlanTopic)
  .check(z.maxLength(MAX_PLAN_TOPICS, `En fazla ${MAX_PLAN_TOPICS} konu olabilir`));
export const planVideos = z
  .array(VideoInput)
  .check(z.maxLength(MAX_PLAN_VIDEOS, `En fazla ${MAX_PLAN_VIDEOS} video olabilir`));

const ShownTopic = z.object({
  topic: z.string(),
  durationMinutes: z.optional(z.nullable(z.int())),
  solveQuestions: z.optional(z.boolean()),
  watchVideo: z.boolean(),
  targetQuestions: z.optional(z.nullable(z.int())),
});

export const PlanVideo = z.extend(VideoItem, {
  /** The source playlist; null for a video added by link. */
  playlistId: z.nullable(z.string()),
  /** Position among the subject's videos, from 1. */
  order: z.int(),
  /** Unique within the plan, even if a video is listed twice. */
  uid: z.string(),
});
export type PlanVideo = z.infer<typeof PlanVideo>;

export const PlanSubject = z.object({
  _id: uuid,
  subject: z.string(),
  /** From 1, in the day's order. */
  priority: z.int(),
  targetQuestions: z.nullable(z.int()),
  /** Minutes. */
  targetTime: z.nullable(z.int()),
  /** `targetTime` under the name used by the program form. */
  duration: z.nullable(z.int()),
  topics: z.array(z.string()),
  topicsDetailed: z.array(ShownTopic),
  description: z.string(),
  videos: z.array(PlanVideo),
  completedQuestions: z.int(),
  correctAnswers: z.int(),
  wrongAnswers: z.int(),
  blankAnswers: z.int(),
  /** The student typed the answers; otherwise they are summed over linked sessions. */
  answersTyped: z.boolean(),
  netScore: z.number(),
  /** Minutes of linked sessions. */
  studyTime: z.number(),
  status: SubjectStatus,
  /** A hint that the student has this timer open; the run itself is authoritative. */
  isActive: z.boolean(),
  sessionIds: z.array(uuid),
});
export type PlanSubject = z.infer<typeof PlanSubject>;

export const PlanStats = z.object({
  totalTargetQuestions: z.int(),
  totalCompletedQuestions: z.int(),
  /** Percent. */
  completionRate: z.int(),
  /** Percent of right answers; null without answers. */
  successRate: z.nullable(z.int()),
  /** Minutes. */
  totalStudyTime: z.number(),
  netScore: z.number(),
});

export const PlanFeedback = z.object({
  submittedAt: instant,
  feedbackText: z.string(),
  motivationScore: z.int(),
});

export const DailyPlan = z.object({
  _id: uuid,
  date: StudyDay,
  source: PlanSource,
  title: z.string(),
  motivationNote: z.string(),
  dailyGoal: z.string(),
  status: PlanStatus,
  subjects: z.array(PlanSubject),
  stats: PlanStats,
  studentFeedback: z.nullable(PlanFeedback),
  /** Every subject is done or skipped, or the student closed the day, so it may be evaluated. */
  isComplete: z.boolean(),
  /** When the student first opened the coach's program. */
  seenAt: z.nullable(instant),
  /** Incremented by edits; an edit of an older version is refused. */
  version: z.int(),
});
export type DailyPlan = z.infer<typeof DailyPlan>;
