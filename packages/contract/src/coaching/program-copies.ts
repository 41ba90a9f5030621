import { COPY_ACTIONS, COPY_SKIPS, DRAFT_SPANS } from '@netlik/domain/coaching/values';
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, line, uuid } from '../fields.ts';
import { day, StudyDay, subject, whole } from '../study-fields.ts';

export const MAX_COPIED_DAYS = 7;
export const MAX_HOMEWORK_QUESTIONS = 200;
export const MAX_BATCH_STUDENTS = 1000;
export const MAX_BATCH_CELLS = 2000;

/** What is written: a student's days, a template, the planner's drafts, homework, or nothing (`clear`); and where: days of students, or single cells. */
export const CopyRequest = z.strictObject({
  /** Whose programs are copied. */
  studentId: z.optional(uuid),
  from: z.optional(day),
  days: z.optional(whole(1, MAX_COPIED_DAYS)),
  /** Of a day or of a week. */
  templateId: z.optional(uuid),
  /** Each student's own draft of the planner, for the day or for the rest of its week. */
  draft: z.optional(z.enum(DRAFT_SPANS, 'Gün ya da hafta seç')),
  /** Questions of a topic; they are added to a program that is there already. */
  homework: z.optional(
    z.strictObject({ subject, topic: line('Konu', 120), questions: whole(1, MAX_HOMEWORK_QUESTIONS) }),
  ),
  /** Takes away programs without work on them. */
  clear: z.optional(z.boolean()),
  /** The day that gets what is on `from`. */
  to: z.optional(day),
  /** Further days for what is one day: of the week that begins with `to`. */
  alsoTo: z._default(
    z.array(day).check(z.maxLength(MAX_COPIED_DAYS - 1, `En fazla ${MAX_COPIED_DAYS} gün seçilebilir`)),
    [],
  ),
  studentIds: z._default(
    z
      .array(uuid)
      .check(z.maxLength(MAX_BATCH_STUDENTS, `En fazla ${MAX_BATCH_STUDENTS} öğrenci seçilebilir`)),
    [],
  ),
  cells: z._default(
    z
      .array(z.strictObject({ studentId: uuid, date: day }))
      .check(z.maxLength(MAX_BATCH_CELLS, `En fazla ${MAX_BATCH_CELLS} gün seçilebilir`)),
    [],
  ),
  /** Days whose programs may be replaced; others that are occupied are skipped. */
  replaceDates: z._default(z.array(day).check(z.maxLength(2 * MAX_COPIED_DAYS)), []),
  /** For an admin: the coach in whose name it is written. */
  coachId: z.optional(uuid),
});
export type CopyRequest = z.infer<typeof CopyRequest>;

export const CopyItem = z.object({
  studentId: uuid,
  studentName: z.string(),
  date: StudyDay,
  /** Of the program that is written or cleared. */
  title: z.string(),
  action: z.enum(COPY_ACTIONS),
  /** Why it is skipped. */
  reason: z.nullable(z.enum(COPY_SKIPS)),
  /** What the draft of the planner holds; else empty, and so for students whose draft is made while it is written. */
  work: z.array(z.object({ subject: z.string(), minutes: z.int(), topics: z.array(z.string()) })),
});
export type CopyItem = z.infer<typeof CopyItem>;

export const CopyOutcome = z.object({
  /** What takes it back; null when nothing was written. */
  batchId: z.nullable(uuid),
  items: z.array(CopyItem),
  /** True while a job writes the rest. */
  isRunning: z.boolean(),
});
export type CopyOutcome = z.infer<typeof CopyOutcome>;

export const BatchProgress = z.object({
  status: z.enum(['running', 'done', 'failed']),
  /** Students served, of all. */
  done: z.int(),
  total: z.int(),
  /** Programs written or cleared so far. */
  written: z.int(),
  isUndone: z.boolean(),
});
export type BatchProgress = z.infer<typeof BatchProgress>;

const errors = [
  'user.not_found',
  'coach.not_named',
  'coach.nothing_to_copy',
  'coach.template_not_found',
] as const;
const changes = ['daily-plans', 'coach-students'] as const;

export const programCopies = {
  preview: endpoint({
    method: 'POST',
    path: '/coach/programs/copy/preview',
    access: staff,
    changes: [],
    summary: 'What writing days to students would do to each day',
    body: CopyRequest,
    reply: z.array(CopyItem),
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/coach/programs/copy',
    access: staff,
    changes,
    summary:
      'Write a student’s days, a template or drafts of the planner to days of any number of students, or clear days; a job does the rest',
    body: CopyRequest,
    reply: CopyOutcome,
    idempotent: true,
    errors,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/coach/program-batches/:id',
    access: staff,
    shows: changes,
    summary: 'How far programs written at once have come',
    params: byId,
    reply: BatchProgress,
    errors: ['coach.batch_not_found'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/coach/program-batches/:id/retry',
    access: staff,
    changes: [],
    summary: 'Go on with a batch that stopped; what is written is not written again',
    params: byId,
    reply: BatchProgress,
    errors: ['coach.batch_not_found'],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/coach/program-batches/:id/undo',
    access: staff,
    changes,
    summary: 'Take back programs written at once; those somebody changed or worked on stay',
    params: byId,
    reply: z.object({ removed: z.int(), kept: z.int() }),
    errors: ['coach.batch_not_found', 'coach.nothing_to_undo'],
  }),
};
