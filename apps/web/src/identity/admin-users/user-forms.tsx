import { check } from '@netlik/contract/check';
import type { Profile } from '@netlik/contract/identity/person';
import { UserChange, users } from '@netlik/contract/identity/users';
import { ROLES, type Role } from '@netlik/domain/roles';
import { roleNames } from '../../platform/admin-system/admin.texts.ts';
import { EmailField, TextField } from '../../ui/forms/field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FormDialog } from '../../ui/overlays/form-dialog.tsx';
import { formTexts as texts } from './admin-users.texts.ts';

const roleOptions = ROLES.map((value) => ({ value, label: roleNames[value] }));

type EditProps = { user: Profile; isActive: boolean; onClose: () => void };

export const EditUserDialog = ({ user, isActive, onClose }: EditProps) => {
  const { _id: id, firstName, lastName, email, role } = user;
  const form = useContractForm({
    initial: { firstName, lastName, email, role: role as string, isActive },
    read: (values) => check(UserChange, values),
    write: (body, { send }) => send(users.update, { params: { id }, body }),
    done: texts.saved,
    onDone: onClose,
    fieldOfCode: { 'user.email_taken': 'email' },
  });
  return (
    <FormDialog title={texts.editTitle} form={form} submit={texts.save} onClose={onClose}>
      <Stack gap="4">
        <Grid fit={180} gap="4">
          <TextField label={texts.firstName} autoComplete="off" data-first {...form.text('firstName')} />
          <TextField label={texts.lastName} autoComplete="off" {...form.text('lastName')} />
        </Grid>
        <EmailField label={texts.email} {...form.text('email')} autoComplete="off" />
        <Select label={texts.role} options={roleOptions} {...form.text('role')} />
        <SwitchField label={texts.active} hint={texts.activeHint} {...form.checkbox('isActive')} />
      </Stack>
    </FormDialog>
  );
};

type CreateProps = { role: Role; onClose: () => void; onCreated: (id: string) => void };

export const CreateUserDialog = ({ role, onClose, onCreated }: CreateProps) => {
  const form = useContractForm({
    initial: { firstName: '', lastName: '', email: '', password: '', role: role as string },
    read: (values) => check(users.create.body, values),
    write: (body, { send }) => send(users.create, { body }),
    done: texts.created,
    onDone: ({ _id }) => onCreated(_id),
    fieldOfCode: { 'user.email_taken': 'email', 'password.common': 'password' },
  });
  return (
    <FormDialog title={texts.createTitle} form={form} submit={texts.create} onClose={onClose}>
      <Stack gap="4">
        <EmailField label={texts.email} data-first {...form.text('email')} autoComplete="off" />
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          {...form.text('password')}
        />
        <Select label={texts.role} options={roleOptions} {...form.text('role')} />
        <Grid fit={180} gap="4">
          <TextField label={texts.firstName} optional autoComplete="off" {...form.text('firstName')} />
          <TextField label={texts.lastName} optional autoComplete="off" {...form.text('lastName')} />
        </Grid>
      </Stack>
    </FormDialog>
  );
};
