import { type RoomInvite, roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { formatMoment } from '../../../formats/clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkField } from '../../../ui/forms/link-field.tsx';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { inviteAddress } from '../invite-address.ts';
import { roomQueries } from '../rooms.queries.ts';
import { dialogTexts as texts } from '../rooms.texts.ts';
import styles from './dialogs.module.css';

type Props = { roomId: string; isOwner: boolean; onClose: () => void };

const copyCode = async (code: string) => {
  try {
    await navigator.clipboard.writeText(code);
    toast({ tone: 'success', text: texts.copied });
  } catch {
    toast({ tone: 'warning', text: texts.copyFailed });
  }
};

/** Lets the owner of a private room approve each join. */
const Approval = ({ roomId }: { roomId: string }) => {
  const { data } = useQuery(roomQueries.get(roomId));
  const save = useWrite(roomInvites.setApproval, {
    failed: texts.approvalFailed,
    optimistic: (cache, { body }) =>
      cache.patch(roomQueries.get(roomId), (room) => ({ ...room, needsApproval: body.needsApproval })),
  });
  if (data?.type !== 'private') return null;
  return (
    <SwitchField
      label={texts.approval}
      hint={texts.approvalHint}
      checked={data.needsApproval}
      onChange={({ currentTarget }) =>
        save.send({ params: { id: roomId }, body: { needsApproval: currentTarget.checked } })
      }
    />
  );
};

/** The link comes first, because it cannot be guessed unlike the code. */
const Invite = ({ inviteCode, codeEndsAt, link }: RoomInvite) => (
  <>
    <Text tone="muted" size="small">
      {texts.codeLead}
    </Text>
    <LinkField label={texts.link} address={inviteAddress(link)} look="primary">
      <Button look="line" onClick={() => void copyCode(inviteCode)}>
        {texts.copy}
      </Button>
    </LinkField>
    <Stack gap="2">
      <Text size="figure" weight="semibold" text="center" className={styles.code} aria-live="polite">
        {inviteCode}
      </Text>
      <Text tone="muted" size="small" text="center">
        {texts.codeEnds(formatMoment(codeEndsAt))}
      </Text>
    </Stack>
  </>
);

const OwnerInvite = ({ roomId, onClose }: Omit<Props, 'isOwner'>) => {
  const [made, setMade] = useState<RoomInvite | null>(null);
  const query = useQuery({ ...roomQueries.invite(roomId), enabled: made === null });
  const invite = made ?? query.data ?? null;
  const regenerate = useWrite(roomInvites.regenerateCode, {
    done: texts.regenerated,
    failed: texts.regenerateFailed,
    onDone: setMade,
  });
  return (
    <Modal
      title={texts.codeTitle}
      size="small"
      onClose={onClose}
      footer={
        invite && (
          <Button
            look="line"
            busy={regenerate.busy}
            onClick={() => regenerate.send({ params: { id: roomId } })}
          >
            {texts.regenerate}
          </Button>
        )
      }
    >
      {invite ? (
        <Stack gap="4">
          <Invite {...invite} />
          <Approval roomId={roomId} />
        </Stack>
      ) : (
        <UntilLoaded query={query} failed={texts.codeFailed} compact />
      )}
    </Modal>
  );
};

/** Other members see who can create an invite. */
export const CodeDialog = ({ isOwner, ...props }: Props) =>
  isOwner ? (
    <OwnerInvite {...props} />
  ) : (
    <Modal
      title={texts.codeTitle}
      size="small"
      onClose={props.onClose}
      footer={
        <Button look="line" onClick={props.onClose}>
          {texts.close}
        </Button>
      }
    >
      <p>{texts.ownerOnly}</p>
    </Modal>
  );
