import { check } from '@netlik/contract/check';
import { users } from '@netlik/contract/identity/users';
import { useNavigate } from 'react-router';
import { rememberedEmail, session } from '../../data/calls/session.ts';
import { withStepUp } from '../../data/calls/step-up.ts';
import { endSessionWith } from '../../data/calls/with-session.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { dataTexts as texts } from './account.texts.ts';

type Props = {
  personId: string;
  /** Null until loaded; meanwhile the password may stay empty. */
  hasPassword: boolean | null;
  onClose: () => void;
};

export const EraseDialog = ({ personId, hasPassword, onClose }: Props) => {
  const navigate = useNavigate();
  const form = useContractForm({
    initial: { password: '' },
    read: ({ password }) => check(users.remove.body, password === '' && !hasPassword ? {} : { password }),
    write: (body, { send }) =>
      withStepUp(() =>
        endSessionWith(async () => {
          await send(users.remove, { params: { id: personId }, body });
          rememberedEmail.remove();
          session.clear('signed-out');
        }),
      ),
    onDone: () => navigate('/login', { replace: true, state: 'erased' }),
    fieldOfCode: { 'password.wrong': 'password' },
  });
  return (
    <FormDialog
      title={texts.eraseTitle}
      size="small"
      form={form}
      submit={texts.eraseConfirm}
      submitLook="danger"
      onClose={onClose}
    >
      <p>{texts.eraseWarning}</p>
      {hasPassword !== false && (
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          hint={hasPassword === null && texts.passwordHint}
          required={hasPassword === true}
          data-first
          {...form.text('password')}
        />
      )}
    </FormDialog>
  );
};
