import { COPY_ACTIONS, COPY_SKIPS, DRAFT_SPANS } from '@netlik/domain/coaching/values';
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, singleLineText, uuid } from '../fields.ts';
import { day, integer, StudyDay, subject } from '../study-fields.ts';

export const MAX_COPIED_DAYS = 7;
export const MAX_HOMEWORK_QUESTIONS = 200;
export const MAX_BATCH_STUDENTS = 1000;
export const MAX_BATCH_CELLS = 2000;

/**
 * The source (days of a student, template, planner drafts, homework, or nothing for `clear`) and the target
 * (days of students or single cells).
 */
export const CopyRequest = z.strictObject({
  /** The student to copy from. */
  studentId: z.optional(uuid),
  from: z.optional(day),
  days: z.optional(integer(1, MAX_COPIED_DAYS)),
  /** A day template or a week template. */
  templateId: z.optional(uuid),
  /** Each student's own planner draft for the day or the rest of its week. */
  draft: z.optional(z.enum(DRAFT_SPANS, 'Gün ya da hafta seç')),
  /** Questions of a topic, added to an existing program. */
  homework: z.optional(
    z.strictObject({
      subject,
      topic: singleLineText('Konu', 120),
      questions: integer(1, MAX_HOMEWORK_QUESTIONS),
    }),
  ),
  /** Deletes programs without recorded work. */
  clear: z.optional(z.boolean()),
  /** The day that receives the program of `from`. */
  to: z.optional(day),
  /** For a single day: further target days in the week that begins with `to`. */
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
  /** Days on which programs may be overwritten; other occupied days are skipped. */
  replaceDates: z._default(z.array(day).check(z.maxLength(2 * MAX_COPIED_DAYS)), []),
  /** For admins: the coach to write as. */
  coachId: z.optional(uuid),
});
export type CopyRequest = z.infer<typeof CopyRequest>;

export const CopyItem = z.object({
  studentId: uuid,
  studentName: z.string(),
  date: StudyDay,
  /** Title of the program that is written or cleared. */
  title: z.string(),
  action: z.enum(COPY_ACTIONS),
  reason: z.nullable(z.enum(COPY_SKIPS)),
  /** Content of the planner's draft; empty if the draft is made during the write. */
  work: z.array(z.object({ subject: z.string(), minutes: z.int(), topics: z.array(z.string()) })),
});
export type CopyItem = z.infer<typeof CopyItem>;

export const CopyOutcome = z.object({
  /** Id for undoing the batch; null if nothing was written. */
  batchId: z.nullable(uuid),
  items: z.array(CopyItem),
  /** True while a job writes the rest. */
  isRunning: z.boolean(),
});
export type CopyOutcome = z.infer<typeof CopyOutcome>;

export const BatchProgress = z.object({
  status: z.enum(['running', 'done', 'failed']),
  /** Students finished, out of all. */
  done: z.int(),
  total: z.int(),
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
