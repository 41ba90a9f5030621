import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { day, StudyDay } from '../study-fields.ts';

export const calendarModes = ['study', 'question'] as const;
export type CalendarMode = (typeof calendarModes)[number];

/** A day with activity; short field names, because one reply covers a year. */
export const CalendarDay = z.object({
  date: StudyDay,
  totalTime: z.number(),
  sessionCount: z.int(),
  averageQuality: z.nullable(z.number()),
  averageEfficiency: z.nullable(z.number()),
  /** Questions from sessions and question entries. */
  correct: z.int(),
  wrong: z.int(),
  blank: z.int(),
  /** All reminders of the day, and the open ones. */
  reminders: z.int(),
  openReminders: z.int(),
  /** Practice exams taken. */
  exams: z.int(),
  /** Meetings with the coach. */
  meetings: z.int(),
});
export type CalendarDay = z.infer<typeof CalendarDay>;

export const calendar = {
  days: endpoint({
    method: 'GET',
    path: '/calendar/days',
    access: students,
    shows: [
      'study-sessions',
      'question-entries',
      'reminders',
      'exam-attempts',
      'coach-meetings',
      'coach-feedback',
    ],
    summary: 'What each day holds, from a day to a day (at most 400 days)',
    query: z.strictObject({ mode: z.enum(calendarModes), from: day, to: day }),
    reply: z.array(CalendarDay),
  }),
};
