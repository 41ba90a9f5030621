import { roomInvites } from '@netlik/contract/rooms/room-invites';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { dialogTexts as texts } from '../rooms.texts.ts';
import { joinedText } from './joined-text.ts';

type Props = { link: string; onJoined: (roomId: string) => void; onClose: () => void };

/** Asks before it joins: opening an address alone changes nothing. */
export const LinkDialog = ({ link, onJoined, onClose }: Props) => {
  const join = useWrite(roomInvites.joinByLink, {
    done: joinedText,
    failed: texts.joinFailed,
    inline: true,
    onDone: ({ id }) => onJoined(id),
  });
  return (
    <Modal
      title={texts.linkTitle}
      size="small"
      locked={join.busy}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button data-first busy={join.busy} onClick={() => join.send({ body: { link } })}>
            {texts.join}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {join.error && <Notice tone="danger">{join.error}</Notice>}
        <p>{texts.linkText}</p>
      </Stack>
    </Modal>
  );
};
