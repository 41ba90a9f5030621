import { canOpenScreen } from '../../can-open-screen.ts';
import { homePath, type PersonAccess, roleOf } from '../../guards.ts';
import { forRole, type MenuPlace, type Place, places, placesOf, type Screen } from '../../screen.ts';
import { builtScreens } from '../../screens.ts';

const isInMenu = (person: PersonAccess, { menu }: Screen): boolean =>
  menu === true || (menu !== undefined && (roleOf(person) !== 'student' || person.plan.tier === menu));

export const menuFor = (person: PersonAccess, built: readonly Screen[] = builtScreens): MenuPlace[] => {
  const role = roleOf(person);
  const listed = built.filter((screen) => canOpenScreen(person, screen) && isInMenu(person, screen));
  // A role this version does not know has the pages that are open to all.
  return (placesOf[role] ?? placesOf.student)
    .map((place) => ({
      place,
      ...places[place],
      screens: listed.filter((screen) => forRole(screen.place, role) === place),
    }))
    .filter(({ screens }) => screens.length > 0);
};

/** A place's row stands for its first page, unless that page has a name of its own beside others. */
export const listedBelow = ({ label, screens }: MenuPlace): Screen[] =>
  screens.length === 1 || screens[0]!.title === label ? screens.slice(1) : screens;

export const pagesFor = (person: PersonAccess, built: readonly Screen[] = builtScreens): Screen[] =>
  built.filter((screen) => !screen.path.includes(':') && canOpenScreen(person, screen));

export const placeOf = (person: PersonAccess, screen: Screen | undefined): Place | undefined =>
  forRole(screen?.place, roleOf(person));

/** Returns an empty list for a place without tabs and for a page below a tab. */
export const tabsFor = (
  person: PersonAccess,
  screen: Screen | undefined,
  built: readonly Screen[] = builtScreens,
): Screen[] => {
  const place = placeOf(person, screen);
  if (!place || !screen?.menu) return [];
  const role = roleOf(person);
  const tabs = built.filter(
    (one) => forRole(one.tab, role) && forRole(one.place, role) === place && canOpenScreen(person, one),
  );
  return tabs.length > 1 ? tabs : [];
};

/** The page that a deeper page leads back to; undefined for the first page of a place. */
export const parentOf = (
  person: PersonAccess,
  screen: Screen | undefined,
  built: readonly Screen[] = builtScreens,
): { path: string; label: string } | undefined => {
  if (!screen) return undefined;
  const menu = menuFor(person, built);
  if (menu.some(({ screens }) => screens[0] === screen)) return undefined;
  const own = menu.find(({ place }) => place === placeOf(person, screen));
  const above = built
    .filter(
      (one) =>
        canOpenScreen(person, one) &&
        (screen.above ? one.path === screen.above : screen.path.startsWith(`${one.path}/`)),
    )
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  if (above && above !== own?.screens[0]) return { path: above.path, label: above.title };
  return own
    ? { path: own.screens[0]!.path, label: own.label }
    : { path: homePath(person), label: menu[0]!.label };
};
