import { type PlanTier, ROLES, type Role } from '@netlik/domain/roles';

/**
 * Who may call; `tier` narrows students, an admin may withdraw an `entitlement`. `guarded` calls reach other
 * people or companies and need the guardian's confirmation for students under 18 (`partly`: only that part is
 * left out).
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
/** Calls that use the assistant; earlier answers stay readable without the entitlement. */
export const assistantUsers = { roles: ['student'], entitlement: 'aiAssistant' } as const satisfies Access;
export const staff = { roles: ['coach', 'admin'] } as const satisfies Access;
/** Writing plans and coaching data needs premium; existing data stays readable. */
export const premiumStudents = { roles: ['student'], tier: 'premium' } as const satisfies Access;
export const admins = { roles: ['admin'] } as const satisfies Access;
