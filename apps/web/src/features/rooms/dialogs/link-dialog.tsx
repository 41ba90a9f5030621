import { roomInvites } from '@netlik/contract/rooms/room-invites';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { roomQueries } from '../rooms.queries.ts';
import { dialogTexts as texts } from '../rooms.texts.ts';
import { InvitedRoom, joinText } from './invited-room.tsx';
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
  const query = useQuery(roomQueries.preview(link));
  const room = query.data;
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
          {room && (
            <Button data-first busy={join.busy} onClick={() => join.send({ body: { link } })}>
              {joinText(room)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {join.error && <Notice tone="danger">{join.error}</Notice>}
        <UntilLoaded query={query} failed={texts.linkFailed} compact />
        {room && <InvitedRoom room={room} />}
      </Stack>
    </Modal>
  );
};
