import { canOpenScreen } from '../../can-open-screen.ts';
import type { PersonAccess } from '../../guards.ts';
import { type Group, groups, type Screen } from '../../screen.ts';
import { builtScreens } from '../../screens.ts';
import { menuFor } from '../menu/menu.ts';
import type { IconName } from '../menu/menu-icons.tsx';

/** Each place is a menu group. `sheet` lists its pages instead of opening one. */
const places = [
  { group: 'today', icon: 'home' },
  { group: 'plan', icon: 'plan' },
  { group: 'study', icon: 'timer', sheet: true },
  { group: 'progress', icon: 'chart' },
  { group: 'me', icon: 'person', sheet: true },
] as const satisfies readonly { group: Group; icon: IconName; sheet?: true }[];

export type Place = { group: Group; label: string; icon: IconName; screens: Screen[]; isSheet: boolean };

export const placesFor = (person: PersonAccess, built: readonly Screen[] = builtScreens): Place[] => {
  const menu = menuFor(person, built);
  return places.flatMap((place) => {
    const screens = menu.find(({ group }) => group === place.group)?.screens ?? [];
    if (screens.length === 0) return [];
    return [
      {
        group: place.group,
        label: groups[place.group],
        icon: place.icon,
        screens,
        isSheet: 'sheet' in place,
      },
    ];
  });
};

/** Also works for pages the menu does not list. */
export const placeOf = (screen: Screen | undefined): Group | undefined =>
  screen?.menu?.group ?? screen?.place;

/** Returns an empty list for a place without tabs. */
export const tabsFor = (
  person: PersonAccess,
  screen: Screen | undefined,
  built: readonly Screen[] = builtScreens,
): Screen[] => {
  const place = placeOf(screen);
  if (!place) return [];
  const tabs = built.filter((one) => one.tab && one.menu?.group === place && canOpenScreen(person, one));
  return tabs.length > 1 ? tabs : [];
};
