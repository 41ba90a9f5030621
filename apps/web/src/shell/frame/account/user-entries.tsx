import type { Person } from '@netlik/contract/identity/person';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { AppearanceChoices, ThemeChoice } from '../../../ui/appearance/appearance-choices.tsx';
import { Avatar } from '../../../ui/layout/avatar.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useTourStart } from '../../../ui/tutorial/tutorial.ts';
import { saveAppearance } from '../../appearance-sync.ts';
import { pagesFor } from '../menu/menu.ts';
import type { IconName } from '../menu/menu-icons.tsx';
import { MenuIcon } from '../menu/menu-icons.tsx';
import { userTexts as texts } from '../shell.texts.ts';
import { roleText } from './role-text.ts';
import { requestSignOut } from './sign-out-request.ts';
import styles from './user-menu.module.css';

const item = {
  gap: '3',
  align: 'center',
  tone: 'plain',
  size: 'small',
  weight: 'medium',
  text: 'start',
  full: true,
  minTouchTarget: true,
  className: styles.item!,
} as const;

const AppearanceSection = () => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack className={styles.appearance}>
      <ThemeChoice choose={saveAppearance} />
      <Row
        type="button"
        as="button"
        {...item}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <MenuIcon name="swatch" />
        {texts.looks}
        <ChevronDownIcon size={16} className={styles.chevron} />
      </Row>
      <Stack id={id} gap="4" className={styles.more} hidden={!open}>
        {open && <AppearanceChoices choose={saveAppearance} />}
      </Stack>
    </Stack>
  );
};

type ActionButtonProps = { icon: IconName; onClick: () => void; children: ReactNode };

const ActionButton = ({ icon, onClick, children }: ActionButtonProps) => (
  <Row type="button" as="button" {...item} onClick={onClick}>
    <MenuIcon name={icon} />
    {children}
  </Row>
);

type Props = { person: Person; close: () => void };

export const UserEntries = ({ person, close }: Props) => {
  const tour = useTourStart();
  const linked = pagesFor(person).filter(({ path }) => path === '/profile' || path === '/support/reports');
  const after = (act: () => unknown) => () => {
    close();
    void act();
  };
  return (
    <Stack as="section" aria-label={texts.panel}>
      <Row gap="3" align="center" className={styles.identity}>
        <Avatar person={person} size={44} />
        <Text as="div" shrink>
          <Text weight="semibold" truncate>
            {`${person.firstName} ${person.lastName}`.trim() || person.email}
          </Text>
          <Text tone="muted" size="small">
            {roleText(person)}
          </Text>
        </Text>
      </Row>
      <AppearanceSection />
      <Stack className={styles.items}>
        {linked.map(({ path, icon, title }) => (
          <Row key={path} to={path} as={Link} {...item} onClick={close}>
            <MenuIcon name={icon} />
            {path === '/profile' ? texts.profile : title}
          </Row>
        ))}
        {tour && (
          <ActionButton icon="question" onClick={after(tour)}>
            {texts.tour}
          </ActionButton>
        )}
      </Stack>
      <Stack className={styles.items}>
        <ActionButton icon="leave" onClick={after(() => requestSignOut('here'))}>
          {texts.signOut}
        </ActionButton>
        <ActionButton icon="room" onClick={after(() => requestSignOut('everywhere'))}>
          {texts.signOutAll}
        </ActionButton>
      </Stack>
    </Stack>
  );
};
