import { WEEKLY_ENTRY_TYPES } from '@netlik/domain/planning/weekly-plans/values';
import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { instant, optionalMultilineText, optionalSingleLineText, uuid } from '../fields.ts';
import { day, integer, StudyDay, subject } from '../study-fields.ts';

/** Per week: more than fits on a screen. */
export const MAX_WEEKLY_ENTRIES = 100;
export const MAX_WEEKLY_TOPIC = 80;
export const MAX_WEEKLY_TITLE = 120;
export const MAX_WEEKLY_NOTES = 300;

const type = z.enum(WEEKLY_ENTRY_TYPES, 'Çalışma türünü seç');

export const weeklyEntryStatuses = ['pending', 'completed'] as const;
const status = z.enum(weeklyEntryStatuses);

export const weeklyTemplates = ['school', 'schoolAndCourse', 'graduate'] as const;
export const WeeklyTemplateName = z.enum(weeklyTemplates, 'Şablonu seç');
export type WeeklyTemplateName = z.infer<typeof WeeklyTemplateName>;

/** 0 = Monday … 6 = Sunday. */
const weekday = integer(0, 6);

export const WeeklyEntry = z.object({
  _id: uuid,
  day: weekday,
  subject: z.string(),
  type,
  topic: z.nullable(z.string()),
  customTitle: z.nullable(z.string()),
  /** Reason of a suggested entry. */
  suggestion: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  status,
  /** Position in its day, from 0. */
  order: z.int(),
});
export type WeeklyEntry = z.infer<typeof WeeklyEntry>;

export const WeeklyPlan = z.object({
  weekStart: StudyDay,
  entries: z.array(WeeklyEntry),
  /** Unfinished entries of last week that were not carried over. */
  leftLastWeek: z.int(),
  /** The last replacement of the week, until another change. */
  undo: z.nullable(z.object({ reason: z.enum(['template', 'carry_over']), at: instant })),
});
export type WeeklyPlan = z.infer<typeof WeeklyPlan>;

const topic = optionalSingleLineText('Konu', MAX_WEEKLY_TOPIC);
const customTitle = optionalSingleLineText('Başlık', MAX_WEEKLY_TITLE);
const notes = optionalMultilineText('Not', MAX_WEEKLY_NOTES);

export const NewWeeklyEntry = z.strictObject({
  day: weekday,
  subject,
  type,
  topic: z.optional(z.nullable(topic)),
  customTitle: z.optional(z.nullable(customTitle)),
  notes: z.optional(z.nullable(notes)),
});
export type NewWeeklyEntry = z.infer<typeof NewWeeklyEntry>;

const WeeklyEntryChange = z.strictObject({
  day: z.optional(weekday),
  /** Position in its day; the end if omitted. */
  order: z.optional(integer(0, MAX_WEEKLY_ENTRIES)),
  subject: z.optional(subject),
  type: z.optional(type),
  topic: z.optional(z.nullable(topic)),
  customTitle: z.optional(z.nullable(customTitle)),
  notes: z.optional(z.nullable(notes)),
});
export type WeeklyEntryChange = z.infer<typeof WeeklyEntryChange>;

const ofWeek = z.strictObject({ weekStart: day });
const ofEntry = z.strictObject({ weekStart: day, id: uuid });

const write = { access: students, changes: ['weekly-plans'], reply: WeeklyPlan } as const;

export const weeklyPlans = {
  get: endpoint({
    method: 'GET',
    path: '/weekly-plans',
    access: students,
    shows: ['weekly-plans'],
    summary: 'The plan of the week that holds a day',
    query: z.strictObject({ date: day }),
    reply: WeeklyPlan,
  }),
  addEntry: endpoint({
    ...write,
    method: 'PATCH',
    path: '/weekly-plans/:weekStart/add-entry',
    summary: 'Add an entry to the end of a day',
    params: ofWeek,
    body: NewWeeklyEntry,
    idempotent: true,
    errors: ['weekly_plan.too_many'],
  }),
  updateEntry: endpoint({
    ...write,
    method: 'PATCH',
    path: '/weekly-plans/:weekStart/entries/:id',
    summary: 'Change an entry, or move it to another day or place; what is not given stays',
    params: ofEntry,
    body: WeeklyEntryChange,
    errors: ['weekly_plan.entry_not_found'],
  }),
  removeEntry: endpoint({
    ...write,
    method: 'DELETE',
    path: '/weekly-plans/:weekStart/entries/:id',
    summary: 'Delete an entry',
    params: ofEntry,
    errors: ['weekly_plan.entry_not_found'],
  }),
  toggleStatus: endpoint({
    ...write,
    method: 'PATCH',
    path: '/weekly-plans/:weekStart/entries/:id/toggle-status',
    summary: 'Mark an entry done or not done; with a status, that one',
    params: ofEntry,
    body: z.optional(z.nullable(z.strictObject({ status: z.optional(status) }))),
    errors: ['weekly_plan.entry_not_found'],
  }),
  reorder: endpoint({
    ...write,
    method: 'PATCH',
    path: '/weekly-plans/:weekStart/reorder',
    summary: 'Set the order of a day; refused when the day holds other entries by now',
    params: ofWeek,
    body: z.strictObject({
      day: weekday,
      orderedEntryIds: z.array(uuid).check(z.maxLength(MAX_WEEKLY_ENTRIES)),
    }),
    errors: ['weekly_plan.order_stale'],
  }),
  applyTemplate: endpoint({
    ...write,
    method: 'POST',
    path: '/weekly-plans/:weekStart/apply-template',
    summary: 'Replace the entries of a week by those of a template; can be undone',
    params: ofWeek,
    body: z.strictObject({ template: WeeklyTemplateName }),
    idempotent: true,
  }),
  carryOver: endpoint({
    ...write,
    method: 'POST',
    path: '/weekly-plans/:weekStart/carry-over',
    summary: 'Add what was left undone in the week before, each once; can be undone',
    params: ofWeek,
    errors: ['weekly_plan.too_many'],
  }),
  undo: endpoint({
    ...write,
    method: 'POST',
    path: '/weekly-plans/:weekStart/undo',
    summary: 'Bring back the week as it was before the last template or carry-over',
    params: ofWeek,
    errors: ['weekly_plan.nothing_to_undo'],
  }),
};
