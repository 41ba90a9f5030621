import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, optionalSingleLineText, uuid } from '../fields.ts';
import { day, integer } from '../study-fields.ts';
import { ChangedProgramSubject, CoachProgram, MAX_PROGRAM_SUBJECTS } from './coach-programs.ts';

export const WEEK_DAYS = 7;

/** Without `programId` the day is created; without subjects its program is deleted. */
const WeekDay = z.strictObject({
  date: day,
  programId: z.optional(uuid),
  /** The version the edit is based on. */
  version: z.optional(integer(0, 1_000_000)),
  title: z.optional(optionalSingleLineText('Başlık', 120)),
  subjects: z
    .array(ChangedProgramSubject)
    .check(z.maxLength(MAX_PROGRAM_SUBJECTS, `En fazla ${MAX_PROGRAM_SUBJECTS} ders olabilir`)),
});

export const WeekForm = z.strictObject({
  days: z
    .array(WeekDay)
    .check(
      z.minLength(1, 'Haftada değişen bir gün yok'),
      z.maxLength(WEEK_DAYS, `En fazla ${WEEK_DAYS} gün yazılabilir`),
    ),
  /** Status of new days and drafts; drafts are hidden from the student. */
  status: z.enum(['draft', 'active']),
  /** For admins: the coach to write as. */
  coachId: z.optional(uuid),
});
export type WeekForm = z.infer<typeof WeekForm>;

export const programWeeks = {
  save: endpoint({
    method: 'PUT',
    path: '/coach/students/:id/week',
    access: staff,
    changes: ['daily-plans', 'coach-students'],
    summary: 'Write, change and remove the programs of a student’s week at once, or none of them',
    params: byId,
    body: WeekForm,
    /** Only the programs that were written. */
    reply: z.array(CoachProgram),
    errors: [
      'user.not_found',
      'daily_plan.not_found',
      'daily_plan.exists',
      'daily_plan.changed',
      'daily_plan.subject_has_work',
      'daily_plan.past',
      'coach.not_named',
      'coach.topic_of_other_exam',
    ],
  }),
};
