import { NavLink } from 'react-router';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { MenuGroup } from './menu.ts';
import { MenuIcon } from './menu-icons.tsx';
import styles from './side-menu.module.css';

type Props = { groups: MenuGroup[]; onGo?: () => void };

export const MenuList = ({ groups, onGo }: Props) => (
  <Stack gap="3" justify="start" className={styles.groups}>
    {groups.map(({ group, label, screens }) => (
      <div key={group} className={styles.group}>
        {label && (
          <Text as="h2" look="muted tiny medium" className={styles.heading}>
            {label}
          </Text>
        )}
        <ul>
          {screens.map(({ path, title, icon }) => (
            <li key={path}>
              <NavLink to={path} className={styles.item!} data-tip={title} onClick={onGo}>
                <MenuIcon name={icon} />
                <span className={styles.label}>{title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </Stack>
);
