import type { Person } from '@netlik/contract/identity/person';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../../../ui/icons/glyphs.tsx';
import { useCurrentScreen } from '../menu/current-screen.ts';
import { trailOf } from '../menu/menu.ts';
import { shellTexts as texts } from '../shell.texts.ts';
import styles from './header.module.css';

/** Where one is, from home on. A phone has the page's own heading instead. */
export const Trail = ({ person }: { person: Person }) => {
  const screen = useCurrentScreen();
  if (!screen) return null;
  return (
    <nav className={styles.trail} aria-label={texts.trail}>
      <ol>
        {trailOf(person, screen).map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <ChevronRightIcon size={14} />
          </li>
        ))}
        <li aria-current="page">{screen.title}</li>
      </ol>
    </nav>
  );
};
