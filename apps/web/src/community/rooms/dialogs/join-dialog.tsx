import { check } from '@netlik/contract/check';
import { type InvitePreview, roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { INVITE_CODE_LENGTH, InviteCode } from '@netlik/contract/community/rooms/rooms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { TextField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { dialogTexts as texts } from '../rooms.texts.ts';
import { InviteDialog, type InviteProps } from './invite-dialog.tsx';

const Code = z.strictObject({ inviteCode: InviteCode });

type Found = { inviteCode: string; room: InvitePreview };
/** Shows the code's room before joining. */
export const JoinDialog = (props: InviteProps) => {
  const [found, setFound] = useState<Found | null>(null);
  const form = useContractForm({
    initial: { inviteCode: '' },
    read: (values) => check(Code, values),
    write: async ({ inviteCode }, { send }) => ({
      inviteCode,
      room: await send(roomInvites.preview, { params: { invite: inviteCode } }),
    }),
    onDone: setFound,
  });
  if (found)
    return (
      <InviteDialog
        title={texts.joinTitle}
        room={found.room}
        join={({ send }) => send(roomInvites.join, { body: { inviteCode: found.inviteCode } })}
        {...props}
      />
    );
  return (
    <FormDialog
      title={texts.joinTitle}
      size="small"
      form={form}
      submit={texts.showRoom}
      onClose={props.onClose}
    >
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
