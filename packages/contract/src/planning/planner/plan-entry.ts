import { DROP_REASONS, ENTRY_KINDS } from '@netlik/domain/planning/planner/values';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import * as z from 'zod/mini';
import { StudyDay, whole } from '../../study-fields.ts';

export const EntryKind = z.enum(ENTRY_KINDS, 'Çalışma türü geçersiz');
export type EntryKind = z.infer<typeof EntryKind>;

export const TrialExam = z.enum(EXAM_KEYS, 'Deneme türü geçersiz');

export const Emphasis = z.union([z.literal(-1), z.literal(0), z.literal(1)], 'Ağırlık geçersiz');

export const TopicName = z.object({ subject: z.string(), topic: z.string() });
export type TopicName = z.infer<typeof TopicName>;

/** Why a block is in the plan, with the figures behind it. */
export const PlanReason = z.discriminatedUnion('code', [
  /** Questions that the exam is expected to ask. */
  z.object({ code: z.literal('asked'), questions: z.number() }),
  /** 0 to 1. */
  z.object({ code: z.literal('weak'), mastery: z.number() }),
  z.object({ code: z.literal('due'), dueDay: StudyDay, recall: z.number() }),
  /** So many topics wait for it, the most valuable of them by name. */
  z.object({ code: z.literal('opens'), topics: z.int(), best: TopicName }),
  z.object({ code: z.literal('begun'), minutesLeft: z.int() }),
  z.object({ code: z.literal('wrong'), wrong: z.int(), correct: z.int() }),
  /** Times a week. */
  z.object({ code: z.literal('routine'), sessions: z.int() }),
  z.object({ code: z.literal('rhythm'), perWeek: z.int() }),
  z.object({ code: z.literal('emphasis'), emphasis: Emphasis }),
  z.object({ code: z.literal('cards'), cards: z.int() }),
  z.object({ code: z.literal('moved'), from: StudyDay }),
]);
export type PlanReason = z.infer<typeof PlanReason>;

/** A block of the proposed or of the planned week. */
export const PlannerEntry = z.object({
  /** Names the same work of the same day: `kind topic day`. */
  key: z.string(),
  day: StudyDay,
  /** From 0, inside the day. */
  position: z.int(),
  /** HH:MM where the routine leaves the time free; null when it is not known. */
  start: z.nullable(z.string()),
  /** It is at an hour in which this student works best. */
  atBestHour: z.boolean(),
  kind: EntryKind,
  subject: z.string(),
  /** Null for trial exams and cards. */
  topic: z.nullable(z.string()),
  minutes: z.int(),
  questions: z.nullable(z.int()),
  exam: z.nullable(TrialExam),
  /** At most three, the most telling first. */
  why: z.array(PlanReason),
  /** The student has fixed it: it is never moved. */
  locked: z.boolean(),
});
export type PlannerEntry = z.infer<typeof PlannerEntry>;

/** An entry of the week that was applied. */
export const PlannedEntry = z.extend(PlannerEntry, {
  /** Done, skipped or worked on. */
  done: z.boolean(),
  /** Stored in the weekly plan or in a day's plan; a later day of a premium student is still a proposal. */
  written: z.boolean(),
});
export type PlannedEntry = z.infer<typeof PlannedEntry>;

/** What the planner leaves as it is, and whose minutes are taken. */
export const FixedBlock = z.object({
  day: StudyDay,
  minutes: z.int(),
  subject: z.nullable(z.string()),
  topic: z.nullable(z.string()),
  title: z.nullable(z.string()),
  source: z.enum(['coach', 'own']),
  done: z.boolean(),
});
export type FixedBlock = z.infer<typeof FixedBlock>;

/** A topic that will not be finished before the exam, with what it costs. */
export const UnfinishedTopic = z.object({
  subject: z.string(),
  topic: z.string(),
  minutesLeft: z.int(),
  /** Additional minutes on every study day with which it alone would be finished. */
  minutesPerDay: z.int(),
  questions: z.number(),
  points: z.number(),
  /** What would have to give. */
  instead: z.array(TopicName),
});
export type UnfinishedTopic = z.infer<typeof UnfinishedTopic>;

export const NotFitting = z.discriminatedUnion('kind', [
  /** No day has so many free minutes. */
  z.object({ kind: z.literal('exam'), exam: TrialExam, minutes: z.int() }),
  /** Due, but the hours or the subject's share are used up. */
  z.object({
    kind: z.literal('review'),
    subject: z.string(),
    topic: z.string(),
    minutes: z.int(),
    points: z.number(),
  }),
  /** Not before the exam. */
  z.extend(UnfinishedTopic, { kind: z.literal('topic') }),
]);
export type NotFitting = z.infer<typeof NotFitting>;

export const DroppedEntry = z.object({
  entry: PlannerEntry,
  /** Those of its minutes that have no place in the week. */
  minutes: z.int(),
  reason: z.enum(DROP_REASONS),
  /** Null while the topic still fits before the exam. */
  cost: z.nullable(UnfinishedTopic),
});
export type DroppedEntry = z.infer<typeof DroppedEntry>;

/** What a re-plan changed. */
export const PlanChanges = z.object({
  moved: z.array(z.object({ entry: PlannerEntry, from: StudyDay })),
  /** The rest of a moved one that found no place in one piece. */
  added: z.array(PlannerEntry),
  dropped: z.array(DroppedEntry),
});
export type PlanChanges = z.infer<typeof PlanChanges>;

/** Of a day; zero is a day without study. */
export const dayMinutes = whole(0, 24 * 60);
