import { check } from '@netlik/contract/check';
import { type RoomMember, rooms } from '@netlik/contract/community/rooms/rooms';
import { TextField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { drawerTexts as texts } from '../rooms.texts.ts';

type Props = { roomId: string; member: RoomMember; onClose: () => void };

export const BanDialog = ({ roomId, member, onClose }: Props) => {
  const form = useContractForm({
    initial: { reason: '' },
    read: (values) => check(rooms.ban.body, { ...values, userId: member.userId }),
    write: (body, { send }) => send(rooms.ban, { params: { id: roomId }, body }),
    done: texts.banDone,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={texts.banTitle(member.displayName)}
      size="small"
      form={form}
      submit={texts.ban}
      submitLook="danger"
      failureText={({ message }) => `${texts.banFailed} ${message}`}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text tone="muted" size="small">
          {texts.banText}
        </Text>
        <TextField
          label={texts.banReason}
          hint={texts.banReasonHint}
          optional
          data-first
          {...form.text('reason')}
        />
      </Stack>
    </FormDialog>
  );
};
