import type { Person } from '@netlik/contract/identity/person';
import PanelLeftIcon from 'lucide-react/icons/panel-left';
import SearchIcon from 'lucide-react/icons/search';
import { useState } from 'react';
import { Link } from 'react-router';
import { browserStorage } from '../../../data/calls/browser-storage.ts';
import { Brand, BrandMark } from '../../../ui/layout/brand.tsx';
import type { MenuPlace, Place } from '../../screen.ts';
import { UserMenu } from '../account/user-menu.tsx';
import { MenuList } from '../menu/menu-list.tsx';
import { PlaceLinks } from '../menu/place-links.tsx';
import { loadPalette } from '../palette/palette-key.ts';
import { shellTexts as texts } from '../shell.texts.ts';
import { HeaderSlot } from '../slots.tsx';
import { UpgradeLink } from '../upgrade/upgrade-link.tsx';
import styles from './rail.module.css';

const preparePalette = () => {
  loadPalette().catch(() => undefined);
};

const onMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

const keyOf = (personId: string) => `netlik.menu.${personId}`;

/** Narrow by default; stored per user, because computers are shared. */
const useWidth = (personId: string) => {
  const [wide, setWide] = useState(() => browserStorage.read(keyOf(personId)) === 'wide');
  const toggle = () => {
    browserStorage.write(keyOf(personId), wide ? 'narrow' : 'wide');
    setWide(!wide);
  };
  return { wide, toggle };
};

type Props = {
  person: Person;
  menu: readonly MenuPlace[];
  here: Place | undefined;
  onMenu: () => void;
  onSearch: () => void;
};

/** The rail of a computer; a phone shows only the bell and the face, at the right of the page's head. */
export const Rail = ({ person, menu, here, onMenu, onSearch }: Props) => {
  const { wide, toggle } = useWidth(person._id);
  return (
    <header className={`${styles.rail} ${wide ? styles.wide : styles.narrow}`}>
      <Link to="/" className={styles.sign} aria-label={texts.home}>
        {wide ? <Brand /> : <BrandMark size={36} />}
      </Link>
      <nav className={styles.places} aria-label={texts.menu}>
        {wide ? (
          <MenuList menu={menu} here={here} />
        ) : (
          <PlaceLinks menu={menu} here={here} className={styles.item} />
        )}
      </nav>
      <div className={styles.foot}>
        <UpgradeLink person={person} className={`${styles.item} ${styles.phoneHidden}`} />
        <button
          type="button"
          className={`${styles.item} ${styles.phoneHidden}`}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={onSearch}
          onPointerEnter={preparePalette}
        >
          <SearchIcon />
          {texts.search}
          {wide && <kbd>{texts.searchKeys(onMac)}</kbd>}
        </button>
        <HeaderSlot className={styles.item} />
        <UserMenu person={person} onMenu={onMenu} withName={wide} />
        <button
          type="button"
          className={`${styles.item} ${styles.phoneHidden} ${styles.toggle}`}
          aria-label={wide ? texts.narrow : texts.widen}
          aria-expanded={wide}
          onClick={toggle}
        >
          <PanelLeftIcon />
          {wide && texts.narrow}
        </button>
      </div>
    </header>
  );
};
