import type { Person } from '@netlik/contract/identity/person';
import { type MouseEvent, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { Drawer } from '../../ui/drawer.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { menuFor } from '../menu.ts';
import { useCurrentScreen } from './current-screen.ts';
import { Header } from './header.tsx';
import { MenuList } from './menu-list.tsx';
import { loadPalette, usePaletteKey } from './palette-key.ts';
import styles from './shell.module.css';
import { shellTexts as texts } from './shell.texts.ts';
import { SideMenu } from './side-menu.tsx';
import { AbovePage, OverPage, useWatchers } from './slots.tsx';
import { useLatePart } from './use-late-part.ts';

/** What stands around every page of somebody signed in. */
export const Shell = ({ person }: { person: Person }) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const palette = useLatePart(loadPalette);
  const main = useRef<HTMLElement>(null);
  const screen = useCurrentScreen();
  const groups = menuFor(person);
  const closeMenu = () => setMenuOpen(false);
  usePaletteKey(palette);
  useWatchers();

  const skip = (event: MouseEvent) => {
    // An address with a hash would be one more step back.
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <div className={styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to a place on the page; only the address bar is spared */}
      <a className={styles.skip} href="#icerik" onClick={skip}>
        {texts.skip}
      </a>
      {/* A page that names itself comes later, and its name is taken. */}
      {screen && <PageTitle>{screen.title}</PageTitle>}
      <SideMenu groups={groups} personId={person._id} />
      <div className={styles.side}>
        <Header person={person} onMenu={() => setMenuOpen(true)} onSearch={palette.open} />
        <AbovePage />
        <main id="icerik" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
      </div>
      {menuOpen && (
        <Drawer title={texts.menuTitle} side="left" width={300} narrowOnPhone onClose={closeMenu}>
          <nav aria-label={texts.menu}>
            <MenuList groups={groups} onGo={closeMenu} />
          </nav>
        </Drawer>
      )}
      {palette.Part && <palette.Part person={person} onClose={palette.close} />}
      <OverPage />
    </div>
  );
};
