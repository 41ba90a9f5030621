import { ROUTINE_KINDS } from '@netlik/domain/planning/routines/values';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, optionalSingleLineText, uuid } from '../fields.ts';
import { day, integer, StudyDay } from '../study-fields.ts';

/** A day with more blocks would be unreadable. */
export const MAX_BLOCKS_A_DAY = 60;
const MAX_LABEL = 60;
const MAX_TITLE = 80;

/** Shared by forms and the API. */
export const blockTexts = {
  required: 'Zaman aralığı gerekli',
  kindRequired: 'Tür gerekli',
  step: 'Saatler 5 dakikalık adımlarla seçilir',
  range: 'Bitiş, başlangıçtan büyük ya da eşit olmalı',
  wake: 'Uyanış bir andır: başlangıcı ve bitişi aynı olmalı',
  overlap: 'Bloklar birbiriyle çakışıyor',
  newOverlap: 'Yeni blok mevcut bloklarla çakışıyor',
  changedOverlap: 'Güncellenen blok diğerleriyle çakışıyor',
  tooMany: `Bir güne en fazla ${MAX_BLOCKS_A_DAY} blok sığar`,
  weekOverlap: 'Seçilen saat aralığı mevcut bloklarla çakışıyor',
};

const RoutineKind = z.enum(ROUTINE_KINDS, blockTexts.kindRequired);

const minute = (max: number) =>
  z
    .int(blockTexts.required)
    .check(
      z.minimum(0, blockTexts.required),
      z.maximum(max, blockTexts.required),
      z.multipleOf(5, blockTexts.step),
    );

const fields = {
  startMinute: minute(1435),
  endMinute: minute(1440),
  kind: RoutineKind,
  label: z._default(optionalSingleLineText('Etiket', MAX_LABEL), ''),
};

/** Sleep may end before it starts; saving splits it at midnight. */
export const NewBlock = z.strictObject(fields);
export type NewBlock = z.infer<typeof NewBlock>;

const block = { startMinute: z.int(), endMinute: z.int(), kind: RoutineKind, label: z.string() };

export const DailyTemplate = z.object({
  title: z.string(),
  blocks: z.array(z.object(block)),
  /** Incremented by every save. */
  version: z.int(),
});
export type DailyTemplate = z.infer<typeof DailyTemplate>;

const NewTemplate = z.strictObject({
  title: optionalSingleLineText('Başlık', MAX_TITLE),
  blocks: z.array(NewBlock).check(z.maxLength(MAX_BLOCKS_A_DAY)),
  /** The version the edit is based on; 0 before the first save. */
  version: z.optional(integer(0, 1_000_000)),
});

export const WeeklyEntry = z.object({
  _id: uuid,
  /** 0 = Monday … 6 = Sunday. */
  day: z.int(),
  /** From 0, within its day. */
  order: z.int(),
  ...block,
});
export type WeeklyEntry = z.infer<typeof WeeklyEntry>;

export const WeeklyRoutine = z.object({
  _id: uuid,
  weekStartDate: StudyDay,
  entries: z.array(WeeklyEntry),
  /** The entries replaced by the template can be restored. */
  canUndo: z.boolean(),
});
export type WeeklyRoutine = z.infer<typeof WeeklyRoutine>;

const week = z.strictObject({ weekStartDate: day });
const byEntry = z.strictObject({ id: uuid, entryId: uuid });
const dayOfWeek = z.int('Gün seç').check(z.minimum(0, 'Gün seç'), z.maximum(6, 'Gün seç'));

export const routines = {
  template: endpoint({
    method: 'GET',
    path: '/routines/daily-template',
    access: students,
    shows: ['routines'],
    summary: 'The ideal day; null before the first save',
    reply: z.nullable(DailyTemplate),
  }),
  saveTemplate: endpoint({
    method: 'POST',
    path: '/routines/daily-template',
    access: students,
    changes: ['routines'],
    summary:
      'Replace the ideal day; sleep across midnight is split. Refused with the newer one when it has changed since the given version',
    body: NewTemplate,
    reply: DailyTemplate,
    idempotent: true,
    errors: ['routine.template_stale'],
  }),
  week: endpoint({
    method: 'GET',
    path: '/routines/weekly',
    access: students,
    shows: ['routines'],
    summary: 'The routine of the week that holds a day; null when there is none',
    query: z.strictObject({ date: day }),
    reply: z.nullable(WeeklyRoutine),
  }),
  createWeek: endpoint({
    method: 'POST',
    path: '/routines/weekly',
    access: students,
    changes: ['routines'],
    summary: 'Begin a week without entries, at most a year from today; the existing one where there is one',
    body: week,
    reply: WeeklyRoutine,
    status: 201,
  }),
  generateWeek: endpoint({
    method: 'POST',
    path: '/routines/weekly/generate-from-template',
    access: students,
    changes: ['routines'],
    summary: 'Fill a week without entries with the ideal day',
    body: week,
    reply: WeeklyRoutine,
    status: 201,
    idempotent: true,
    errors: ['routine.template_missing', 'routine.week_filled'],
  }),
  applyToWeek: endpoint({
    method: 'POST',
    path: '/routines/weekly/apply',
    access: students,
    changes: ['routines'],
    summary: 'Replace a week’s entries with the ideal day; the former ones are kept until the week changes',
    body: week,
    reply: WeeklyRoutine,
    idempotent: true,
    errors: ['routine.template_missing'],
  }),
  undoApply: endpoint({
    method: 'POST',
    path: '/routines/weekly/:id/undo',
    access: students,
    changes: ['routines'],
    summary: 'Bring back the entries that the ideal day replaced',
    params: byId,
    reply: WeeklyRoutine,
    idempotent: true,
    errors: ['routine.not_found', 'routine.nothing_to_undo'],
  }),
  addEntry: endpoint({
    method: 'PATCH',
    path: '/routines/weekly/:id/add-entry',
    access: students,
    changes: ['routines'],
    summary: 'Add a block to a day; sleep across midnight goes on in the next day',
    params: byId,
    body: z.strictObject({ day: dayOfWeek, ...fields }),
    reply: WeeklyRoutine,
    idempotent: true,
    errors: ['routine.not_found', 'routine.too_many'],
  }),
  updateEntry: endpoint({
    method: 'PATCH',
    path: '/routines/weekly/:id/entries/:entryId',
    access: students,
    changes: ['routines'],
    summary: 'Change a block’s times, kind or label, or its place in its day; what is not given stays',
    params: byEntry,
    body: z.strictObject({
      order: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_BLOCKS_A_DAY))),
      /** The ids of the day as the page showed them; a difference means a concurrent change. */
      seen: z.optional(z.array(uuid).check(z.maxLength(MAX_BLOCKS_A_DAY))),
      startMinute: z.optional(fields.startMinute),
      endMinute: z.optional(fields.endMinute),
      kind: z.optional(RoutineKind),
      label: z.optional(optionalSingleLineText('Etiket', MAX_LABEL)),
    }),
    reply: WeeklyRoutine,
    errors: ['routine.not_found', 'routine.too_many', 'routine.order_changed'],
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/routines/weekly/:id/entries/:entryId',
    access: students,
    changes: ['routines'],
    summary: 'Delete a block of the week',
    params: byEntry,
    reply: WeeklyRoutine,
    errors: ['routine.not_found'],
  }),
};
