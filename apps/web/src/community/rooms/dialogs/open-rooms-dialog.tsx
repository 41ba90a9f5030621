import { rooms } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { lobbyTexts, dialogTexts as texts } from '../rooms.texts.ts';

type Props = { onJoined: (roomId: string) => void; onClose: () => void };

export const OpenRoomsDialog = ({ onJoined, onClose }: Props) => {
  const query = useQuery(roomQueries.open());
  const join = useWrite(rooms.joinOpen, {
    done: ({ name }) => texts.joined(name),
    failed: texts.joinFailed,
    onDone: ({ id }) => onJoined(id),
  });
  return (
    <Modal title={texts.openTitle} onClose={onClose}>
      <UntilLoaded query={query} failed={texts.openRoomsFailed} />
      {query.data?.length === 0 && (
        <EmptyState drawing="rooms" compact title={texts.openEmpty} text={texts.openEmptyText} />
      )}
      <Stack as="ul" gap="3" divided>
        {query.data?.map((room) => (
          <Row key={room.id} as="li" gap="4" align="center" between>
            <Text as="div" shrink>
              <Text as="h3" size="body">
                {room.name}
              </Text>
              {room.description && (
                <Text tone="muted" size="small">
                  {room.description}
                </Text>
              )}
              <Text tone="muted" size="small">
                {lobbyTexts.members(room.memberCount, room.capacity)}
                {room.onlineCount > 0 && ` · ${lobbyTexts.online(room.onlineCount)}`}
              </Text>
            </Text>
            <Button
              small
              look="line"
              aria-label={`${room.name}: ${texts.join}`}
              busy={join.inputs.some(({ params }) => params.id === room.id)}
              onClick={() => join.send({ params: { id: room.id } })}
            >
              {texts.join}
            </Button>
          </Row>
        ))}
      </Stack>
    </Modal>
  );
};
