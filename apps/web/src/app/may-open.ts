import { matchRoutes } from 'react-router';
import { actionTarget } from '../ui/buttons/action-target.ts';
import { type Known, mayEnter } from './guards.ts';
import { publicScreens } from './public-screens.ts';
import { builtScreens, moved } from './screens.ts';

type Door = (person: Known) => boolean;

const doors = new Map<string, Door>([
  ['/', () => true],
  ...publicScreens.map(({ path, guestsOnly }): [string, Door] => [path, () => !guestsOnly]),
  ...builtScreens.map((screen): [string, Door] => [screen.path, (person) => mayEnter(person, screen)]),
]);
for (const [from, to] of Object.entries(moved)) {
  const door = doors.get(to);
  if (door) doors.set(from, door);
}
const addresses = [...doors.keys()].map((path) => ({ path, id: path }));

/** Whether an address somebody else wrote leads this person anywhere: a page of theirs, or another site. */
export const mayOpen = (person: Known, address: string | null): boolean => {
  const target = actionTarget(address);
  if (!target) return false;
  if ('site' in target) return true;
  const found = matchRoutes(addresses, target.page)?.at(-1)?.route.id;
  return found !== undefined && (doors.get(found)?.(person) ?? false);
};
