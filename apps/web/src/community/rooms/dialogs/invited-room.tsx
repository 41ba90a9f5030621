import type { InvitePreview } from '@netlik/contract/community/rooms/room-invites';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { dialogTexts as texts } from '../rooms.texts.ts';

const studyingText = ({ studying, needsApproval }: InvitePreview): string | null => {
  if (!studying) return needsApproval ? texts.invitedApproval : null;
  return studying.count === 0
    ? texts.invitedNobody
    : texts.invitedStudying(studying.firstNames, studying.count);
};

export const InvitedRoom = ({ room }: { room: InvitePreview }) => (
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

export const joinText = ({ isMember, needsApproval }: InvitePreview): string =>
  isMember ? texts.enter : needsApproval ? texts.ask : texts.join;
