import type { Person } from '@netlik/contract/identity/person';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { AppearanceChoices, ThemeChoice } from '../../../ui/appearance/appearance-choices.tsx';
import { ChevronDownIcon } from '../../../ui/icons/glyphs.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { saveAppearance } from '../../appearance-sync.ts';
import { roleOf } from '../../guards.ts';
import type { IconName } from '../../screen.ts';
import { pagesFor } from '../menu/menu.ts';
import { MenuIcon } from '../menu/menu-icons.tsx';
import { userTexts as texts } from '../shell.texts.ts';
import { useTourStart } from '../slots.tsx';
import { requestSignOut } from './sign-out-request.ts';
import styles from './user-menu.module.css';

const roleText = (person: Person): string => {
  const role = roleOf(person);
  if (role === 'student') return `${texts.roles[role]} · ${texts.tiers[person.plan.tier]}`;
  return texts.roles[role] ?? texts.unknownRole;
};

const AppearanceSection = () => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.appearance}>
      <ThemeChoice choose={saveAppearance} />
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon name="swatch" />
        {texts.looks}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </button>
      <div id={id} className={styles.more} hidden={!open}>
        {open && <AppearanceChoices choose={saveAppearance} />}
      </div>
    </div>
  );
};

type ActionButtonProps = { icon: IconName; onClick: () => void; children: ReactNode };

const ActionButton = ({ icon, onClick, children }: ActionButtonProps) => (
  <button type="button" className={styles.item} onClick={onClick}>
    <MenuIcon name={icon} />
    {children}
  </button>
);

type Props = { person: Person; name: string; close: () => void };

export const UserPanel = ({ person, name, close }: Props) => {
  const tour = useTourStart();
  const linked = pagesFor(person).filter(({ path }) => path === '/profile' || path === '/support/reports');
  const after = (act: () => unknown) => () => {
    close();
    void act();
  };
  return (
    <section className={styles.panel} aria-label={texts.panel}>
      <div className={styles.identity}>
        <Avatar person={person} size={44} />
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          <p className={styles.small}>{roleText(person)}</p>
        </div>
      </div>
      <AppearanceSection />
      <div className={styles.items}>
        {linked.map(({ path, icon, title }) => (
          <Link key={path} to={path} className={styles.item!} onClick={close}>
            <MenuIcon name={icon} />
            {path === '/profile' ? texts.profile : title}
          </Link>
        ))}
        {tour && (
          <ActionButton icon="question" onClick={after(tour)}>
            {texts.tour}
          </ActionButton>
        )}
      </div>
      <div className={styles.items}>
        <ActionButton icon="leave" onClick={after(() => requestSignOut('here'))}>
          {texts.signOut}
        </ActionButton>
        <ActionButton icon="people" onClick={after(() => requestSignOut('everywhere'))}>
          {texts.signOutAll}
        </ActionButton>
      </div>
    </section>
  );
};
