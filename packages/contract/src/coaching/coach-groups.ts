import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { byId, singleLineText, uuid } from '../fields.ts';
import { integer } from '../study-fields.ts';

export const MAX_COACH_GROUPS = 30;
export const MAX_GROUP_NAME = 40;
export const MAX_GROUP_STUDENTS = 1000;
/** The theme has eight subject colours. */
export const GROUP_COLOURS = 8;

export const CoachGroup = z.object({
  _id: uuid,
  name: z.string(),
  colour: z.int(),
  /** Current students only. */
  studentIds: z.array(uuid),
});
export type CoachGroup = z.infer<typeof CoachGroup>;

export const CoachGroupForm = z.strictObject({
  name: singleLineText('Grup adı', MAX_GROUP_NAME),
  colour: integer(1, GROUP_COLOURS),
});
export type CoachGroupForm = z.infer<typeof CoachGroupForm>;

/** Narrows a list to the students of a group. */
export const inGroup = { group: z.optional(uuid) };

const shows = ['coach-students'] as const;
const changes = ['coach-students'] as const;

export const coachGroups = {
  list: endpoint({
    method: 'GET',
    path: '/coach/groups',
    access: staff,
    shows,
    summary: 'One’s own groups by name, with the students coached now',
    reply: z.array(CoachGroup),
  }),
  create: endpoint({
    method: 'POST',
    path: '/coach/groups',
    access: staff,
    changes,
    summary: 'Make a group without students',
    body: CoachGroupForm,
    reply: CoachGroup,
    status: 201,
    idempotent: true,
    errors: ['coach.groups_full', 'coach.group_named'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/coach/groups/:id',
    access: staff,
    changes,
    summary: 'Rename or recolour a group',
    params: byId,
    body: CoachGroupForm,
    reply: CoachGroup,
    errors: ['coach.group_not_found', 'coach.group_named'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/coach/groups/:id',
    access: staff,
    changes,
    summary: 'Delete a group; its students stay',
    params: byId,
    reply: z.null(),
    errors: ['coach.group_not_found'],
  }),
  setStudents: endpoint({
    method: 'PUT',
    path: '/coach/groups/:id/students',
    access: staff,
    changes,
    summary: 'Say who is in a group: students coached now, all of them',
    params: byId,
    body: z.strictObject({ studentIds: z.array(uuid).check(z.maxLength(MAX_GROUP_STUDENTS)) }),
    reply: CoachGroup,
    errors: ['coach.group_not_found', 'user.not_found'],
  }),
};
