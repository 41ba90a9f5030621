import PlusIcon from 'lucide-react/icons/plus';
import { UsersTab } from '../../identity/admin-users/users-tab.tsx';
import { dashboardTexts as texts } from '../../platform/admin-system/admin.texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageFrame } from '../../ui/layout/page-frame.tsx';
import { useUserDialogs } from './use-user-dialogs.tsx';

export const UsersPage = () => {
  const { open, openNew, dialogs } = useUserDialogs();
  return (
    <PageFrame
      title={texts.people}
      actions={
        <Button onClick={openNew}>
          <PlusIcon />
          {texts.newUser}
        </Button>
      }
    >
      <UsersTab onOpen={open} onEdit={(id) => open(id, true)} />
      {dialogs}
    </PageFrame>
  );
};
