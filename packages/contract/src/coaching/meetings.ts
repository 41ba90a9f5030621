import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, integerParam, optionalMultilineText, uuid } from '../fields.ts';
import { day, StudyDay } from '../study-fields.ts';

export const MAX_AGREED = 1000;
/** Limit per student. */
export const MAX_MEETINGS = 500;

export const CoachMeeting = z.object({
  _id: uuid,
  day: StudyDay,
  /** HH:MM */
  time: z.string(),
  /** Agreements; empty until noted. */
  agreed: z.string(),
});
export type CoachMeeting = z.infer<typeof CoachMeeting>;

const time = z
  .string('Saati seç')
  .check(z.maxLength(5, 'Saati seç'), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Saati seç'));
const when = { day, time };

export const NewMeeting = z.strictObject(when);
export type NewMeeting = z.infer<typeof NewMeeting>;

export const MeetingChange = z.strictObject({
  ...when,
  agreed: optionalMultilineText('Kararlaştırılan', MAX_AGREED),
  /** Also creates the next meeting. */
  next: z.optional(z.nullable(NewMeeting)),
});
export type MeetingChange = z.infer<typeof MeetingChange>;

const shows = ['coach-meetings', 'coach-students'] as const;
const changes = ['coach-meetings'] as const;

export const meetings = {
  list: endpoint({
    method: 'GET',
    path: '/coach/students/:id/meetings',
    access: staff,
    shows,
    summary: 'Meetings with a student, the latest first',
    params: byId,
    query: z.strictObject({ page: integerParam(1, 1000, 1), limit: integerParam(1, 100, 20) }),
    reply: z.array(CoachMeeting),
    list: 'page',
    errors: ['user.not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/coach/students/:id/meetings',
    access: staff,
    changes,
    summary: 'Plan a meeting; both are reminded the evening before',
    params: byId,
    body: NewMeeting,
    reply: CoachMeeting,
    status: 201,
    idempotent: true,
    errors: ['user.not_found', 'coach.none', 'coach.meetings_full'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/coach/meetings/:id',
    access: staff,
    changes,
    summary: 'Move a meeting, note what was agreed, and plan the next one',
    params: byId,
    body: MeetingChange,
    reply: CoachMeeting,
    errors: ['coach.meeting_not_found', 'coach.none', 'coach.meetings_full'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/coach/meetings/:id',
    access: staff,
    changes,
    summary: 'Delete a meeting',
    params: byId,
    reply: z.null(),
    errors: ['coach.meeting_not_found'],
  }),
  listOwn: endpoint({
    method: 'GET',
    path: '/meetings',
    access: { roles: ['student', 'coach'], guarded: true },
    shows,
    summary:
      'One’s meetings from a day to a day (at most 400 days): a student’s with the coach, a coach’s with all students',
    query: z.strictObject({ from: day, to: day }),
    reply: z.array(z.extend(CoachMeeting, { personId: uuid, personName: z.string() })),
  }),
};
