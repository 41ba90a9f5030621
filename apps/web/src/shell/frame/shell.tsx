import type { Person } from '@netlik/contract/identity/person';
import { type MouseEvent, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { roleOf } from '../guards.ts';
import { Header } from './header/header.tsx';
import { useCurrentScreen } from './menu/current-screen.ts';
import { menuFor } from './menu/menu.ts';
import { MenuList } from './menu/menu-list.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { loadPalette, usePaletteKey } from './palette/palette-key.ts';
import { PlaceBar } from './places/place-bar.tsx';
import { PlaceTabs } from './places/place-tabs.tsx';
import styles from './shell.module.css';
import { shellTexts as texts } from './shell.texts.ts';
import { AbovePageSlot, OverlaySlot, useBackgroundTasks } from './slots.tsx';
import { useLazyPart } from './use-lazy-part.ts';

export const Shell = ({ person }: { person: Person }) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const palette = useLazyPart(loadPalette);
  const main = useRef<HTMLElement>(null);
  const screen = useCurrentScreen();
  const groups = menuFor(person);
  const isStudent = roleOf(person) === 'student';
  const closeMenu = () => setMenuOpen(false);
  usePaletteKey(palette);
  useBackgroundTasks(person._id);

  const skip = (event: MouseEvent) => {
    // A hash in the URL would add a history entry.
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <Row className={isStudent ? `${styles.shell} ${styles.withBar}` : styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: a real in-page link that only leaves the URL unchanged */}
      <a className={styles.skip} href="#icerik" onClick={skip}>
        {texts.skip}
      </a>
      {/* A title rendered by the page comes later and wins. */}
      {screen && <PageTitle>{screen.title}</PageTitle>}
      <SideMenu groups={groups} personId={person._id} />
      <Text as="div" grow className={styles.side}>
        <Header person={person} onMenu={() => setMenuOpen(true)} onSearch={palette.open} />
        <AbovePageSlot />
        <PlaceTabs person={person} />
        <main id="icerik" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </Text>
      {isStudent && <PlaceBar person={person} />}
      {menuOpen && (
        <Drawer title={texts.menuTitle} side="left" width={300} narrowOnPhone onClose={closeMenu}>
          <nav aria-label={texts.menu}>
            <MenuList groups={groups} onGo={closeMenu} />
          </nav>
        </Drawer>
      )}
      {palette.Part && <palette.Part person={person} onClose={palette.close} />}
      <OverlaySlot />
    </Row>
  );
};
