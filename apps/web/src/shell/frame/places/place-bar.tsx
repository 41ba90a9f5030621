import type { Person } from '@netlik/contract/identity/person';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { openQuickEntry } from '../../../study/quick-entry/quick-entry-request.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { useCurrentScreen } from '../menu/current-screen.ts';
import { MenuIcon } from '../menu/menu-icons.tsx';
import { MenuList } from '../menu/menu-list.tsx';
import { shellTexts as texts } from '../shell.texts.ts';
import styles from './place-bar.module.css';
import { type Place, placeOf, placesFor } from './places.ts';

const Sheet = ({ place, onClose }: { place: Place; onClose: () => void }) => (
  <Drawer title={place.label} side="left" width={300} narrowOnPhone onClose={onClose}>
    {place.group === 'study' && (
      <Button
        wide
        onClick={() => {
          onClose();
          openQuickEntry();
        }}
      >
        {texts.quickEntry}
      </Button>
    )}
    <nav aria-label={place.label}>
      <MenuList groups={[{ ...place }]} onGo={onClose} />
    </nav>
  </Drawer>
);

export const PlaceBar = ({ person }: { person: Person }) => {
  const [opened, setOpened] = useState<Place | null>(null);
  const here = placeOf(useCurrentScreen());
  const { pathname } = useLocation();
  const close = () => setOpened(null);
  return (
    <>
      <nav className={styles.bar} aria-label={texts.places} data-floating>
        {placesFor(person).map((place) => {
          const { group, label, icon, screens, isSheet } = place;
          const isHere = here === group;
          const inside = (
            <>
              <MenuIcon name={icon} />
              {label}
            </>
          );
          return isSheet ? (
            <button
              key={group}
              type="button"
              className={styles.place}
              data-here={isHere || undefined}
              aria-haspopup="dialog"
              onClick={() => setOpened(place)}
            >
              {inside}
            </button>
          ) : (
            <Link
              key={group}
              to={screens[0]!.path}
              className={styles.place}
              data-here={isHere || undefined}
              aria-current={isHere ? (pathname === screens[0]!.path ? 'page' : 'true') : undefined}
            >
              {inside}
            </Link>
          );
        })}
      </nav>
      {opened && <Sheet place={opened} onClose={close} />}
    </>
  );
};
