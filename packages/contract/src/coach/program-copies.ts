import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, uuid } from '../fields.ts';
import { day, StudyDay, whole } from '../study/study-fields.ts';

export const MAX_COPIED_DAYS = 7;
export const MAX_COPY_STUDENTS = 30;

export const CopyRequest = z.strictObject({
  /** Whose programs are copied. */
  studentId: uuid,
  from: day,
  days: whole(1, MAX_COPIED_DAYS),
  /** The day that gets what stands on `from`. */
  to: day,
  /** Further days for a copy of one day: of the week that begins with `to`. */
  alsoTo: z._default(
    z.array(day).check(z.maxLength(MAX_COPIED_DAYS - 1, `En fazla ${MAX_COPIED_DAYS} gün seçilebilir`)),
    [],
  ),
  studentIds: z
    .array(uuid, 'En az bir öğrenci seç')
    .check(
      z.minLength(1, 'En az bir öğrenci seç'),
      z.maxLength(MAX_COPY_STUDENTS, `En fazla ${MAX_COPY_STUDENTS} öğrenci seçilebilir`),
    ),
  /** Days whose programs may be replaced; others that are occupied are skipped. */
  replaceDates: z._default(z.array(day).check(z.maxLength(MAX_COPIED_DAYS)), []),
  /** For an admin: the coach in whose name it is written. */
  coachId: z.optional(uuid),
});
export type CopyRequest = z.infer<typeof CopyRequest>;

export const copyReasons = ['past', 'same', 'has_work', 'occupied'] as const;

export const CopyItem = z.object({
  studentId: uuid,
  studentName: z.string(),
  date: StudyDay,
  /** Of the program that is copied. */
  title: z.string(),
  action: z.enum(['create', 'replace', 'skip']),
  /** Why it is skipped. */
  reason: z.nullable(z.enum(copyReasons)),
});
export type CopyItem = z.infer<typeof CopyItem>;

export const CopyOutcome = z.object({
  /** What takes it back; null when nothing was written. */
  batchId: z.nullable(uuid),
  items: z.array(CopyItem),
});
export type CopyOutcome = z.infer<typeof CopyOutcome>;

const errors = ['user.not_found', 'coach.not_named', 'coach.nothing_to_copy'] as const;
const changes = ['daily-plans', 'coach-students'] as const;

export const programCopies = {
  preview: endpoint({
    method: 'POST',
    path: '/coach/programs/copy/preview',
    access: staff,
    changes: [],
    summary: 'What copying a student’s days to others would do to each day',
    body: CopyRequest,
    reply: z.array(CopyItem),
    errors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/coach/programs/copy',
    access: staff,
    changes,
    summary: 'Copy up to a week of a student’s programs to days of several students, all at once',
    body: CopyRequest,
    reply: CopyOutcome,
    idempotent: true,
    errors,
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
