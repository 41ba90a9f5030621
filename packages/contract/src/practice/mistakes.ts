import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  byId,
  clientInstant,
  fileUrl,
  instant,
  integerParam,
  optionalMultilineText,
  singleLineText,
  uuid,
} from '../fields.ts';
import { StudyDay, subject } from '../study-fields.ts';
import { Grade } from './flashcards.ts';

/** Limit per person. */
export const MAX_MISTAKES = 2000;
export const MAX_MISTAKE_NOTE = 2000;
export const MAX_MISTAKE_SOLUTION = 5000;

/** Knowledge, attention, time, calculation, reading. */
export const mistakeCauses = ['bilgi', 'dikkat', 'sure', 'islem', 'yorum'] as const;
export const MistakeCause = z.enum(mistakeCauses, 'Nedenini seç');
export type MistakeCause = z.infer<typeof MistakeCause>;

export const Mistake = z.object({
  _id: uuid,
  /** The day it was recorded. */
  date: StudyDay,
  subject: z.string(),
  topic: z.string(),
  cause: MistakeCause,
  note: z.string(),
  /** Markdown, hidden until requested. */
  solution: z.string(),
  photo: z.nullable(z.string()),
  stats: z.object({
    timesShown: z.int(),
    timesCorrect: z.int(),
    /** Null before it is solved again. */
    nextReviewAt: z.nullable(instant),
  }),
});
export type Mistake = z.infer<typeof Mistake>;

const fields = {
  subject,
  topic: singleLineText('Konu', 120),
  cause: MistakeCause,
  note: z.optional(optionalMultilineText('Not', MAX_MISTAKE_NOTE)),
  solution: z.optional(optionalMultilineText('Çözüm', MAX_MISTAKE_SOLUTION)),
  /** The URL from the upload; a mistake has a photo or a note. */
  photo: z.optional(z.nullable(fileUrl)),
};

export const NewMistake = z.strictObject(fields);
export type NewMistake = z.infer<typeof NewMistake>;

/** As many as an exam has wrong topics. */
export const MAX_NEW_MISTAKES = 60;

const filters = {
  subject: z.optional(subject),
  topic: z.optional(z.string().check(z.maxLength(120))),
  cause: z.optional(MistakeCause),
  search: z.optional(z.string().check(z.trim(), z.maxLength(100, 'Arama en fazla 100 karakter olabilir'))),
};

const causeCounts = z.object({
  bilgi: z.int(),
  dikkat: z.int(),
  sure: z.int(),
  islem: z.int(),
  yorum: z.int(),
});

export const MistakeOverview = z.object({
  total: z.int(),
  due: z.int(),
  byCause: causeCounts,
  /** The last six months, oldest first, by recording date. */
  months: z.array(z.object({ month: z.string(), counts: causeCounts })),
});
export type MistakeOverview = z.infer<typeof MistakeOverview>;

const changes = ['mistakes'] as const;

export const mistakes = {
  list: endpoint({
    method: 'GET',
    path: '/mistakes',
    access: students,
    shows: ['mistakes'],
    summary: 'Mistakes, newest first, by subject, topic, cause and words in them',
    query: z.strictObject({ ...filters, page: integerParam(1, 1000, 1), limit: integerParam(1, 100, 24) }),
    list: 'page',
    reply: z.array(Mistake),
  }),
  overview: endpoint({
    method: 'GET',
    path: '/mistakes/overview',
    access: students,
    shows: ['mistakes'],
    summary: 'How many mistakes there are by cause and month, and how many are due',
    reply: MistakeOverview,
  }),
  due: endpoint({
    method: 'GET',
    path: '/mistakes/due',
    access: students,
    shows: [],
    summary: 'Mistakes to solve again today, most at risk first, then those never solved again',
    query: z.strictObject({ ...filters, limit: integerParam(1, 50, 10) }),
    reply: z.array(Mistake),
  }),
  create: endpoint({
    method: 'POST',
    path: '/mistakes',
    access: students,
    changes,
    summary: 'Write a mistake down, with a photo or a note',
    body: NewMistake,
    reply: Mistake,
    status: 201,
    idempotent: true,
    errors: ['mistake.too_many'],
  }),
  createMany: endpoint({
    method: 'POST',
    path: '/mistakes/bulk',
    access: students,
    changes,
    summary: 'Write several mistakes down at once, as those of an exam: all or none',
    body: z.strictObject({
      mistakes: z
        .array(NewMistake)
        .check(z.minLength(1, 'En az bir yanlış seç'), z.maxLength(MAX_NEW_MISTAKES, 'Çok fazla yanlış')),
    }),
    reply: z.object({ created: z.int() }),
    status: 201,
    idempotent: true,
    errors: ['mistake.too_many'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/mistakes/:id',
    access: students,
    changes,
    summary: 'Replace what is written of a mistake; its schedule stays',
    params: byId,
    body: NewMistake,
    reply: Mistake,
    errors: ['mistake.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/mistakes/:id',
    access: students,
    changes,
    summary: 'Delete a mistake and its photo',
    params: byId,
    reply: z.null(),
    errors: ['mistake.not_found'],
  }),
  redo: endpoint({
    method: 'POST',
    path: '/mistakes/:id/redo',
    access: students,
    changes,
    summary: 'Say whether it was solved this time, and schedule it again',
    params: byId,
    body: z.strictObject({
      correct: z.boolean(),
      grade: z.optional(Grade),
      /** Time of an answer given offline; at most 30 days ago. */
      answeredAt: z.optional(clientInstant),
    }),
    reply: Mistake,
    idempotent: true,
    errors: ['mistake.not_found'],
  }),
};
