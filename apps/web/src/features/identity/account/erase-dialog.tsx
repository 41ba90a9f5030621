import { check } from '@netlik/contract/check';
import { users } from '@netlik/contract/identity/users';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { remembered, session } from '../../../api/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useContractForm } from '../../../ui/use-contract-form.ts';
import styles from './account.module.css';
import { dataTexts as texts } from './account.texts.ts';

type Props = { personId: string; onClose: () => void };

export const EraseDialog = ({ personId, onClose }: Props) => {
  const navigate = useNavigate();
  const form = useContractForm({
    initial: { password: '' },
    read: ({ password }) => check(users.remove.body, password === '' ? {} : { password }),
    send: async (body) => {
      await call(users.remove, { params: { id: personId }, body });
      remembered.forget();
      session.clear('signed-out');
      await navigate('/login', { replace: true, state: 'erased' });
    },
    fieldOfCode: { 'password.wrong': 'password' },
  });
  return (
    <Dialog title={texts.eraseTitle} onClose={onClose}>
      <p>{texts.eraseWarning}</p>
      <form className={styles.form} {...form.form}>
        {form.failure && <Notice tone="danger">{form.failure.message}</Notice>}
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
          {...form.text('password')}
        />
        <div className={styles.dialogActions}>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" look="danger" busy={form.busy}>
            {texts.eraseConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
