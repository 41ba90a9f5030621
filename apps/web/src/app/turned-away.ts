import { type Door, type Known, loginAddress, mayEnter, roleOf } from './guards.ts';
import { orHome } from './screens.ts';

/** Where to send a visitor of a protected page, or null to let them in. */
export const turnedAway = (person: Known | null, door: Door, here: string): string | null => {
  if (!person) return loginAddress(here);
  if (person.consent === 'due') return '/consent';
  if (mayEnter(person, door)) return null;
  return door.premiumOr !== undefined && door.roles.includes(roleOf(person)) ? orHome(door.premiumOr) : '/';
};
