import { check } from '@netlik/contract/check';
import { account } from '@netlik/contract/identity/account';
import type { Profile } from '@netlik/contract/identity/person';
import { useState } from 'react';
import { announceChanges } from '../../data/calls/changes.ts';
import { withRules } from '../../ui/forms/contract-form.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FormActions } from '../form-actions.tsx';
import { FormCard } from '../form-card.tsx';
import { PasswordStrength } from '../sign-in/password-strength.tsx';
import { repeatedPassword } from '../sign-in/repeated-password.ts';
import { useFirstFocus } from '../use-first-focus.ts';
import styles from './account.module.css';
import { passwordTexts as texts } from './account.texts.ts';

type FormProps = { profile: Profile; onClose: () => void };

const textsFor = ({ hasPassword }: Profile) => (hasPassword ? texts.change : texts.set);

const PasswordForm = ({ profile, onClose }: FormProps) => {
  const { hasPassword } = profile;
  const words = textsFor(profile);
  const form = useContractForm({
    initial: { currentPassword: '', newPassword: '', confirm: '' },
    read: ({ currentPassword, newPassword, confirm }) =>
      withRules(
        check(account.changePassword.body, hasPassword ? { currentPassword, newPassword } : { newPassword }),
        repeatedPassword(newPassword, confirm),
      ),
    write: (body, { send }) =>
      send(account.changePassword, { body }).catch((error: unknown) => {
        // The password may have been set on another device.
        announceChanges(['account']);
        throw error;
      }),
    done: words.done,
    onDone: onClose,
    fieldOfCode: { 'password.wrong': 'currentPassword', 'password.common': 'newPassword' },
  });
  useFirstFocus(form.form.ref, null);
  return (
    <Stack as="form" gap="4" className={styles.form} {...form.form}>
      {hasPassword && (
        <PasswordField
          label={texts.current}
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
      )}
      <PasswordField
        label={texts.next}
        autoComplete="new-password"
        required
        hint={<PasswordStrength password={form.values.newPassword} />}
        {...form.text('newPassword')}
      />
      <PasswordField label={texts.confirm} autoComplete="new-password" required {...form.text('confirm')} />
      <FormActions
        action={texts.submit}
        failure={form.failure}
        fallback={words.failed}
        busy={form.busy}
        onCancel={onClose}
      />
    </Stack>
  );
};

export const PasswordCard = ({ profile }: { profile: Profile }) => {
  const [editing, setEditing] = useState(false);
  return (
    <FormCard
      title={texts.title}
      lead={textsFor(profile).lead}
      edit={textsFor(profile).edit}
      editing={editing}
      onEdit={setEditing}
      form={(close) => <PasswordForm profile={profile} onClose={close} />}
    />
  );
};
