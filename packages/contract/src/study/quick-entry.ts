import { COUNTS, DECIDERS, LINE_KINDS } from '@netlik/domain/study/quick-entry/values';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { singleLineText, uuid } from '../fields.ts';
import { count, day, integer, StudyDay, subject } from '../study-fields.ts';

const MAX_TEXT = 2000;

/** The parsed line; it is not stored, questions and time are saved as entries and sessions. */
export const ParsedLine = z.object({
  subject: z.nullable(z.string()),
  /** What chose between subjects of the same name; `line` if the line named it. */
  subjectDecidedBy: z.nullable(z.enum(DECIDERS)),
  subjectChoices: z.array(z.string()),
  topic: z.nullable(z.string()),
  topicChoices: z.array(z.string()),
  questions: z.nullable(z.number()),
  right: z.nullable(z.number()),
  wrong: z.nullable(z.number()),
  blank: z.nullable(z.number()),
  /** Counts derived from the others. */
  derived: z.array(z.enum(COUNTS)),
  seconds: z.nullable(z.number()),
  date: StudyDay,
  kind: z.nullable(z.enum(LINE_KINDS)),
  notUnderstood: z.array(z.string()),
  /** Saving is blocked while there are problems. */
  problems: z.array(z.object({ code: z.string(), text: z.string() })),
  /** The only matching subject of today's plan, linked on save. */
  planSubject: z.nullable(z.object({ _id: uuid, dailyPlanId: uuid, subjectIndex: z.int() })),
});
export type ParsedLine = z.infer<typeof ParsedLine>;

/** The student's choices, which override the line. */
const Corrections = z.strictObject({
  subject: z.optional(subject),
  topic: z.optional(z.nullable(z.string().check(z.maxLength(120, 'Konu geçersiz')))),
  questions: z.optional(count),
  right: z.optional(count),
  wrong: z.optional(count),
  blank: z.optional(count),
  seconds: z.optional(integer(60, 24 * 3600)),
  date: z.optional(day),
});

export const quickEntry = {
  parse: endpoint({
    method: 'POST',
    path: '/quick-entry/parse',
    access: students,
    changes: [],
    rate: 'read',
    summary: 'Read one line such as "mat türev 40 soru 32d 6y" or "dün fizik 1 saat"; stores nothing',
    body: z.strictObject({ text: singleLineText('Satır', MAX_TEXT), corrections: z.optional(Corrections) }),
    reply: ParsedLine,
  }),
};
