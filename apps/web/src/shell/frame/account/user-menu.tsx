import type { Person } from '@netlik/contract/identity/person';
import { useRef } from 'react';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { userTexts as texts } from '../shell.texts.ts';
import { useDismiss } from '../use-dismiss.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import styles from './user-menu.module.css';

const loadPanel = async () => (await import('./user-panel.tsx')).UserPanel;
const prepare = () => {
  loadPanel().catch(() => undefined);
};

export const UserMenu = ({ person }: { person: Person }) => {
  const { Part: Panel, open, close } = useLazyPart(loadPanel);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(Panel !== null, container, opener, close);
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  return (
    <div className={styles.container} ref={container}>
      <Stack
        type="button"
        ref={opener}
        as="button"
        center
        className={styles.opener}
        aria-label={texts.open(name)}
        aria-expanded={Panel !== null}
        onClick={Panel ? close : open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Avatar person={person} size={36} />
      </Stack>
      {Panel && <Panel person={person} name={name} close={close} />}
    </div>
  );
};
