import type { InvitePreview, roomInvites } from '@netlik/contract/community/rooms/room-invites';
import type { Room } from '@netlik/contract/community/rooms/rooms';
import type { ReactNode } from 'react';
import type { ReplyOf } from '../../../data/calls/call.ts';
import type { SendContext } from '../../../data/writes/use-sending.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
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
      <Text as="h3" look="large semibold" breaks>
        {room.name}
      </Text>
      <Text look="muted small">{texts.invitedMembers(room.memberCount)}</Text>
      <Text look="small">{studyingText(room)}</Text>
    </Stack>
    <p>{room.isMember ? texts.alreadyMember : texts.linkText}</p>
  </>
);

const joinText = ({ isMember, needsApproval }: InvitePreview): string =>
  isMember ? texts.enter : needsApproval ? texts.ask : texts.join;

export type InviteProps = { onJoined: (roomId: string) => void; onClose: () => void };

type Props = InviteProps & {
  title: string;
  room: InvitePreview | undefined;
  join: (context: SendContext) => Promise<ReplyOf<typeof roomInvites.join>>;
  children?: ReactNode;
};

export const InviteDialog = ({ title, room, join, onJoined, onClose, children }: Props) => {
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
          <Button look="quiet" onClick={onClose}>
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
