import type { Role } from '@netlik/contract/access';
import type { Person } from '@netlik/contract/identity/person';

/** Where each role is at home. */
const homes: Record<Role, string> = {
  student: '/dashboard',
  coach: '/coach-dashboard',
  admin: '/admin-dashboard',
};

type Known = Pick<Person, 'role' | 'consent'>;

const roleOf = (person: Known) => person.role.toLowerCase() as Role;

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

/** Where to send a visitor of a protected page, or null to let them in. */
export const turnedAway = (person: Known | null, roles: readonly Role[], here: string): string | null => {
  if (!person) return loginAddress(here);
  if (person.consent === 'due') return '/consent';
  return roles.includes(roleOf(person)) ? null : '/';
};

/** The notice page is for those who have not answered it. */
export const turnedAwayFromConsent = (person: Known | null): string | null => {
  if (!person) return '/login';
  return person.consent === 'due' ? null : '/';
};
