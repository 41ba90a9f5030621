import { check } from '@netlik/contract/check';
import {
  DEFAULT_CAPACITY,
  MAX_ROOM_DESCRIPTION,
  NewRoom,
  rooms,
} from '@netlik/contract/community/rooms/rooms';
import { TextAreaField, TextField } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { dialogTexts as texts } from '../rooms.texts.ts';

type Props = { onCreated: (roomId: string) => void; onClose: () => void };

export const CreateDialog = ({ onCreated, onClose }: Props) => {
  const form = useContractForm({
    initial: { name: '', description: '', capacity: String(DEFAULT_CAPACITY), type: 'private' },
    read: (values) => check(NewRoom, { ...values, capacity: Number(values.capacity) }),
    write: (body, { send }) => send(rooms.create, { body }),
    onDone: ({ room }) => onCreated(room.id),
  });
  return (
    <FormDialog
      title={texts.createTitle}
      form={form}
      submit={texts.create}
      failureText={({ message }) => `${texts.createFailed} ${message}`}
      onClose={onClose}
    >
      <Stack gap="4">
        <TextField label={texts.name} data-first {...form.text('name')} />
        <TextAreaField
          label={texts.description}
          hint={texts.descriptionHint}
          optional
          rows={2}
          max={MAX_ROOM_DESCRIPTION}
          {...form.text('description')}
        />
        <TextField
          label={texts.capacity}
          hint={texts.capacityHint}
          inputMode="numeric"
          {...form.text('capacity')}
        />
        <Segmented
          label={texts.type}
          options={[
            { value: 'private', label: texts.private },
            { value: 'public', label: texts.public },
          ]}
          value={form.values.type as 'private' | 'public'}
          onChange={(type) => form.set('type', type)}
        />
      </Stack>
    </FormDialog>
  );
};
