import { matchRoutes } from 'react-router';
import { actionTarget } from '../ui/buttons/action-target.ts';
import { canOpenScreen } from './can-open-screen.ts';
import type { PersonAccess } from './guards.ts';
import { publicScreens } from './public-screens.ts';
import { builtScreens, movedPaths } from './screens.ts';

type AccessCheck = (person: PersonAccess) => boolean;

const checks = new Map<string, AccessCheck>([
  ['/', () => true],
  ...publicScreens.map(({ path, guestsOnly }): [string, AccessCheck] => [path, () => !guestsOnly]),
  ...builtScreens.map((screen): [string, AccessCheck] => [
    screen.path,
    (person) => canOpenScreen(person, screen),
  ]),
]);
for (const [from, to] of Object.entries(movedPaths)) {
  const check = checks.get(to);
  if (check) checks.set(from, check);
}
const routes = [...checks.keys()].map((path) => ({ path, id: path }));

/** True for other sites and for pages the user may open. */
export const canOpenAddress = (person: PersonAccess, address: string | null): boolean => {
  const target = actionTarget(address);
  if (!target) return false;
  if ('site' in target) return true;
  const found = matchRoutes(routes, target.page)?.at(-1)?.route.id;
  return found !== undefined && (checks.get(found)?.(person) ?? false);
};
