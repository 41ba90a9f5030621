import { check } from '@netlik/contract/check';
import { roomInvites } from '@netlik/contract/rooms/room-invites';
import { INVITE_CODE_LENGTH, InviteCode } from '@netlik/contract/rooms/rooms';
import * as z from 'zod/mini';
import { TextField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { dialogTexts as texts } from '../rooms.texts.ts';
import { joinedText } from './joined-text.ts';

const Code = z.strictObject({ inviteCode: InviteCode });

export const JoinDialog = ({
  onJoined,
  onClose,
}: {
  onJoined: (roomId: string) => void;
  onClose: () => void;
}) => {
  const form = useContractForm({
    initial: { inviteCode: '' },
    read: (values) => check(Code, values),
    write: (body, { send }) => send(roomInvites.join, { body }),
    done: joinedText,
    onDone: ({ id }) => onJoined(id),
  });
  return (
    <FormDialog title={texts.joinTitle} size="small" form={form} submit={texts.join} onClose={onClose}>
      <Stack gap="4">
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          data-first
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={INVITE_CODE_LENGTH}
          {...form.text('inviteCode')}
        />
      </Stack>
    </FormDialog>
  );
};
