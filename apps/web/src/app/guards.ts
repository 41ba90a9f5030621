import type { Role } from '@netlik/contract/access';
import type { Person } from '@netlik/contract/identity/person';
import type { Screen } from './screen.ts';

/** Where each role is at home. */
const homes: Record<Role, string> = {
  student: '/dashboard',
  coach: '/coach-dashboard',
  admin: '/admin-dashboard',
};

export type Known = Pick<Person, 'role' | 'consent' | 'plan'>;

export const roleOf = (person: Pick<Known, 'role'>) => person.role.toLowerCase() as Role;

/** A page of ours to go on to after signing in; anything that could lead elsewhere is dropped. */
export const safeNext = (wanted: string | null): string => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  try {
    const url = new URL(wanted, 'https://here.invalid');
    if (url.origin !== 'https://here.invalid' || url.pathname === '/login') return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
};

export const loginAddress = (here: string): string => {
  const next = safeNext(here);
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
};

/** Where `/` leads. */
export const homeOf = (person: Known | null): string => {
  if (!person) return '/login';
  if (person.consent === 'due') return '/consent';
  return homes[roleOf(person)] ?? '/login';
};

export type Door = Pick<Screen, 'roles' | 'premiumOr'>;

/** Whether the page is for this person, by role and plan. */
export const mayEnter = (person: Known, { roles, premiumOr }: Door): boolean =>
  roles.includes(roleOf(person)) &&
  (premiumOr === undefined || roleOf(person) !== 'student' || person.plan.tier === 'premium');

/** The notice page is for those who have not answered it. */
export const turnedAwayFromConsent = (person: Known | null): string | null => {
  if (!person) return '/login';
  return person.consent === 'due' ? null : '/';
};
