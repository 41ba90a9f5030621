import LogOutIcon from 'lucide-react/icons/log-out';
import { usePerson } from '../../data/calls/use-person.ts';
import { AppearanceChoices, ThemeChoice } from '../../ui/appearance/appearance-choices.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { saveAppearance } from '../appearance-sync.ts';
import { roleText } from '../frame/account/role-text.ts';
import { requestSignOut } from '../frame/account/sign-out-request.ts';
import { PageRows } from './page-rows.tsx';
import { mePageTexts as texts } from './place-pages.texts.ts';

export const MePage = () => {
  const person = usePerson();
  if (!person) return null;
  return (
    <PageFrame
      title={`${person.firstName} ${person.lastName}`.trim() || person.email}
      lead={roleText(person)}
      width="page"
      before={<Avatar person={person} size={60} />}
      aside={
        <Stack as="section" gap="4" aria-label={texts.appearance}>
          <h2>{texts.appearance}</h2>
          <ThemeChoice choose={saveAppearance} />
          <AppearanceChoices choose={saveAppearance} />
        </Stack>
      }
    >
      <PageRows place="me" label={texts.pages} />
      <Text as="div">
        <Button look="quiet" onClick={() => requestSignOut('here')}>
          <LogOutIcon />
          {texts.signOut}
        </Button>
      </Text>
    </PageFrame>
  );
};
