import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { MenuIcon } from '../frame/menu/menu-icons.tsx';
import type { Place } from '../screen.ts';
import { useSiteMap } from '../site-map.ts';
import styles from './page-rows.module.css';
import { pageHints } from './place-pages.texts.ts';

/** The pages of a place below its first one. */
export const PageRows = ({ place, label }: { place: Place; label: string }) => {
  const { menu } = useSiteMap();
  const pages = menu.find((one) => one.place === place)?.screens.slice(1);
  return (
    <ul className={styles.rows} aria-label={label}>
      {pages?.map(({ path, title, icon }) => (
        <li key={path}>
          <Link to={path} className={styles.row}>
            <MenuIcon name={icon} />
            <Stack as="span" grow>
              <Text as="span" weight="semibold">
                {title}
              </Text>
              <Text as="span" tone="muted" size="small">
                {pageHints[path]}
              </Text>
            </Stack>
            <ChevronRightIcon size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
};
