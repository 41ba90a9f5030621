import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { Group } from '../../screen.ts';
import { useCurrentScreen } from './current-screen.ts';
import type { MenuGroup } from './menu.ts';
import { MenuIcon } from './menu-icons.tsx';
import styles from './side-menu.module.css';

type Props = {
  groups: MenuGroup[];
  /** True if groups can collapse; the current page's group stays open. */
  folds?: boolean;
  onGo?: () => void;
};

/** Collapsed by default because it is used least; a student's menu then fits 900 px. */
const FOLDED: readonly Group[] = ['me'];

const Heading = ({ label, open, onToggle }: { label: string; open: boolean; onToggle: () => void }) => (
  <Text as="h2" tone="muted" size="tiny" weight="medium" className={styles.heading}>
    <button type="button" aria-expanded={open} onClick={onToggle}>
      {label}
      <ChevronDownIcon size={16} />
    </button>
  </Text>
);

export const MenuList = ({ groups, folds = false, onGo }: Props) => {
  const [folded, setFolded] = useState(FOLDED);
  const current = useCurrentScreen();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the page changes
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.path]);
  const toggle = (group: Group) =>
    setFolded((now) => (now.includes(group) ? now.filter((one) => one !== group) : [...now, group]));
  return (
    <Stack ref={list} gap="3" justify="start" className={styles.groups}>
      {groups.map(({ group, label, screens }) => {
        const isOpen = !folds || current?.menu?.group === group || !folded.includes(group);
        const isAlone = screens.length === 1;
        return (
          <div key={group} className={styles.group}>
            {!isAlone &&
              (folds ? (
                <Heading label={label} open={isOpen} onToggle={() => toggle(group)} />
              ) : (
                <Text as="h2" tone="muted" size="tiny" weight="medium" className={styles.heading}>
                  {label}
                </Text>
              ))}
            {(isOpen || isAlone) && (
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
            )}
          </div>
        );
      })}
    </Stack>
  );
};
