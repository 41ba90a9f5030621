import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, line, uuid } from '../fields.ts';
import { day } from '../study-fields.ts';
import { MAX_TABLE_BYTES, MAX_TABLE_COLUMNS, tableErrors } from '../tables.ts';
import { examFilters, MAX_EXAM_SOURCE } from './exam-attempts.ts';

/** What a column holds: nothing, something of the person or the exam, or `tarih_ayt-1.correct`. */
const columnRole = z
  .string()
  .check(
    z.regex(
      /^(?:|number|email|name|surname|date|source|[a-z][a-z0-9_]{1,39}(?:-[12])?\.(?:correct|wrong|blank))$/,
      'Sütun geçersiz',
    ),
  );

const MAX_ANSWERS = 1000;

/** A form has only texts: lists are sent as JSON. */
const jsonText = <S extends z.core.$ZodType>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(64_000)),
      z.transform((text: string): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          return null;
        }
      }),
    ),
    schema,
  );

/** With nothing but the file, the columns are guessed or those of the publisher's last file. */
export const ImportForm = z.strictObject({
  exam: z.enum(examFilters, 'Deneme türünü seç'),
  /** For lines without a day or a publisher of their own. */
  date: z.optional(day),
  source: z.optional(line('Yayın', MAX_EXAM_SOURCE)),
  /** A role for each column. */
  columns: z.optional(jsonText(z.array(columnRole).check(z.maxLength(MAX_TABLE_COLUMNS)))),
  /** Who is meant in a line: [line, student], without a student it is left out. */
  answers: z.optional(
    jsonText(
      z.array(z.strictObject({ line: z.int(), studentId: z.nullable(uuid) })).check(z.maxLength(MAX_ANSWERS)),
    ),
  ),
});
export type ImportForm = z.infer<typeof ImportForm>;

export const ImportRow = z.object({
  line: z.int(),
  /** As the file names the person, or the exam in one's own file. */
  name: z.string(),
  status: z.enum(['ready', 'ask', 'refused']),
  /** Why it is not taken. */
  reason: z.string(),
  studentId: z.nullable(uuid),
  /** Who may be meant. */
  candidates: z.array(uuid),
  date: z.nullable(z.string()),
  source: z.string(),
  net: z.nullable(z.number()),
  /** The line as it is in the file; only in a preview, of what is not taken. */
  cells: z.array(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportPreview = z.object({
  columns: z.array(
    z.object({
      header: z.string(),
      role: z.string(),
      /** The first values. */
      sample: z.string(),
    }),
  ),
  /** Whether the columns are those of an earlier file of the publisher. */
  isRemembered: z.boolean(),
  /** What is still to be chosen before lines can be read; empty when nothing is. */
  issue: z.string(),
  rows: z.array(ImportRow),
  /** Whom a line can be given to. */
  students: z.array(z.object({ id: uuid, name: z.string() })),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportOutcome = z.object({
  /** What takes it back; null when nothing was added. */
  importId: z.nullable(uuid),
  added: z.int(),
  rows: z.array(ImportRow),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

const coaches = { roles: ['coach'] } as const;
const form = {
  method: 'POST',
  body: ImportForm,
  upload: { field: 'table', maxBytes: MAX_TABLE_BYTES, maxFiles: 1 },
  rate: 'upload',
} as const;
const preview = { ...form, changes: [], reply: ImportPreview, errors: tableErrors } as const;
const create = {
  ...form,
  changes: ['exam-attempts', 'coach-students'],
  reply: ImportOutcome,
  idempotent: true,
  errors: tableErrors,
} as const;

export const examImports = {
  previewClass: endpoint({
    ...preview,
    path: '/coach/imports/exams/preview',
    access: coaches,
    summary:
      'What a spreadsheet of a class’s exam results would add: its columns, whose line each is, what is refused',
  }),
  createClass: endpoint({
    ...create,
    path: '/coach/imports/exams',
    access: coaches,
    summary: 'Add the exam results of a class from a spreadsheet, all that can be taken or none',
  }),
  previewOwn: endpoint({
    ...preview,
    path: '/exam-attempts/import/preview',
    access: students,
    summary: 'What a spreadsheet of one’s own exam results would add',
  }),
  createOwn: endpoint({
    ...create,
    path: '/exam-attempts/import',
    access: students,
    summary: 'Add one’s own exam results from a spreadsheet; the month’s limit holds',
  }),
  undo: endpoint({
    method: 'POST',
    path: '/exam-imports/:id/undo',
    access: { roles: ['student', 'coach'] },
    changes: ['exam-attempts', 'coach-students'],
    summary: 'Take back the results of a file within a day; those somebody changed stay',
    params: byId,
    reply: z.object({ removed: z.int(), kept: z.int() }),
    errors: ['exam_import.not_found', 'exam_import.nothing_to_undo'],
  }),
};
