import { GRADES, SCHOOL_TYPES } from '@netlik/domain/identity/values';
import { PLAN_TIERS, ROLES } from '@netlik/domain/roles';
import { FIELD_TYPES } from '@netlik/domain/yks/field-types';
import * as z from 'zod/mini';
import { instant, uuid } from '../fields.ts';
import { TargetUniversity } from './goals.ts';

export const UserId = uuid;
export const Role = z.enum(ROLES);
export const Tier = z.enum(PLAN_TIERS);

/** `due`: notice not accepted; `guardian`: waits for the guardian; `given`: complete. */
export const ConsentState = z.enum(['due', 'guardian', 'given']);
export type ConsentState = z.infer<typeof ConsentState>;

export const darkPalettes = ['default', 'amoled', 'emerald', 'teal', 'midnight', 'ink', 'graphite'] as const;
export const lightPalettes = ['default', 'day-sky', 'fresh-mint', 'soft-lavender', 'neutral-paper'] as const;

export const Appearance = z.strictObject({
  theme: z.enum(['light', 'dark', 'system']),
  darkPalette: z.enum(darkPalettes),
  lightPalette: z.enum(lightPalettes),
  mode: z.enum(['soft', 'neon']),
  glass: z.enum(['normal', 'intense']),
});
export type Appearance = z.infer<typeof Appearance>;

const person = {
  _id: UserId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  avatar: z.nullable(z.string()),
  plan: z.object({ tier: Tier }),
  coachSettings: z.object({ weeklyGoalMinutes: z.nullable(z.int()) }),
  consent: ConsentState,
  /** The role requires a second factor that is missing; role-bound calls answer `factor.required`. */
  factorDue: z.boolean(),
  /** The first-run questions are neither answered nor skipped. */
  firstRunDue: z.boolean(),
  appearance: z.nullable(Appearance),
  tutorialsSeen: z.array(z.string()),
};

export const Person = z.object(person);
export type Person = z.infer<typeof Person>;

const profileFields = {
  phone: z.string(),
  bio: z.string(),
  currentSchool: z.string(),
  schoolType: z.nullable(z.enum(SCHOOL_TYPES)),
  grade: z.nullable(z.enum(GRADES)),
  city: z.string(),
  targetYear: z.nullable(z.int()),
  targetFieldType: z.nullable(z.enum(FIELD_TYPES)),
  /** Out of 100; ÖSYM adds points for it. */
  diplomaGrade: z.nullable(z.number()),
  targetUniversities: z.array(TargetUniversity),
  profileCompleteness: z.int(),
  /** Other students may find this person by name or e-mail. */
  discoverable: z.boolean(),
  /** False for an account created with Google, which may set a password without the old one; null on other profiles. */
  hasPassword: z.nullable(z.boolean()),
};

export const Profile = z.object({ ...person, ...profileFields });
export type Profile = z.infer<typeof Profile>;

export const userStatuses = ['active', 'inactive', 'banned'] as const;

/** `inactive`: the e-mail was never verified; `banned`: suspended. */
export const AdminUser = z.object({
  _id: UserId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: Role,
  avatar: z.nullable(z.string()),
  plan: z.object({ tier: Tier }),
  profileCompleteness: z.int(),
  lastActivity: z.nullable(instant),
  status: z.enum(userStatuses),
  registrationDate: instant,
  isActive: z.boolean(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** Public view of a person. */
export const PersonCard = z.object({
  _id: UserId,
  firstName: z.string(),
  initial: z.string(),
  avatar: z.nullable(z.string()),
});
export type PersonCard = z.infer<typeof PersonCard>;

/** Coaches and admins also get the last name, e-mail and role. */
export const FoundPerson = z.object({
  ...PersonCard.shape,
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  role: z.optional(Role),
});
export type FoundPerson = z.infer<typeof FoundPerson>;
