import type { Person } from '@netlik/contract/identity/person';
import { NavLink } from 'react-router';
import { Row } from '../../../ui/layout/row.tsx';
import { groups } from '../../screen.ts';
import { useCurrentScreen } from '../menu/current-screen.ts';
import styles from './place-tabs.module.css';
import { placeOf, tabsFor } from './places.ts';

export const PlaceTabs = ({ person }: { person: Person }) => {
  const screen = useCurrentScreen();
  const tabs = tabsFor(person, screen);
  if (tabs.length === 0) return null;
  return (
    <Row as="nav" gap="1" full className={styles.tabs} aria-label={groups[placeOf(screen)!]}>
      {tabs.map(({ path, tab }) => (
        <Row
          key={path}
          as={NavLink}
          to={path}
          align="center"
          tone="muted"
          size="small"
          weight="medium"
          noShrink
          minTouchTarget
          className={styles.tab!}
        >
          {tab}
        </Row>
      ))}
    </Row>
  );
};
