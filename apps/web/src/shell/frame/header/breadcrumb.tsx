import type { Person } from '@netlik/contract/identity/person';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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
      <Row as="ol" gap="2" align="center">
        {breadcrumbOf(person, screen).map(({ path, title }) => (
          <Row as="li" key={path} gap="2" align="center" tone="muted" size="small" nowrap shrink>
            <Link to={path}>{title}</Link>
            <ChevronRightIcon size={14} />
          </Row>
        ))}
        <Text as="li" size="small" weight="semibold" truncate shrink aria-current="page">
          {screen.title}
        </Text>
      </Row>
    </nav>
  );
};
