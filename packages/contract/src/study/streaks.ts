import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { StudyDay } from '../study-fields.ts';

const weekday = z.int('Günü seç').check(z.minimum(1, 'Günü seç'), z.maximum(7, 'Günü seç'));

export const Streak = z.object({
  current: z.int(),
  longest: z.int(),
  studiedToday: z.boolean(),
  /** Missed days that a freeze can still cover, today included. */
  freezes: z.int(),
  /** The last day the streak survives without more study; null without a streak. */
  keptUntil: z.nullable(StudyDay),
  isRestDay: z.boolean(),
  /** 1 = Monday; null: no rest day. */
  restDay: z.nullable(z.int()),
  /** A choice that takes effect on a coming Monday. */
  next: z.nullable(z.object({ restDay: z.nullable(z.int()), from: StudyDay })),
  /** Days of the current streak covered by a freeze, newest first. */
  frozenDays: z.array(StudyDay),
});
export type Streak = z.infer<typeof Streak>;

export const streaks = {
  get: endpoint({
    method: 'GET',
    path: '/streak',
    access: students,
    shows: ['study-sessions'],
    summary: 'One’s streak with its freezes and the rest day',
    reply: Streak,
  }),
  setRestDay: endpoint({
    method: 'PUT',
    path: '/streak/rest-day',
    access: students,
    changes: ['study-sessions'],
    summary: 'Choose the rest day of the week or none; holds from the next Monday',
    body: z.strictObject({ restDay: z.nullable(weekday) }),
    reply: Streak,
  }),
};
