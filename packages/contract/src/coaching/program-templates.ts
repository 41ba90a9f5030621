import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, singleLineText, uuid } from '../fields.ts';
import { day } from '../study-fields.ts';
import { MAX_PROGRAM_SUBJECTS, ProgramSubject } from './coach-programs.ts';

export const MAX_PROGRAM_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;

/** Subjects of a day that a coach saves for reuse. */
export const ProgramTemplate = z.object({
  _id: uuid,
  name: z.string(),
  /** Empty for a week template. */
  subjects: z.array(ProgramSubject),
  /** Days of a week template, Monday is 0; null for a day template. */
  days: z.nullable(z.array(z.object({ offset: z.int(), subjects: z.array(ProgramSubject) }))),
  createdAt: instant,
});
export type ProgramTemplate = z.infer<typeof ProgramTemplate>;

export const NewProgramTemplate = z.strictObject({
  name: singleLineText('Şablon adı', MAX_TEMPLATE_NAME),
  subjects: z
    .array(ProgramSubject, 'En az bir ders ekle')
    .check(
      z.minLength(1, 'En az bir ders ekle'),
      z.maxLength(MAX_PROGRAM_SUBJECTS, `En fazla ${MAX_PROGRAM_SUBJECTS} ders olabilir`),
    ),
});
export type NewProgramTemplate = z.infer<typeof NewProgramTemplate>;

/** Saves the days of a student's week. */
export const NewWeekTemplate = z.strictObject({
  name: singleLineText('Şablon adı', MAX_TEMPLATE_NAME),
  studentId: uuid,
  weekStart: day,
});
export type NewWeekTemplate = z.infer<typeof NewWeekTemplate>;

const shows = ['program-templates'] as const;
const changes = ['program-templates'] as const;

export const programTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/coach/program-templates',
    access: staff,
    shows,
    summary: 'One’s own templates, newest first',
    reply: z.array(ProgramTemplate),
  }),
  create: endpoint({
    method: 'POST',
    path: '/coach/program-templates',
    access: staff,
    changes,
    summary: 'Keep the subjects of a day as a template',
    body: NewProgramTemplate,
    reply: ProgramTemplate,
    status: 201,
    idempotent: true,
    errors: ['coach.templates_full', 'coach.template_named', 'coach.topic_of_other_exam'],
  }),
  createWeek: endpoint({
    method: 'POST',
    path: '/coach/program-templates/weeks',
    access: staff,
    changes,
    summary: 'Keep the week of a student as a template',
    body: NewWeekTemplate,
    reply: ProgramTemplate,
    status: 201,
    idempotent: true,
    errors: ['user.not_found', 'coach.nothing_to_copy', 'coach.templates_full', 'coach.template_named'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/coach/program-templates/:id',
    access: staff,
    changes,
    summary: 'Delete a template; programs written from it stay',
    params: byId,
    reply: z.null(),
    errors: ['coach.template_not_found'],
  }),
};
