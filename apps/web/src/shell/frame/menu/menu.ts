import { canOpenScreen } from '../../can-open-screen.ts';
import { homePath, type PersonAccess, roleOf } from '../../guards.ts';
import { type Group, groups, type Screen } from '../../screen.ts';
import { builtScreens } from '../../screens.ts';

const isInMenu = (person: PersonAccess, { menu }: Screen): boolean =>
  menu !== undefined &&
  (menu.tier === undefined || roleOf(person) !== 'student' || person.plan.tier === menu.tier);

export type MenuGroup = { group: Group; label: string; screens: Screen[] };

export const menuFor = (person: PersonAccess, built: readonly Screen[] = builtScreens): MenuGroup[] => {
  const listed = built.filter((screen) => canOpenScreen(person, screen) && isInMenu(person, screen));
  const role = roleOf(person);
  // Coaches and admins see their own group first.
  const order = Object.keys(groups).toSorted((a, b) => Number(b === role) - Number(a === role)) as Group[];
  return order
    .map((group) => ({
      group,
      label: groups[group],
      screens: listed.filter(({ menu }) => menu?.group === group),
    }))
    .filter((found) => found.screens.length > 0);
};

export const pagesFor = (person: PersonAccess, built: readonly Screen[] = builtScreens): Screen[] =>
  built.filter((screen) => !screen.path.includes(':') && canOpenScreen(person, screen));

/**
 * Lists the parents from home down; `/coach/students/1` has `/coach/students` as parent if that page is
 * built.
 */
export const breadcrumbOf = (
  person: PersonAccess,
  screen: Screen,
  built: readonly Screen[] = builtScreens,
): Screen[] => {
  const home = homePath(person);
  const above = built.filter(
    (one) =>
      one.path !== screen.path &&
      canOpenScreen(person, one) &&
      (one.path === home || (!one.path.includes(':') && screen.path.startsWith(`${one.path}/`))),
  );
  return above.toSorted((a, b) => Number(b.path === home) - Number(a.path === home));
};
