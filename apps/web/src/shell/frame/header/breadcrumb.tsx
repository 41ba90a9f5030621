import type { Person } from '@netlik/contract/identity/person';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useCurrentScreen } from '../menu/current-screen.ts';
import { breadcrumbOf } from '../menu/menu.ts';
import { shellTexts as texts } from '../shell.texts.ts';
import styles from './header.module.css';

/** Phones show only the page's heading. */
export const Breadcrumb = ({ person }: { person: Person }) => {
  const screen = useCurrentScreen();
  if (!screen) return null;
  return (
    <nav className={styles.breadcrumb} aria-label={texts.trail}>
      <ol>
        {breadcrumbOf(person, screen).map(({ path, title }) => (
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
