import { NavLink } from 'react-router';
import type { MenuGroup } from './menu.ts';
import { MenuIcon } from './menu-icons.tsx';
import styles from './side-menu.module.css';

type Props = { groups: MenuGroup[]; onGo?: () => void };

export const MenuList = ({ groups, onGo }: Props) => (
  <div className={styles.groups}>
    {groups.map(({ group, label, screens }) => (
      <div key={group} className={styles.group}>
        {label && <h2 className={styles.heading}>{label}</h2>}
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
  </div>
);
