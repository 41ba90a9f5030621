import { check } from '@netlik/contract/check';
import type { Profile } from '@netlik/contract/identity/person';
import { PersonalForm as schema } from '@netlik/contract/identity/users';
import { useQueryClient } from '@tanstack/react-query';
import { TextAreaField, TextField } from '../../ui/forms/field.tsx';
import { maxLengthOf } from '../../ui/forms/schema-limit.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FormActions } from '../form-actions.tsx';
import { type FocusRequest, useFirstFocus } from '../use-first-focus.ts';
import styles from './profile.module.css';
import { profileTexts, personalTexts as texts } from './profile.texts.ts';
import { updateProfile } from './user-writes.ts';

type Props = { profile: Profile; focusRequest: FocusRequest | null; onClose: () => void };

export const PersonalForm = ({ profile, focusRequest, onClose }: Props) => {
  const queries = useQueryClient();
  const { firstName, lastName, phone, bio } = profile;
  const form = useContractForm({
    initial: { firstName, lastName, phone, bio },
    read: (values) => check(schema, values),
    write: (body, { send }) => updateProfile(queries, send, profile._id, body),
    done: profileTexts.saved,
    onDone: onClose,
  });
  useFirstFocus(form.form.ref, focusRequest);
  return (
    <Stack as="form" gap="5" {...form.form}>
      <Stack gap="4" className={styles.grid}>
        <TextField label={texts.firstName} required autoComplete="given-name" {...form.text('firstName')} />
        <TextField label={texts.lastName} required autoComplete="family-name" {...form.text('lastName')} />
        <TextField
          label={texts.phone}
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={texts.phoneHint}
          {...form.text('phone')}
        />
        <div className={styles.wide}>
          <TextAreaField
            label={texts.bio}
            optional
            rows={4}
            max={maxLengthOf(schema.shape.bio)}
            {...form.text('bio')}
          />
        </div>
      </Stack>
      <FormActions
        action={profileTexts.save}
        failure={form.failure}
        fallback={profileTexts.saveFailed}
        busy={form.busy}
        onCancel={onClose}
      />
    </Stack>
  );
};
