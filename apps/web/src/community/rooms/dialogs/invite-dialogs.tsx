import { check } from '@netlik/contract/check';
import { type InvitePreview, roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { INVITE_CODE_LENGTH, InviteCode, type Room } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import type { ReplyOf } from '../../../data/calls/call.ts';
import type { SendContext } from '../../../data/writes/use-write.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { dialogTexts as texts } from '../rooms.texts.ts';

const joinedText = ({ name, membership }: Room): string =>
  membership?.status === 'pending' ? texts.asked(name) : texts.joined(name);

const studyingText = ({ studying, needsApproval }: InvitePreview): string | null => {
  if (!studying) return needsApproval ? texts.invitedApproval : null;
  return studying.count === 0
    ? texts.invitedNobody
    : texts.invitedStudying(studying.firstNames, studying.count);
};

const InvitedRoom = ({ room }: { room: InvitePreview }) => (
  <>
    <Stack gap="1">
      <Text as="h3" size="large" weight="semibold" wrapAnywhere>
        {room.name}
      </Text>
      <Text tone="muted" size="small">
        {texts.invitedMembers(room.memberCount)}
      </Text>
      <Text size="small">{studyingText(room)}</Text>
    </Stack>
    <p>{room.isMember ? texts.alreadyMember : texts.linkText}</p>
  </>
);

const joinText = ({ isMember, needsApproval }: InvitePreview): string =>
  isMember ? texts.enter : needsApproval ? texts.ask : texts.join;

type InviteProps = { onJoined: (roomId: string) => void; onClose: () => void };

type Props = InviteProps & {
  title: string;
  room: InvitePreview | undefined;
  join: (context: SendContext) => Promise<ReplyOf<typeof roomInvites.join>>;
  children?: ReactNode;
};

const InviteDialog = ({ title, room, join, onJoined, onClose, children }: Props) => {
  const { busy, error, send } = useWrite((_: undefined, context) => join(context), {
    done: joinedText,
    failed: texts.joinFailed,
    inline: true,
    onDone: ({ id }) => onJoined(id),
  });
  return (
    <Modal
      title={title}
      size="small"
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button look="line" onClick={onClose}>
            {texts.cancel}
          </Button>
          {room && (
            <Button data-first busy={busy} onClick={() => send()}>
              {joinText(room)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {error && <Notice tone="danger">{error}</Notice>}
        {children}
        {room && <InvitedRoom room={room} />}
      </Stack>
    </Modal>
  );
};

/** Asks before joining, because opening a URL must not change anything. */
export const LinkDialog = ({ link, ...props }: InviteProps & { link: string }) => {
  const query = useQuery(roomQueries.preview(link));
  return (
    <InviteDialog
      title={texts.linkTitle}
      room={query.data}
      join={({ send }) => send(roomInvites.joinByLink, { body: { link } })}
      {...props}
    >
      <UntilLoaded query={query} failed={texts.linkFailed} compact />
    </InviteDialog>
  );
};

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
