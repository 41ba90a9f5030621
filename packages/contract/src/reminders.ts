import * as z from 'zod/mini';
import { students } from './access.ts';
import { endpoint } from './endpoint.ts';
import { uuid } from './fields.ts';
import { day, subject } from './study/study-fields.ts';

export const MAX_REMINDER = 5000;
/** Of one day: a list nobody could read any more. */
export const MOST_REMINDERS_A_DAY = 50;

export const Reminder = z.object({
  _id: uuid,
  date: z.string(),
  /** Light markdown. */
  text: z.string(),
  subject: z.nullable(z.string()),
  isDone: z.boolean(),
});
export type Reminder = z.infer<typeof Reminder>;

const text = z
  .string('Hatırlatma metni boş olamaz')
  .check(
    z.trim(),
    z.minLength(1, 'Hatırlatma metni boş olamaz'),
    z.maxLength(MAX_REMINDER, `En fazla ${MAX_REMINDER} karakter olabilir`),
  );

export const NewReminder = z.strictObject({
  date: day,
  text,
  subject: z.optional(z.nullable(subject)),
  isDone: z.optional(z.boolean()),
});
export type NewReminder = z.infer<typeof NewReminder>;

const ReminderChange = z.strictObject({
  date: z.optional(day),
  text: z.optional(text),
  subject: z.optional(z.nullable(subject)),
  isDone: z.optional(z.boolean()),
});

const byId = z.strictObject({ id: uuid });

export const reminders = {
  list: endpoint({
    method: 'GET',
    path: '/reminders',
    access: students,
    summary: 'Reminders from a day to a day (at most 400 days)',
    query: z.strictObject({ from: day, to: day }),
    reply: z.array(Reminder),
    errors: ['request.rule_broken'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/reminders',
    access: students,
    summary: 'Add a reminder to a day; one of today also comes as a notification in the morning',
    body: NewReminder,
    reply: Reminder,
    status: 201,
    idempotent: true,
    errors: ['request.rule_broken', 'reminder.too_many', 'request.idempotency_reused'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/reminders/:id',
    access: students,
    summary: 'Change a reminder; what is not given stays',
    params: byId,
    body: ReminderChange,
    reply: Reminder,
    errors: ['reminder.not_found', 'request.rule_broken', 'reminder.too_many'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/reminders/:id',
    access: students,
    summary: 'Delete a reminder',
    params: byId,
    reply: z.null(),
    errors: ['reminder.not_found'],
  }),
};
