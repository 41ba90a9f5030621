import type { Person } from '@netlik/contract/identity/person';
import MenuBarsIcon from 'lucide-react/icons/menu';
import SearchIcon from 'lucide-react/icons/search';
import { Link } from 'react-router';
import { BrandMark } from '../../../ui/layout/brand.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { TopBar } from '../../../ui/layout/top-bar.tsx';
import { UserMenu } from '../account/user-menu.tsx';
import { loadPalette } from '../palette/palette-key.ts';
import { shellTexts as texts } from '../shell.texts.ts';
import { HeaderSlot } from '../slots.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './header.module.css';
import { UpgradeLink } from './upgrade-link.tsx';

const prepare = () => {
  loadPalette().catch(() => undefined);
};

const onMac = /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

type Props = { person: Person; onMenu: () => void; onSearch: () => void };

export const Header = ({ person, onMenu, onSearch }: Props) => (
  <TopBar className={styles.inner}>
    <Row
      type="button"
      as="button"
      gap="2"
      align="center"
      justify="center"
      inline
      tone="muted"
      noShrink
      className={`${styles.icon} ${styles.phoneOnly}`}
      aria-label={texts.openMenu}
      aria-haspopup="dialog"
      onClick={onMenu}
    >
      <MenuBarsIcon />
    </Row>
    <Stack to="/" as={Link} center className={`${styles.brand} ${styles.phoneOnly}`} aria-label={texts.home}>
      <BrandMark />
    </Stack>
    <Breadcrumb person={person} />
    <Row gap="1" align="center" className={styles.actions}>
      <UpgradeLink person={person} />
      <Row
        type="button"
        as="button"
        gap="2"
        align="center"
        justify="center"
        inline
        tone="muted"
        noShrink
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
        onPointerEnter={prepare}
      >
        <SearchIcon />
        <span className={styles.searchText}>{texts.search}</span>
        <kbd>{texts.searchKeys(onMac)}</kbd>
      </Row>
      <HeaderSlot />
      <UserMenu person={person} />
    </Row>
  </TopBar>
);
