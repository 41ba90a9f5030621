import { useEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import type { MenuPlace, Place } from '../../screen.ts';
import { useCurrentScreen } from './current-screen.ts';
import { listedBelow } from './menu.ts';
import { MenuIcon } from './menu-icons.tsx';
import styles from './menu-list.module.css';

type Props = { menu: readonly MenuPlace[]; here: Place | undefined; onGo?: () => void };

/** Every page below its place. The place opens its first page. */
export const MenuList = ({ menu, here, onGo }: Props) => {
  const current = useCurrentScreen();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the page changes
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.path]);
  return (
    <ul ref={list} className={styles.list}>
      {menu.map((item) => {
        const { place, label, icon, screens } = item;
        const first = screens[0];
        const below = listedBelow(item);
        const isPage = current === first && !below.includes(first!);
        return (
          <li key={place}>
            <Link
              to={first!.path}
              className={styles.place}
              data-here={place === here || undefined}
              aria-current={isPage ? 'page' : undefined}
              onClick={onGo}
            >
              <MenuIcon name={icon} />
              {label}
            </Link>
            {below.length > 0 && (
              <ul>
                {below.map((screen) => (
                  <li key={screen.path}>
                    <NavLink to={screen.path} className={styles.page!} onClick={onGo}>
                      <MenuIcon name={screen.icon} />
                      {screen.title}
                    </NavLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ul>
  );
};
