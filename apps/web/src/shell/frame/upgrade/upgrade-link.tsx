import type { Person } from '@netlik/contract/identity/person';
import { system } from '@netlik/contract/platform/system';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../data/calls/read.ts';
import { ActionLink } from '../../../ui/buttons/action-link.tsx';
import { roleOf } from '../../guards.ts';
import { MenuIcon } from '../menu/menu-icons.tsx';
import { shellTexts as texts } from '../shell.texts.ts';

type Props = { person: Person; className: string | undefined };

/** Links free students to the operator's URL, or to our contact page. */
export const UpgradeLink = ({ person, className }: Props) => {
  const free = roleOf(person) === 'student' && person.plan.tier === 'free';
  const { data } = useQuery({
    ...read(system.config, {}, { staleTime: Number.POSITIVE_INFINITY }),
    enabled: free,
  });
  if (!free || !data?.upgradeUrl) return null;
  const isOurs = data.upgradeUrl.startsWith('/');
  return (
    <ActionLink
      className={className}
      to={data.upgradeUrl}
      aria-label={isOurs ? texts.upgrade : texts.upgradeHint}
    >
      <MenuIcon name="premium" />
      {texts.premium}
    </ActionLink>
  );
};
