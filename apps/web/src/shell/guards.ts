import type { Person } from '@netlik/contract/identity/person';
import type { Role } from '@netlik/domain/roles';

export const homePaths: Record<Role, string> = {
  student: '/dashboard',
  coach: '/coach-dashboard',
  admin: '/admin-dashboard',
};

export type PersonAccess = Pick<Person, 'role' | 'consent' | 'plan'> & {
  factorDue?: boolean;
  firstRunDue?: boolean;
};

export const roleOf = (person: Pick<PersonAccess, 'role'>) => person.role.toLowerCase() as Role;

/** Returns the path to open after sign-in; anything that could lead to another site becomes `/`. */
export const safeNext = (wanted: string | null): string => {
  if (!wanted || !/^\/(?![/\\])/.test(wanted)) return '/';
  try {
    const url = new URL(wanted, 'https://here.invalid');
    // `/.//host` is a path here, but resolves to `//host`.
    if (url.origin !== 'https://here.invalid' || url.pathname.startsWith('//')) return '/';
    if (/^\/(login|consent|second-factor)$/.test(url.pathname)) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
};

const withNext = (path: string, here: string | null): string => {
  const next = safeNext(here);
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
};

export const loginPath = (here: string): string => withNext('/login', here);

/** The privacy notice comes first and then continues to `here`. */
export const consentPath = (here: string | null): string => withNext('/consent', here);

export const factorPath = (here: string | null): string => withNext('/second-factor', here);

export const homePath = (person: PersonAccess | null): string => {
  if (!person) return '/login';
  if (person.consent === 'due') return '/consent';
  if (person.factorDue) return '/second-factor';
  return homePaths[roleOf(person)] ?? '/profile';
};
