import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, singleLineText, uuid } from '../fields.ts';
import { day } from '../study-fields.ts';
import { MAX_TABLE_BYTES, MAX_TABLE_COLUMNS, tableErrors } from '../tables.ts';
import { examFilters, MAX_EXAM_SOURCE } from './exam-attempts.ts';

/** Nothing, a field of the person or exam, or a count such as `tarih_ayt-1.correct`. */
const columnRole = z
  .string()
  .check(
    z.regex(
      /^(?:|number|email|name|surname|date|source|[a-z][a-z0-9_]{1,39}(?:-[12])?\.(?:correct|wrong|blank))$/,
      'Sütun geçersiz',
    ),
  );

const MAX_ANSWERS = 1000;

/** Multipart fields are text, so lists are sent as JSON. */
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

/** Without `columns`, the publisher's last mapping or a guess is used. */
export const ImportForm = z.strictObject({
  exam: z.enum(examFilters, 'Deneme türünü seç'),
  /** Default for lines without a date or publisher. */
  date: z.optional(day),
  source: z.optional(singleLineText('Yayın', MAX_EXAM_SOURCE)),
  /** One role per column. */
  columns: z.optional(jsonText(z.array(columnRole).check(z.maxLength(MAX_TABLE_COLUMNS)))),
  /** Pairs of line and student; without a student the line is skipped. */
  answers: z.optional(
    jsonText(
      z.array(z.strictObject({ line: z.int(), studentId: z.nullable(uuid) })).check(z.maxLength(MAX_ANSWERS)),
    ),
  ),
});
export type ImportForm = z.infer<typeof ImportForm>;

export const ImportRow = z.object({
  line: z.int(),
  /** The person's name in the file, or the exam's in a student's own file. */
  name: z.string(),
  status: z.enum(['ready', 'ask', 'refused']),
  reason: z.string(),
  studentId: z.nullable(uuid),
  /** Possible students. */
  candidates: z.array(uuid),
  date: z.nullable(z.string()),
  source: z.string(),
  net: z.nullable(z.number()),
  /** Raw cells of a refused line, only in a preview. */
  cells: z.array(z.string()),
});
export type ImportRow = z.infer<typeof ImportRow>;

export const ImportPreview = z.object({
  columns: z.array(
    z.object({
      header: z.string(),
      role: z.string(),
      /** First values of the column. */
      sample: z.string(),
    }),
  ),
  /** The columns come from an earlier file of this publisher. */
  isRemembered: z.boolean(),
  /** The missing choice that blocks reading; empty if none. */
  issue: z.string(),
  rows: z.array(ImportRow),
  /** Students a line can be assigned to. */
  students: z.array(z.object({ id: uuid, name: z.string() })),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const ImportOutcome = z.object({
  /** Id for undoing the import; null if nothing was added. */
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
