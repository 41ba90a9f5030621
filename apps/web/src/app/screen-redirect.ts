import {
  canOpenScreen,
  consentPath,
  loginPath,
  type PersonAccess,
  roleOf,
  type ScreenAccess,
} from './guards.ts';
import { builtPathOrHome } from './screens.ts';

/** Where to redirect a visitor of a protected page, or null to let them in. */
export const screenRedirect = (
  person: PersonAccess | null,
  screen: ScreenAccess,
  here: string,
): string | null => {
  if (!person) return loginPath(here);
  if (person.consent === 'due') return consentPath(here);
  if (canOpenScreen(person, screen)) return null;
  return screen.premiumOr !== undefined && screen.roles.includes(roleOf(person))
    ? builtPathOrHome(screen.premiumOr)
    : '/';
};
