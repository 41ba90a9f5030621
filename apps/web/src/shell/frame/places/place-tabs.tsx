import type { Person } from '@netlik/contract/identity/person';
import { NavLink } from 'react-router';
import { groups } from '../../screen.ts';
import { useCurrentScreen } from '../menu/current-screen.ts';
import styles from './place-tabs.module.css';
import { placeOf, tabsFor } from './places.ts';

export const PlaceTabs = ({ person }: { person: Person }) => {
  const screen = useCurrentScreen();
  const tabs = tabsFor(person, screen);
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={groups[placeOf(screen)!]}>
      {tabs.map(({ path, tab }) => (
        <NavLink key={path} to={path} className={styles.tab!}>
          {tab}
        </NavLink>
      ))}
    </nav>
  );
};
