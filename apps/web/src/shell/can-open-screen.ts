import type { Role } from '@netlik/domain/roles';
import { homePaths, type PersonAccess, roleOf } from './guards.ts';
import type { Screen } from './screen.ts';

export type ScreenAccess = Pick<Screen, 'roles' | 'premiumOr' | 'isPublic'>;

/** A screen open to all roles is also open to a role this version does not know. */
export const canOpenScreen = (person: PersonAccess, { roles, premiumOr }: ScreenAccess): boolean =>
  (roles.includes(roleOf(person)) || Object.keys(homePaths).every((role) => roles.includes(role as Role))) &&
  (premiumOr === undefined || roleOf(person) !== 'student' || person.plan.tier === 'premium');
