import { DROP_REASONS, ENTRY_KINDS } from '@netlik/domain/planning/planner/values';
import { EXAM_KEYS } from '@netlik/domain/yks/exam-keys';
import * as z from 'zod/mini';
import { integer, StudyDay } from '../../study-fields.ts';

export const EntryKind = z.enum(ENTRY_KINDS, 'Çalışma türü geçersiz');
export type EntryKind = z.infer<typeof EntryKind>;

export const TrialExam = z.enum(EXAM_KEYS, 'Deneme türü geçersiz');

export const Emphasis = z.union([z.literal(-1), z.literal(0), z.literal(1)], 'Ağırlık geçersiz');

export const TopicName = z.object({ subject: z.string(), topic: z.string() });
export type TopicName = z.infer<typeof TopicName>;

/** Why a block is planned, with its figures. */
export const PlanReason = z.discriminatedUnion('code', [
  /** Questions expected in the exam. */
  z.object({ code: z.literal('asked'), questions: z.number() }),
  /** From 0 to 1. */
  z.object({ code: z.literal('weak'), mastery: z.number() }),
  z.object({ code: z.literal('due'), dueDay: StudyDay, recall: z.number() }),
  /** Number of topics that depend on it, with the most valuable one. */
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

/** A block of a proposed or current week. */
export const PlannerEntry = z.object({
  /** `kind topic day`, stable across proposals. */
  key: z.string(),
  day: StudyDay,
  /** From 0, within the day. */
  position: z.int(),
  /** HH:MM of free time in the routine; null if unknown. */
  start: z.nullable(z.string()),
  /** Falls in one of the student's best hours. */
  atBestHour: z.boolean(),
  kind: EntryKind,
  subject: z.string(),
  /** Null for trial exams and cards. */
  topic: z.nullable(z.string()),
  minutes: z.int(),
  questions: z.nullable(z.int()),
  exam: z.nullable(TrialExam),
  /** At most three, strongest first. */
  why: z.array(PlanReason),
  /** Pinned by the student, never moved. */
  locked: z.boolean(),
});
export type PlannerEntry = z.infer<typeof PlannerEntry>;

export const PlannedEntry = z.extend(PlannerEntry, {
  /** Done, skipped or started. */
  done: z.boolean(),
  /** Stored in the weekly or daily plan; for premium students later days are still proposals. */
  written: z.boolean(),
});
export type PlannedEntry = z.infer<typeof PlannedEntry>;

/** A block the planner does not move but subtracts from the free time. */
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

/** A topic that will not be finished before the exam, with its cost. */
export const UnfinishedTopic = z.object({
  subject: z.string(),
  topic: z.string(),
  minutesLeft: z.int(),
  /** Extra minutes per study day that would finish it. */
  minutesPerDay: z.int(),
  questions: z.number(),
  points: z.number(),
  /** Topics to drop in exchange. */
  instead: z.array(TopicName),
});
export type UnfinishedTopic = z.infer<typeof UnfinishedTopic>;

export const NotFitting = z.discriminatedUnion('kind', [
  /** No day has enough free minutes. */
  z.object({ kind: z.literal('exam'), exam: TrialExam, minutes: z.int() }),
  /** Due, but the hours or the subject's share are used up. */
  z.object({
    kind: z.literal('review'),
    subject: z.string(),
    topic: z.string(),
    minutes: z.int(),
    points: z.number(),
  }),
  /** Does not fit before the exam. */
  z.extend(UnfinishedTopic, { kind: z.literal('topic') }),
]);
export type NotFitting = z.infer<typeof NotFitting>;

export const DroppedEntry = z.object({
  entry: PlannerEntry,
  /** Minutes without a place in the week. */
  minutes: z.int(),
  reason: z.enum(DROP_REASONS),
  /** Null while the topic still fits before the exam. */
  cost: z.nullable(UnfinishedTopic),
});
export type DroppedEntry = z.infer<typeof DroppedEntry>;

export const PlanChanges = z.object({
  moved: z.array(z.object({ entry: PlannerEntry, from: StudyDay })),
  /** The remainder of a moved entry that no single gap could take. */
  added: z.array(PlannerEntry),
  dropped: z.array(DroppedEntry),
});
export type PlanChanges = z.infer<typeof PlanChanges>;

/** Minutes per day; zero is a day without study. */
export const dayMinutes = integer(0, 24 * 60);
