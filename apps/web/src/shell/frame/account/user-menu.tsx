import type { Person } from '@netlik/contract/identity/person';
import { useRef } from 'react';
import { FROM_TABLET } from '../../../theme/breakpoints.ts';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { userTexts as texts } from '../shell.texts.ts';
import { useDismiss } from '../use-dismiss.ts';
import { useLazyPart } from '../use-lazy-part.ts';
import styles from './user-menu.module.css';

const loadPanel = async () => (await import('./user-panel.tsx')).UserPanel;
const prepare = () => {
  loadPanel().catch(() => undefined);
};

type Props = { person: Person; withName: boolean; onMenu: () => void };

/** The person's face. It opens a panel on a computer and the menu on a phone. */
export const UserMenu = ({ person, withName, onMenu }: Props) => {
  const { Part: Panel, open, close } = useLazyPart(loadPanel);
  const container = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(Panel !== null, container, opener, close);
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  const press = () => {
    if (Panel) close();
    else if (matchMedia(FROM_TABLET).matches) open();
    else onMenu();
  };
  return (
    <div className={styles.container} ref={container}>
      <button
        type="button"
        ref={opener}
        className={styles.opener}
        aria-label={texts.open(name)}
        aria-expanded={Panel !== null}
        onClick={press}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Avatar person={person} size={withName ? 30 : 36} />
        {withName && <span>{name}</span>}
      </button>
      {Panel && <Panel person={person} close={close} />}
    </div>
  );
};
