import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, optionalMultilineText, uuid } from '../fields.ts';
import { count, day, dayOrMoment, StudyDay, subject } from '../study-fields.ts';

export const QuestionEntry = z.object({
  _id: uuid,
  date: StudyDay,
  subject: z.string(),
  topic: z.nullable(z.string()),
  correct: z.int(),
  wrong: z.int(),
  note: z.nullable(z.string()),
  /** The plan subject it counts for, like a linked session. */
  planSubjectId: z.nullable(uuid),
});
export type QuestionEntry = z.infer<typeof QuestionEntry>;

const fields = {
  date: day,
  subject,
  topic: z.optional(z.nullable(z.string().check(z.maxLength(120, 'Konu geçersiz')))),
  correct: z.optional(count),
  wrong: z.optional(count),
  note: z.optional(z.nullable(optionalMultilineText('Not', 500))),
  /** Null: no plan; omitted: the matching subject of today's plan, if exactly one matches. */
  planSubjectId: z.optional(z.nullable(uuid)),
};

export const NewQuestionEntry = z.strictObject(fields);
export type NewQuestionEntry = z.infer<typeof NewQuestionEntry>;

export const questionEntries = {
  list: endpoint({
    method: 'GET',
    path: '/question-entries',
    access: students,
    shows: ['question-entries'],
    summary: 'Question entries of one day, or from a day to a day (at most 400 days)',
    query: z.strictObject({
      date: z.optional(dayOrMoment),
      from: z.optional(dayOrMoment),
      to: z.optional(dayOrMoment),
    }),
    reply: z.array(QuestionEntry),
  }),
  create: endpoint({
    method: 'POST',
    path: '/question-entries',
    access: students,
    changes: ['question-entries'],
    summary: 'Add solved questions to a day; not to one that has not begun',
    body: NewQuestionEntry,
    reply: QuestionEntry,
    status: 201,
    idempotent: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/question-entries/:id',
    access: students,
    changes: ['question-entries'],
    summary: 'Replace an entry',
    params: byId,
    body: NewQuestionEntry,
    reply: QuestionEntry,
    errors: ['question_entry.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/question-entries/:id',
    access: students,
    changes: ['question-entries'],
    summary: 'Delete an entry',
    params: byId,
    reply: z.null(),
    errors: ['question_entry.not_found'],
  }),
};
