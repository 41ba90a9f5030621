import { type PlanTier, ROLES, type Role } from '@netlik/domain/roles';

/**
 * Who may call. `public`: anyone. `session`: any signed-in person, also before the KVKK consent.
 * Otherwise only these roles, after the consent; `tier` narrows students, `entitlement` may be taken away from a student
 * by an admin. `guarded`: the call reaches other people or another company, for which a student under 18 needs the
 * guardian's confirmation; without it the call is refused, or where it is `partly` so, done without that part.
 */
export type Access =
  | 'public'
  | 'session'
  | {
      readonly roles: readonly Role[];
      readonly tier?: PlanTier;
      readonly guarded?: true | 'partly';
      readonly entitlement?: 'aiAssistant' | 'studyRooms';
    };

export const everyone = { roles: ROLES } as const satisfies Access;
/** Features that bring students together with other people: minors need the guardian's confirmation. */
export const everyoneGuarded = { roles: ROLES, guarded: true } as const satisfies Access;
/** Study rooms bring people together, and an admin may close them to a student. */
export const roomMembers = {
  roles: ROLES,
  guarded: true,
  entitlement: 'studyRooms',
} as const satisfies Access;
export const students = { roles: ['student'] } as const satisfies Access;
/** What asks the assistant to work; what it said stays readable. */
export const assistantUsers = { roles: ['student'], entitlement: 'aiAssistant' } as const satisfies Access;
export const staff = { roles: ['coach', 'admin'] } as const satisfies Access;
/** Planning and coaching are parts of premium; what exists stays readable. */
export const premiumStudents = { roles: ['student'], tier: 'premium' } as const satisfies Access;
export const admins = { roles: ['admin'] } as const satisfies Access;
