import type { Person } from '@netlik/contract/identity/person';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import { useLayoutEffect, useRef } from 'react';
import { generatePath, Link, NavLink, useParams } from 'react-router';
import { roleOf } from '../../guards.ts';
import { forRole, places, type Screen } from '../../screen.ts';
import { parentOf, placeOf, tabsFor } from '../menu/menu.ts';
import { shellTexts as texts } from '../shell.texts.ts';
import styles from './top-line.module.css';

/** The tabs of a place, or the way back from a deeper page. */
export const TopLine = ({ person, screen }: { person: Person; screen: Screen | undefined }) => {
  const params = useParams();
  const tabs = tabsFor(person, screen);
  const line = useRef<HTMLElement>(null);
  // A phone hides tabs beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the page changes
  useLayoutEffect(() => {
    const tab = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (tab) line.current!.scrollLeft = tab.offsetLeft + tab.offsetWidth - line.current!.clientWidth;
  }, [screen?.path]);
  if (tabs.length > 0)
    return (
      <nav ref={line} className={styles.line} aria-label={places[placeOf(person, screen)!].label}>
        {tabs.map(({ path, tab }) => (
          <NavLink key={path} to={path} className={styles.tab!}>
            {forRole(tab, roleOf(person))}
          </NavLink>
        ))}
      </nav>
    );
  const parent = parentOf(person, screen);
  return (
    parent && (
      <nav className={styles.line} aria-label={texts.trail}>
        <Link to={generatePath(parent.path, params)} className={styles.back}>
          <ChevronLeftIcon size={18} />
          {parent.label}
        </Link>
      </nav>
    )
  );
};
