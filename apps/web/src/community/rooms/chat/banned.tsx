import { rooms } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { roomQueries } from '../rooms.queries.ts';
import { drawerTexts as texts } from '../rooms.texts.ts';

export const Banned = ({ roomId }: { roomId: string }) => {
  const query = useQuery(roomQueries.bans(roomId));
  const { data } = query;
  const unban = useWrite(rooms.unban, { done: texts.unbanDone, failed: texts.unbanFailed });
  return (
    <Stack as="section" gap="2" aria-label={texts.banned}>
      <Text as="h3" look="body">
        {texts.banned}
      </Text>
      <UntilLoaded query={query} failed={texts.bansFailed} compact />
      {data?.length === 0 && <Text look="muted small">{texts.nobodyBanned}</Text>}
      <Stack as="ul" gap="1">
        {data?.map(({ userId, displayName, reason }) => (
          <Row key={userId} as="li" gap="3" align="center" touch>
            <Stack as="span" grow>
              <Text as="span" cut>
                {displayName}
              </Text>
              {reason && (
                <Text as="span" look="muted small">
                  {reason}
                </Text>
              )}
            </Stack>
            <Button
              small
              look="quiet"
              busy={unban.inputs.some(({ params }) => params.userId === userId)}
              onClick={() => unban.send({ params: { id: roomId, userId } })}
            >
              {texts.unban}
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
};
