import { check } from '@netlik/contract/check';
import { account } from '@netlik/contract/identity/account';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { withRules } from '../../../ui/contract-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useContractForm } from '../../../ui/use-contract-form.ts';
import { FormCard } from '../form-card.tsx';
import { FormEnd } from '../form-end.tsx';
import { PasswordStrength } from '../sign-in/password-strength.tsx';
import { repeatedPassword } from '../sign-in/repeated-password.ts';
import { useFirstFocus } from '../use-first-focus.ts';
import styles from './account.module.css';
import { accountQueries } from './account.queries.ts';
import { passwordTexts as texts } from './account.texts.ts';

const PasswordForm = ({ onClose }: { onClose: () => void }) => {
  const queries = useQueryClient();
  const form = useContractForm({
    initial: { currentPassword: '', newPassword: '', confirm: '' },
    read: ({ currentPassword, newPassword, confirm }) =>
      withRules(
        check(account.changePassword.body, {
          // An account made with Google has no password yet: then there is none to give.
          ...(currentPassword === '' ? {} : { currentPassword }),
          newPassword,
        }),
        repeatedPassword(newPassword, confirm),
      ),
    send: async (body) => {
      await call(account.changePassword, { body });
      onClose();
      toast({ text: texts.done, tone: 'success' });
      // The server has ended the other devices.
      void queries.invalidateQueries({ queryKey: accountQueries.devices().queryKey });
    },
    fieldOfCode: { 'password.wrong': 'currentPassword', 'password.common': 'newPassword' },
  });
  useFirstFocus(form.form.ref, null);
  return (
    <form className={styles.form} {...form.form}>
      <PasswordField
        label={texts.current}
        hint={texts.currentHint}
        autoComplete="current-password"
        {...form.text('currentPassword')}
      />
      <PasswordField
        label={texts.next}
        autoComplete="new-password"
        required
        hint={<PasswordStrength password={form.values.newPassword} />}
        {...form.text('newPassword')}
      />
      <PasswordField label={texts.confirm} autoComplete="new-password" required {...form.text('confirm')} />
      <FormEnd
        action={texts.submit}
        failure={form.failure}
        fallback={texts.failed}
        busy={form.busy}
        onCancel={onClose}
      />
    </form>
  );
};

export const PasswordCard = () => {
  const [editing, setEditing] = useState(false);
  return (
    <FormCard
      title={texts.title}
      lead={texts.lead}
      edit={texts.edit}
      editing={editing}
      onEdit={setEditing}
      form={(close) => <PasswordForm onClose={close} />}
    />
  );
};
