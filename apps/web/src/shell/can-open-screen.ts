import type { Role } from '@netlik/domain/roles';
import { homePaths, type PersonAccess, roleOf } from './guards.ts';
import type { Screen } from './screen.ts';

export type ScreenAccess = Pick<Screen, 'roles' | 'premiumOr' | 'isPublic'>;

/** Whether role and plan allow the screen. What is open to every role is open to one that this version does not know. */
export const canOpenScreen = (person: PersonAccess, { roles, premiumOr }: ScreenAccess): boolean =>
  (roles.includes(roleOf(person)) || Object.keys(homePaths).every((role) => roles.includes(role as Role))) &&
  (premiumOr === undefined || roleOf(person) !== 'student' || person.plan.tier === 'premium');
