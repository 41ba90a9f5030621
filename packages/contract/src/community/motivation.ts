import * as z from 'zod/mini';
import { admins, everyone } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { multilineText, optionalSingleLineText } from '../fields.ts';

const whole = (least: number, most: number) =>
  z.optional(z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most)));

/** Defaults to the current week. */
const week = { year: whole(2020, 2100), week: whole(1, 53) };

const MotivationWeek = z.object({
  year: z.int(),
  week: z.int(),
  text: z.string(),
  author: z.nullable(z.string()),
  /** No text was written for this week. */
  isBuiltIn: z.boolean(),
});
export type MotivationWeek = z.infer<typeof MotivationWeek>;

export const motivation = {
  current: endpoint({
    method: 'GET',
    path: '/motivation/current',
    access: everyone,
    shows: ['motivation'],
    summary: 'The quote of the week',
    reply: z.object({ text: z.string(), author: z.nullable(z.string()) }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/motivation',
    access: admins,
    shows: ['motivation'],
    summary: 'The quote of an ISO week',
    query: z.strictObject(week),
    reply: MotivationWeek,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/admin/motivation',
    access: admins,
    changes: ['motivation'],
    summary: 'Write the quote of an ISO week, in place of the one it has',
    query: z.strictObject(week),
    body: z.strictObject({
      text: multilineText('Söz', 500),
      author: z.optional(optionalSingleLineText('Yazar', 100)),
    }),
    reply: MotivationWeek,
  }),
};
