import * as z from 'zod/mini';
import { students } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, instant, opaqueToken, uuid } from '../fields.ts';
import { StudyDay } from '../study-fields.ts';

export const parentLinkDays = [7, 30] as const;
export const MAX_PARENT_LINKS = 5;

export const ParentLink = z.object({
  _id: uuid,
  createdAt: instant,
  expiresAt: instant,
  revokedAt: z.nullable(instant),
  openedAt: z.nullable(instant),
  opens: z.int(),
  /** Created by the coach with the student's permission. */
  byCoach: z.boolean(),
});
export type ParentLink = z.infer<typeof ParentLink>;

/** The part of a student's week that parents may see. */
export const ParentWeek = z.object({
  firstName: z.string(),
  from: StudyDay,
  to: StudyDay,
  days: z.array(z.object({ date: StudyDay, minutes: z.number() })),
  subjects: z.array(z.object({ subject: z.string(), minutes: z.number() })),
  /** TYT nets, oldest first. */
  nets: z.array(z.object({ date: StudyDay, net: z.number() })),
  /** The coach's notes for parents, newest first. */
  notes: z.array(z.object({ text: z.string(), createdAt: instant })),
  /** Percent of the goal and of the coach's programs; null in links the student shares alone. */
  goalPercent: z.nullable(z.int()),
  completion: z.nullable(z.int()),
});
export type ParentWeek = z.infer<typeof ParentWeek>;

const shows = ['parent-links'] as const;
const changes = ['parent-links'] as const;

export const parentLinks = {
  list: endpoint({
    method: 'GET',
    path: '/student/parent-links',
    access: students,
    shows,
    summary: 'One’s links for parents, newest first, with when they were opened',
    reply: z.array(ParentLink),
  }),
  create: endpoint({
    method: 'POST',
    path: '/student/parent-links',
    access: students,
    changes,
    summary: 'Make a link for parents; its secret is told this once',
    body: z.strictObject({ days: z.union([z.literal(7), z.literal(30)], 'Süre 7 ya da 30 gün olabilir') }),
    reply: z.extend(ParentLink, { token: z.string() }),
    status: 201,
    errors: ['parent_link.too_many'],
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/student/parent-links/:id',
    access: students,
    changes,
    summary: 'Close a link for parents at once',
    params: byId,
    reply: z.null(),
    errors: ['parent_link.not_found'],
  }),
  open: endpoint({
    // The token is in the body because paths are logged.
    method: 'POST',
    path: '/parents/week',
    access: 'public',
    summary: 'The week of the student whose link this is',
    body: z.strictObject({ token: opaqueToken }),
    reply: ParentWeek,
    rate: 'lookup',
    errors: ['parent_link.not_found'],
  }),
};
