import { DRAFT_SPANS } from '@netlik/domain/coaching/values';
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import { PlanReason } from '../planning/planner/plan-entry.ts';
import { PlannerStatus } from '../planning/planner/planner.ts';
import { day, StudyDay } from '../study-fields.ts';

export const MAX_DRAFT_STUDENTS = 40;

/** A subject as the program form takes it; nothing is stored. */
const DraftSubject = z.object({
  subject: z.string(),
  description: z.string(),
  /** Minutes, a multiple of 15. */
  duration: z.int(),
  targetQuestions: z.nullable(z.int()),
  topicsDetailed: z.array(
    z.object({
      topic: z.string(),
      durationMinutes: z.int(),
      solveQuestions: z.boolean(),
      watchVideo: z.boolean(),
      targetQuestions: z.nullable(z.int()),
    }),
  ),
  why: z.array(PlanReason),
});

export const ProgramDraft = z.object({
  studentId: uuid,
  status: PlannerStatus,
  /** Days with work, in order, without days that already have a program. */
  days: z.array(z.object({ date: StudyDay, subjects: z.array(DraftSubject) })),
});
export type ProgramDraft = z.infer<typeof ProgramDraft>;

export const programDrafts = {
  propose: endpoint({
    method: 'POST',
    path: '/coach/program-drafts',
    access: staff,
    changes: [],
    rate: 'heavy',
    summary: 'Propose the programs of a day or a week for one’s students from the planner; writes nothing',
    body: z.strictObject({
      studentIds: z
        .array(uuid)
        .check(
          z.minLength(1, 'En az bir öğrenci seç'),
          z.maxLength(MAX_DRAFT_STUDENTS, `Tek seferde en fazla ${MAX_DRAFT_STUDENTS} öğrenci`),
        ),
      date: day,
      /** The day alone, or the rest of its week. */
      span: z.enum(DRAFT_SPANS, 'Gün ya da hafta seç'),
    }),
    reply: z.array(ProgramDraft),
    errors: ['user.not_found'],
  }),
};
