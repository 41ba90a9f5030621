import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { uuid } from '../fields.ts';
import { day, StudyDay } from '../study-fields.ts';
import { MAX_TABLE_BYTES, tableErrors } from '../tables.ts';
import { inGroup } from './coach-groups.ts';

export const SheetItem = z.object({
  line: z.int(),
  /** The student's name in the file. */
  name: z.string(),
  studentId: z.nullable(uuid),
  date: StudyDay,
  action: z.enum(['create', 'replace', 'refuse']),
  reason: z.string(),
  /** The cell's text, only for refused cells. */
  text: z.string(),
});
export type SheetItem = z.infer<typeof SheetItem>;

export const SheetOutcome = z.object({
  /** Id for `/coach/program-batches/:id/undo`; null if nothing was written. */
  batchId: z.nullable(uuid),
  items: z.array(SheetItem),
});
export type SheetOutcome = z.infer<typeof SheetOutcome>;

const coaches = { roles: ['coach'] } as const;
const form = {
  method: 'POST',
  access: coaches,
  body: z.strictObject({}),
  upload: { field: 'table', maxBytes: MAX_TABLE_BYTES, maxFiles: 1 },
  rate: 'upload',
  errors: [...tableErrors, 'table.no_columns'],
} as const;

export const programSheets = {
  download: endpoint({
    method: 'GET',
    path: '/coach/exports/programs',
    access: coaches,
    stepUp: true,
    shows: ['daily-plans', 'coach-students'],
    summary: 'The programs of a week as an Excel file: a line a student, a column a day',
    query: z.strictObject({ from: day, ...inGroup }),
    reply: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    replyType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }),
  preview: endpoint({
    ...form,
    path: '/coach/imports/programs/preview',
    changes: [],
    summary: 'What a file of programs would write to each day; cells that are as they were are left out',
    reply: z.array(SheetItem),
  }),
  /** A repeated request changes nothing, because its cells already match. */
  create: endpoint({
    ...form,
    path: '/coach/imports/programs',
    changes: ['daily-plans', 'coach-students'],
    summary: 'Write the programs of a file, all that can be taken or none; an empty cell changes nothing',
    reply: SheetOutcome,
  }),
};
