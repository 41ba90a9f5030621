import { check } from '@netlik/contract/check';
import { type InvitePreview, roomInvites } from '@netlik/contract/rooms/room-invites';
import { INVITE_CODE_LENGTH, InviteCode } from '@netlik/contract/rooms/rooms';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { dialogTexts as texts } from '../rooms.texts.ts';
import { InvitedRoom, joinText } from './invited-room.tsx';
import { joinedText } from './joined-text.ts';

const Code = z.strictObject({ inviteCode: InviteCode });

type Found = { inviteCode: string; room: InvitePreview };
type Props = { onJoined: (roomId: string) => void; onClose: () => void };

const FoundRoom = ({ found: { inviteCode, room }, onJoined, onClose }: Props & { found: Found }) => {
  const join = useWrite(roomInvites.join, {
    done: joinedText,
    failed: texts.joinFailed,
    inline: true,
    onDone: ({ id }) => onJoined(id),
  });
  return (
    <Modal
      title={texts.joinTitle}
      size="small"
      locked={join.busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button data-first busy={join.busy} onClick={() => join.send({ body: { inviteCode } })}>
            {joinText(room)}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {join.error && <Notice tone="danger">{join.error}</Notice>}
        <InvitedRoom room={room} />
      </Stack>
    </Modal>
  );
};

/** First the code, then the room it leads to: nobody joins one unseen. */
export const JoinDialog = (props: Props) => {
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
  if (found) return <FoundRoom found={found} {...props} />;
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
