import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router';
import { browserStorage } from '../../../data/calls/browser-storage.ts';
import { Brand, BrandMark } from '../../../ui/layout/brand.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { shellTexts as texts } from '../shell.texts.ts';
import type { MenuGroup } from './menu.ts';
import { MenuList } from './menu-list.tsx';
import styles from './side-menu.module.css';

const keyOf = (personId: string) => `netlik.menu.${personId}`;

/** Narrow by default; stored per user, because computers are shared. */
const useMenuWidth = (personId: string) => {
  const [wide, setWide] = useState(() => browserStorage.read(keyOf(personId)) === 'wide');
  const toggle = () => {
    browserStorage.write(keyOf(personId), wide ? 'narrow' : 'wide');
    setWide(!wide);
  };
  return { wide, toggle };
};

type Tip = { text: string; top: number };

/** A single shared tooltip, because the scrolling list would clip one inside it. */
const useTip = (on: boolean) => {
  const [tip, setTip] = useState<Tip | null>(null);
  const show = (event: SyntheticEvent) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-tip]');
    if (!on || !item) return setTip(null);
    const { top, height } = item.getBoundingClientRect();
    setTip({ text: item.dataset.tip!, top: top + height / 2 });
  };
  const hide = () => setTip(null);
  return {
    tip: on ? tip : null,
    events: { onPointerOver: show, onFocus: show, onPointerLeave: hide, onBlur: hide, onClick: hide },
  };
};

export const SideMenu = ({ groups, personId }: { groups: MenuGroup[]; personId: string }) => {
  const { wide, toggle } = useMenuWidth(personId);
  const { tip, events } = useTip(!wide);
  const toggleText = wide ? texts.narrow : texts.widen;
  return (
    <>
      <nav
        className={`${styles.menu} ${wide ? styles.wide : styles.narrow}`}
        aria-label={texts.menu}
        {...events}
      >
        <Row to="/" as={Link} align="center" className={styles.brand!} aria-label={texts.home}>
          {wide ? <Brand /> : <BrandMark />}
        </Row>
        <MenuList groups={groups} folds={wide} />
        <button
          type="button"
          className={`${styles.item} ${styles.toggle}`}
          aria-expanded={wide}
          data-tip={toggleText}
          onClick={toggle}
        >
          {wide ? <ChevronLeftIcon /> : <ChevronRightIcon />}
          <span className={styles.label}>{toggleText}</span>
        </button>
      </nav>
      {tip && (
        <Text
          as="span"
          tone="plain"
          size="small"
          nowrap
          className={styles.tip}
          style={{ top: tip.top }}
          aria-hidden="true"
        >
          {tip.text}
        </Text>
      )}
    </>
  );
};
