import type { Person } from '@netlik/contract/identity/person';
import { type MouseEvent, useRef } from 'react';
import { Outlet } from 'react-router';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useSiteMap } from '../site-map.ts';
import { useCurrentScreen } from './menu/current-screen.ts';
import { placeOf } from './menu/menu.ts';
import bar from './menu/place-bar.module.css';
import { PlaceLinks } from './menu/place-links.tsx';
import { loadPalette, usePaletteKey } from './palette/palette-key.ts';
import { Rail } from './rail/rail.tsx';
import styles from './shell.module.css';
import { shellTexts as texts } from './shell.texts.ts';
import { AbovePageSlot, OverlaySlot, useBackgroundTasks } from './slots.tsx';
import { TopLine } from './top-line/top-line.tsx';
import { useLazyPart } from './use-lazy-part.ts';

const loadMenu = async () => (await import('./menu/menu-drawer.tsx')).MenuDrawer;

export const Shell = ({ person }: { person: Person }) => {
  const menuDrawer = useLazyPart(loadMenu);
  const palette = useLazyPart(loadPalette);
  const main = useRef<HTMLElement>(null);
  const screen = useCurrentScreen();
  const { menu } = useSiteMap();
  const here = placeOf(person, screen);
  usePaletteKey(palette);
  useBackgroundTasks(person._id);

  const skip = (event: MouseEvent) => {
    // A hash in the URL would add a history entry.
    event.preventDefault();
    main.current?.focus();
  };
  const search = () => {
    menuDrawer.close();
    palette.open();
  };

  return (
    <div className={styles.shell}>
      {/* biome-ignore lint/a11y/useValidAnchor: a real in-page link that only leaves the URL unchanged */}
      <a className={styles.skip} href="#icerik" onClick={skip}>
        {texts.skip}
      </a>
      {/* A title rendered by the page comes later and wins. */}
      {screen && <PageTitle>{screen.title}</PageTitle>}
      <Rail person={person} menu={menu} here={here} onMenu={menuDrawer.open} onSearch={palette.open} />
      <div className={styles.above}>
        <AbovePageSlot />
      </div>
      <TopLine person={person} screen={screen} />
      <main id="icerik" ref={main} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <nav className={bar.bar} aria-label={texts.places} data-floating>
        <PlaceLinks menu={menu} here={here} className={bar.place} />
      </nav>
      {menuDrawer.Part && (
        <menuDrawer.Part
          person={person}
          menu={menu}
          here={here}
          onSearch={search}
          onClose={menuDrawer.close}
        />
      )}
      {palette.Part && <palette.Part person={person} onClose={palette.close} />}
      <OverlaySlot />
    </div>
  );
};
