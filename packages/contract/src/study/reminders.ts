import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, multilineText, uuid } from '../fields.ts';
import { day, dayOrMoment, StudyDay, subject } from '../study-fields.ts';

export const MAX_REMINDER = 5000;
/** Per day: a longer list would not be readable. */
export const MAX_REMINDERS_A_DAY = 50;

export const Reminder = z.object({
  _id: uuid,
  date: StudyDay,
  /** Light markdown. */
  text: z.string(),
  subject: z.nullable(z.string()),
  isDone: z.boolean(),
});
export type Reminder = z.infer<typeof Reminder>;

const text = multilineText('Hatırlatma', MAX_REMINDER, 'Hatırlatma metni boş olamaz');

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

export const reminders = {
  list: endpoint({
    method: 'GET',
    path: '/reminders',
    access: students,
    shows: ['reminders'],
    summary: 'Reminders from a day to a day (at most 400 days); an instant stands for its day',
    query: z.strictObject({ from: dayOrMoment, to: dayOrMoment }),
    reply: z.array(Reminder),
  }),
  create: endpoint({
    method: 'POST',
    path: '/reminders',
    access: students,
    changes: ['reminders'],
    summary: 'Add a reminder to a day; one of today also comes as a notification in the morning',
    body: NewReminder,
    reply: Reminder,
    status: 201,
    idempotent: true,
    errors: ['reminder.too_many'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/reminders/:id',
    access: students,
    changes: ['reminders'],
    summary: 'Change a reminder; what is not given stays',
    params: byId,
    body: ReminderChange,
    reply: Reminder,
    errors: ['reminder.not_found', 'reminder.too_many'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/reminders/:id',
    access: students,
    changes: ['reminders'],
    summary: 'Delete a reminder',
    params: byId,
    reply: z.null(),
    errors: ['reminder.not_found'],
  }),
};
