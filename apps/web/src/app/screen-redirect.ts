import { canOpenScreen, type ScreenAccess } from './can-open-screen.ts';
import { consentPath, factorPath, loginPath, type PersonAccess, roleOf, safeNext } from './guards.ts';
import { builtPathOrHome } from './screens.ts';

/** Where to redirect a visitor of a protected page, or null to let them in. */
export const screenRedirect = (
  person: PersonAccess | null,
  screen: ScreenAccess,
  here: string,
): string | null => {
  if (!person) return screen.isPublic ? null : loginPath(here);
  if (person.consent === 'due') return consentPath(here);
  if (person.factorDue) return factorPath(here);
  if (canOpenScreen(person, screen)) return null;
  return screen.premiumOr !== undefined && screen.roles.includes(roleOf(person))
    ? builtPathOrHome(screen.premiumOr)
    : '/';
};

/** The consent page is only for those who have not answered it. */
export const consentRedirect = (person: PersonAccess | null, next: string | null): string | null => {
  if (!person) return '/login';
  return person.consent === 'due' ? null : safeNext(next);
};

/** The page that asks for a second factor is only for those whose role needs one they do not have. */
export const factorRedirect = (person: PersonAccess | null, next: string | null): string | null => {
  if (!person) return '/login';
  if (person.consent === 'due') return consentPath(next);
  return person.factorDue ? null : safeNext(next);
};
