import { rooms } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { dialogTexts, lobbyTexts as texts } from '../rooms.texts.ts';
import { StudyingPeople } from './studying-people.tsx';

/** The dialog lists the others. */
const SHOWN = 6;

/** Renders nothing without open rooms. */
export const OpenRooms = ({ onJoined }: { onJoined: (roomId: string) => void }) => {
  const { data = [] } = useQuery(roomQueries.open());
  const join = useWrite(rooms.joinOpen, {
    done: ({ name }) => dialogTexts.joined(name),
    failed: dialogTexts.joinFailed,
    onDone: ({ id }) => onJoined(id),
  });
  if (data.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-label={texts.openRooms}>
      <Text as="h2" size="body">
        {texts.openRooms}
      </Text>
      <Stack as="ul" gap="3" divided>
        {data.slice(0, SHOWN).map((room) => (
          <Stack as="li" key={room.id} gap="2">
            <Row gap="2" align="start" between>
              <Stack shrink>
                <Text as="h3" size="body" weight="semibold" truncate>
                  {room.name}
                </Text>
                <Text tone="muted" size="tiny" numbers>
                  {texts.members(room.memberCount, room.capacity)}
                </Text>
              </Stack>
              <Button
                small
                look="line"
                aria-label={`${dialogTexts.join}: ${room.name}`}
                busy={join.inputs.some(({ params }) => params.id === room.id)}
                onClick={() => join.send({ params: { id: room.id } })}
              >
                {dialogTexts.join}
              </Button>
            </Row>
            <StudyingPeople studying={room.studying} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
};
