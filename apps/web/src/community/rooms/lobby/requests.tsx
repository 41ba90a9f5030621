import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { requestTexts as texts } from '../rooms.texts.ts';

export const Requests = ({ roomId }: { roomId: string }) => {
  const query = useQuery(roomQueries.requests(roomId));
  const approve = useWrite(roomInvites.approve, { done: texts.approved, failed: texts.failed });
  const decline = useWrite(roomInvites.decline, { done: texts.declined, failed: texts.failed });
  return (
    <Stack as="section" gap="3" aria-label={texts.title}>
      <Text as="h3" look="body">
        {texts.title}
      </Text>
      <UntilLoaded query={query} failed={texts.loadFailed} compact />
      <Stack as="ul" gap="2">
        {query.data?.map(({ userId, displayName }) => (
          <Row as="li" key={userId} gap="2" align="center" between wrap>
            <span>{displayName}</span>
            <Row gap="2">
              <Button
                look="quiet"
                small
                aria-label={texts.declineOf(displayName)}
                busy={decline.busy}
                onClick={() => decline.send({ params: { id: roomId, userId } })}
              >
                {texts.decline}
              </Button>
              <Button
                small
                aria-label={texts.approveOf(displayName)}
                busy={approve.busy}
                onClick={() => approve.send({ params: { id: roomId, userId } })}
              >
                {texts.approve}
              </Button>
            </Row>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};
