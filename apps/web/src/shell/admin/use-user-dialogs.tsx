import { ROLES } from '@netlik/domain/roles';
import { useState } from 'react';
import { CoachPanel } from '../../coaching/admin-coaches/coach-panel.tsx';
import { UserDrawer } from '../../identity/admin-users/user-drawer.tsx';
import { CreateUserDialog } from '../../identity/admin-users/user-forms.tsx';
import { useUrlParams } from '../../ui/layout/use-url-params.ts';

/** The drawer of a user and the dialog of a new one, which the address opens. */
export const useUserDialogs = () => {
  const [params, change] = useUrlParams();
  const [editing, setEditing] = useState(false);
  const userId = params.get('user');
  const newRole = ROLES.find((role) => role === params.get('new'));
  const open = (id: string, edit = false) => {
    setEditing(edit);
    change({ user: id }, { replace: false });
  };
  const dialogs = (
    <>
      {userId && (
        <UserDrawer
          key={userId}
          userId={userId}
          startEditing={editing}
          CoachPanel={CoachPanel}
          onClose={() => change({ user: null })}
        />
      )}
      {newRole && (
        <CreateUserDialog
          role={newRole}
          onClose={() => change({ new: null })}
          onCreated={(id) => {
            setEditing(false);
            change({ new: null, user: id }, { replace: false });
          }}
        />
      )}
    </>
  );
  return { open, openNew: () => change({ new: 'student' }), dialogs };
};
