import { PLAN_STATUSES } from '@netlik/domain/roles';
import * as z from 'zod/mini';
import { admins } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  byId,
  clientInstant,
  email,
  instant,
  integerParam,
  optionalPersonName,
  optionalSingleLineText,
  uuid,
} from '../fields.ts';
import { AdminUser, Role, Tier, userStatuses } from './person.ts';

const PeopleQuery = z.strictObject({
  page: integerParam(1, 100_000, 1),
  // The program form loads all students at once.
  limit: integerParam(1, 1000, 20),
  role: z.optional(Role),
  status: z.optional(z.enum(userStatuses)),
  q: z.optional(optionalSingleLineText('Arama', 100)),
});

const limit = (max: number) =>
  z.nullable(
    z.int('Tam sayı gir').check(z.minimum(0, 'En az 0 olabilir'), z.maximum(max, `En fazla ${max} olabilir`)),
  );

/** Null: the tier's limit. */
const OwnLimits = z.object({ activePlansMax: limit(100), examsPerMonth: limit(1000) });
const Switch = z.nullable(z.boolean('Açık, kapalı ya da pakete göre olabilir'));
/** Null or missing: the tier's setting. */
const OwnEntitlements = z.strictObject({
  coachAccess: z.optional(Switch),
  aiAssistant: z.optional(Switch),
  studyRooms: z.optional(Switch),
});
const Entitlements = z.object({
  coachAccess: z.boolean(),
  aiAssistant: z.boolean(),
  studyRooms: z.boolean(),
});

export const UserPlan = z.object({
  plan: z.object({
    tier: Tier,
    status: z.enum(PLAN_STATUSES),
    premiumUntil: z.nullable(instant),
  }),
  /** Effective values, and the person's own overrides. */
  limits: z.object({ activePlansMax: z.int(), examsPerMonth: z.int() }),
  ownLimits: OwnLimits,
  entitlements: Entitlements,
  ownEntitlements: OwnEntitlements,
  coach: z.nullable(z.object({ id: uuid, name: z.string() })),
});
export type UserPlan = z.infer<typeof UserPlan>;

export const LapsingUser = z.object({
  _id: uuid,
  name: z.string(),
  email: z.string(),
  premiumUntil: instant,
  coach: z.nullable(z.object({ id: uuid, name: z.string() })),
});
export type LapsingUser = z.infer<typeof LapsingUser>;

export const MAX_INVITED = 200;

export const Invitee = z.strictObject({
  email,
  firstName: z._default(optionalPersonName('Ad', 50), ''),
  lastName: z._default(optionalPersonName('Soyad', 50), ''),
});
export type Invitee = z.infer<typeof Invitee>;

const planChanges = ['account', 'users', 'coach-students'] as const;

export const adminUsers = {
  listFast: endpoint({
    method: 'GET',
    path: '/admin/users-fast',
    access: admins,
    shows: ['users'],
    summary: 'People, newest first; a total above 10,000 means more than that',
    query: PeopleQuery,
    reply: z.array(AdminUser),
    list: 'page',
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/users',
    access: admins,
    shows: ['users'],
    summary: 'The same list under its older address',
    query: PeopleQuery,
    reply: z.array(AdminUser),
    list: 'page',
  }),
  lapsing: endpoint({
    method: 'GET',
    path: '/admin/users/lapsing',
    access: admins,
    shows: ['users'],
    summary: 'Students whose premium ends within so many days, the next one first',
    query: z.strictObject({
      days: integerParam(1, 90, 7),
      page: integerParam(1, 500, 1),
      limit: integerParam(1, 100, 20),
    }),
    reply: z.array(LapsingUser),
    list: 'page',
  }),
  invite: endpoint({
    method: 'POST',
    path: '/admin/users/invitations',
    access: admins,
    changes: ['users'],
    summary: 'Make student accounts whose owners set their own password by a mailed link of seven days',
    body: z.strictObject({
      people: z
        .array(Invitee)
        .check(
          z.minLength(1, 'En az bir kişi gerekli'),
          z.maxLength(MAX_INVITED, `Bir seferde en fazla ${MAX_INVITED} kişi davet edilebilir`),
        ),
    }),
    reply: z.object({
      invited: z.array(z.string()),
      /** Addresses that already have an account; no mail was sent. */
      taken: z.array(z.string()),
    }),
    rate: 'heavy',
  }),
  plan: endpoint({
    method: 'GET',
    path: '/admin/users/:id/plan',
    access: admins,
    shows: ['users'],
    summary: 'Tier, limits and entitlements of a person',
    params: byId,
    reply: UserPlan,
    errors: ['user.not_found'],
  }),
  setPlan: endpoint({
    method: 'PUT',
    path: '/admin/users/:id/plan',
    access: admins,
    changes: planChanges,
    summary: 'Switch the tier; premium may have an end, `resetLimits` drops own limits',
    params: byId,
    body: z.strictObject({
      tier: Tier,
      resetLimits: z.optional(z.boolean()),
      premiumUntil: z.optional(z.nullable(clientInstant)),
    }),
    reply: UserPlan,
    errors: ['user.not_found'],
  }),
  setLimits: endpoint({
    method: 'PUT',
    path: '/admin/users/:id/limits',
    access: admins,
    changes: planChanges,
    summary: 'Set own limits; null is the tier’s, what is not given stays',
    params: byId,
    body: z.strictObject(z.partial(OwnLimits).shape),
    reply: UserPlan,
    errors: ['user.not_found'],
  }),
  setEntitlements: endpoint({
    method: 'PUT',
    path: '/admin/users/:id/entitlements',
    access: admins,
    changes: planChanges,
    summary: 'Replace the own entitlements; unknown names are refused',
    params: byId,
    body: z.strictObject({ entitlements: OwnEntitlements }),
    reply: UserPlan,
    errors: ['user.not_found'],
  }),
};
