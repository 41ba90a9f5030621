import { WEEKLY_ENTRY_TYPES } from '@netlik/domain/planning/weekly-plans/values';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, uuid } from '../fields.ts';
import { day, StudyDay } from '../study-fields.ts';
import { MAX_PLAN_SUBJECTS, PlanSource } from './daily-plans/plan.ts';
import { MAX_WEEKLY_ENTRIES } from './weekly-plans.ts';

const item = { id: z.string(), done: z.boolean() };

/** A subject of the day's program or plan. */
const PlanItem = z.object({
  ...item,
  kind: z.literal('plan'),
  planId: uuid,
  index: z.int(),
  source: PlanSource,
  subject: z.string(),
  topics: z.array(z.string()),
  skipped: z.boolean(),
  /** Minutes. */
  targetTime: z.nullable(z.int()),
  studyTime: z.number(),
  targetQuestions: z.nullable(z.int()),
  completedQuestions: z.int(),
  /** The student typed the answers, so recorded questions are not added. */
  answersTyped: z.boolean(),
});

const WeeklyItem = z.object({
  ...item,
  kind: z.literal('weekly'),
  weekStart: StudyDay,
  subject: z.string(),
  type: z.enum(WEEKLY_ENTRY_TYPES),
  topic: z.nullable(z.string()),
  customTitle: z.nullable(z.string()),
});

const HabitItem = z.object({
  ...item,
  kind: z.literal('habit'),
  name: z.string(),
  /** HH:MM */
  time: z.string(),
  skipped: z.boolean(),
  /** Completed automatically by matching study. */
  isAuto: z.boolean(),
  streak: z.int(),
});

/** Cards due today and new ones. */
const CardsItem = z.object({ ...item, kind: z.literal('cards'), due: z.int(), fresh: z.int() });
const MistakesItem = z.object({ ...item, kind: z.literal('mistakes'), due: z.int() });

const ChallengeItem = z.object({
  ...item,
  kind: z.literal('challenge'),
  title: z.string(),
  current: z.int(),
  target: z.int(),
  xpReward: z.int(),
});

/** Unread notes and messages of the coach. */
const CoachItem = z.object({
  ...item,
  kind: z.literal('coach'),
  title: z.string(),
  text: z.string(),
  actionUrl: z.nullable(z.string()),
});

export const TodayItem = z.union([
  PlanItem,
  WeeklyItem,
  HabitItem,
  CardsItem,
  MistakesItem,
  ChallengeItem,
  CoachItem,
]);
export type TodayItem = z.infer<typeof TodayItem>;

export const Today = z.object({
  day: StudyDay,
  items: z.array(TodayItem),
  /** Id of the next item; null when everything is done or nothing is planned. */
  nextId: z.nullable(z.string()),
  streak: z.object({ days: z.int(), studiedToday: z.boolean() }),
  seconds: z.int(),
  questions: z.int(),
  /** The last studied subject; null before the first session. */
  lastSubject: z.nullable(z.string()),
  /** From the evening on, or once everything is done. */
  canClose: z.boolean(),
  closedAt: z.nullable(instant),
  /**
   * `notice`: the night changed or proposes something (`GET /planner/notice`); `week`: a current week has
   * work left.
   */
  planner: z.enum(['none', 'week', 'notice']),
});
export type Today = z.infer<typeof Today>;

/** `tomorrow`: moved to tomorrow; `later`: left open; `away`: skipped or deleted. */
export const leftChoices = ['tomorrow', 'later', 'away'] as const;
export type LeftChoice = (typeof leftChoices)[number];

const LeftItem = z.strictObject({
  kind: z.enum(['plan', 'weekly'], 'Bu iş taşınamaz'),
  id: uuid,
  to: z.enum(leftChoices, 'Ne olacağını seç'),
});

export const DayClosing = z.object({
  day: StudyDay,
  closedAt: instant,
  seconds: z.int(),
  questions: z.int(),
  streak: z.int(),
  done: z.int(),
  moved: z.int(),
  dropped: z.int(),
});
export type DayClosing = z.infer<typeof DayClosing>;

export const today = {
  get: endpoint({
    method: 'GET',
    path: '/today',
    access: students,
    cached: true,
    shows: [
      'daily-plans',
      'weekly-plans',
      'habits',
      'flashcards',
      'mistakes',
      'daily-challenges',
      'notifications',
      'study-sessions',
      'question-entries',
      'planner',
    ],
    summary: 'What to do now and what else the day holds: plan, week, habits, reviews, challenges, coach',
    reply: Today,
  }),
  close: endpoint({
    method: 'POST',
    path: '/today/close',
    access: students,
    changes: ['daily-plans', 'weekly-plans'],
    summary: 'Close the day: what is left goes to tomorrow, stays, or is dropped',
    body: z.strictObject({
      /** The displayed day; refused once it is over. */
      day,
      left: z
        .array(LeftItem)
        .check(z.maxLength(MAX_PLAN_SUBJECTS * 2 + MAX_WEEKLY_ENTRIES, 'Bu kadar iş bir güne sığmaz')),
    }),
    reply: DayClosing,
    idempotent: true,
    errors: ['today.item_gone', 'daily_plan.too_many', 'weekly_plan.too_many'],
  }),
};
