import { homeOf, type Known, mayEnter, roleOf } from '../../guards.ts';
import { type Group, groups, type Screen } from '../../screen.ts';
import { builtScreens } from '../../screens.ts';

const inMenu = (person: Known, { menu }: Screen): boolean =>
  menu !== undefined &&
  (menu.tier === undefined || roleOf(person) !== 'student' || person.plan.tier === menu.tier);

export type MenuGroup = { group: Group; label: string; screens: Screen[] };

/** What the side menu lists for somebody, in its order; groups with nothing in them are left out. */
export const menuFor = (person: Known, built: readonly Screen[] = builtScreens): MenuGroup[] => {
  const listed = built.filter((screen) => mayEnter(person, screen) && inMenu(person, screen));
  return Object.entries(groups)
    .map(([group, label]) => ({
      group: group as Group,
      label,
      screens: listed.filter(({ menu }) => menu?.group === group),
    }))
    .filter((found) => found.screens.length > 0);
};

/** Every page somebody can go to without knowing an id. */
export const pagesFor = (person: Known, built: readonly Screen[] = builtScreens): Screen[] =>
  built.filter((screen) => !screen.path.includes(':') && mayEnter(person, screen));

/** The built pages above one, from home down: `/coach/students/1` has `/coach/students` above it if there is such a page. */
export const trailOf = (person: Known, screen: Screen, built: readonly Screen[] = builtScreens): Screen[] =>
  built.filter(
    (above) =>
      above.path !== screen.path &&
      mayEnter(person, above) &&
      (above.path === homeOf(person) ||
        (!above.path.includes(':') && screen.path.startsWith(`${above.path}/`))),
  );
