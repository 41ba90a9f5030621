import { system } from '@netlik/contract/endpoints/system';
import type { Person } from '@netlik/contract/identity/person';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../api/read.ts';
import { roleOf } from '../../guards.ts';
import { MenuIcon } from '../menu/menu-icons.tsx';
import { shellTexts as texts } from '../shell.texts.ts';
import styles from './header.module.css';

/** For free students, if the operator has configured an upgrade URL. */
export const UpgradeLink = ({ person }: { person: Person }) => {
  const free = roleOf(person) === 'student' && person.plan.tier === 'free';
  const { data } = useQuery({
    ...read(system.config, {}, { staleTime: Number.POSITIVE_INFINITY }),
    enabled: free,
  });
  if (!free || !data?.upgradeUrl) return null;
  return (
    <a
      className={styles.upgrade}
      href={data.upgradeUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.upgradeHint}
    >
      <MenuIcon name="spark" />
      <span>{texts.upgrade}</span>
    </a>
  );
};
