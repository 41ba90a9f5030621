import { canOpenScreen, type ScreenAccess } from './can-open-screen.ts';
import {
  consentPath,
  factorPath,
  homePaths,
  loginPath,
  type PersonAccess,
  roleOf,
  safeNext,
} from './guards.ts';
import { builtPathOrHome } from './screens.ts';

const FIRST_RUN = '/first-run';

export const screenRedirect = (
  person: PersonAccess | null,
  screen: ScreenAccess,
  here: string,
): string | null => {
  if (!person) return screen.isPublic ? null : loginPath(here);
  if (person.consent === 'due') return consentPath(here);
  if (person.factorDue) return factorPath(here);
  // Only the start page waits for the first run, because a shared link must open at once.
  if (person.firstRunDue && here.split(/[?#]/)[0] === homePaths.student) return FIRST_RUN;
  if (canOpenScreen(person, screen)) return null;
  return screen.premiumOr !== undefined && screen.roles.includes(roleOf(person))
    ? builtPathOrHome(screen.premiumOr)
    : '/';
};

/** The consent page is only for users without an answer. */
export const consentRedirect = (person: PersonAccess | null, next: string | null): string | null => {
  if (!person) return '/login';
  return person.consent === 'due' ? null : safeNext(next);
};

/** The first run follows the consent and happens once. */
export const firstRunRedirect = (person: PersonAccess | null): string | null => {
  if (!person) return '/login';
  return person.consent !== 'due' && person.firstRunDue ? null : '/';
};

/** Only for users without the second factor that their role requires. */
export const factorRedirect = (person: PersonAccess | null, next: string | null): string | null => {
  if (!person) return '/login';
  if (person.consent === 'due') return consentPath(next);
  return person.factorDue ? null : safeNext(next);
};
