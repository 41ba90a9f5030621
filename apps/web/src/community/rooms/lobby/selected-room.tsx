import { roomInvites } from '@netlik/contract/community/rooms/room-invites';
import { type ListedRoom, type Room, rooms } from '@netlik/contract/community/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyNamed } from '../../../ui/layout/lazy-named.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { isOwnerOf } from '../is-owner.ts';
import { roomQueries } from '../rooms.queries.ts';
import { chatTexts, dialogTexts, lobbyTexts, requestTexts as texts } from '../rooms.texts.ts';
import { StudyPanel } from '../study/study-panel.tsx';

const Requests = ({ roomId }: { roomId: string }) => {
  const query = useQuery(roomQueries.requests(roomId));
  const approve = useWrite(roomInvites.approve, { done: texts.approved, failed: texts.failed });
  const decline = useWrite(roomInvites.decline, { done: texts.declined, failed: texts.failed });
  return (
    <Stack as="section" gap="3" aria-label={texts.title}>
      <Text as="h3" size="body">
        {texts.title}
      </Text>
      <UntilLoaded query={query} failed={texts.loadFailed} compact />
      <Stack as="ul" gap="3" divided>
        {query.data?.map(({ userId, displayName }) => (
          <Row as="li" key={userId} gap="2" align="center" between wrap>
            <span>{displayName}</span>
            <Row gap="2">
              <Button
                look="line"
                small
                aria-label={texts.declineOf(displayName)}
                busy={decline.busy}
                onClick={() => decline.send({ params: { id: roomId, userId } })}
              >
                {texts.decline}
              </Button>
              <Button
                look="soft"
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

export const WaitingRoom = ({ room }: { room: Room }) => {
  const takeBack = useWrite(rooms.leave, { done: texts.takenBack, failed: texts.failed });
  return (
    <Card
      title={room.name}
      {...(room.description && { lead: room.description })}
      actions={
        <Button look="line" busy={takeBack.busy} onClick={() => takeBack.send({ params: { id: room.id } })}>
          {texts.takeBack}
        </Button>
      }
    >
      <Notice tone="info">{texts.waiting}</Notice>
    </Card>
  );
};

const RoomDrawer = lazyNamed(() => import('../chat/room-drawer.tsx'), 'RoomDrawer');

type Props = { room: ListedRoom; onInvite: () => void };

export const SelectedRoom = ({ room, onInvite }: Props) => {
  const join = useWrite(rooms.joinOpen, { failed: dialogTexts.joinFailed });
  const isAdmin = usePerson()?.role === 'admin';
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <Text as="div" shrink data-tour="rooms-selected">
      <Card
        alive={room.studying.count > 0}
        title={room.name}
        {...(room.description && { lead: room.description })}
        actions={
          room.membership ? (
            <>
              <Button look="line" onClick={onInvite}>
                {lobbyTexts.invite}
              </Button>
              <ButtonLink to={`/study-tracker/study-room/${room.id}/chat`}>{lobbyTexts.enter}</ButtonLink>
            </>
          ) : (
            <>
              {isAdmin && (
                <Button look="line" onClick={() => setDrawerOpen(true)}>
                  {chatTexts.details}
                </Button>
              )}
              {room.isActive && (
                <Button busy={join.busy} onClick={() => join.send({ params: { id: room.id } })}>
                  {lobbyTexts.join}
                </Button>
              )}
            </>
          )
        }
      >
        {room.requestCount > 0 && <Requests roomId={room.id} />}
        <StudyPanel roomId={room.id} isOwner={isOwnerOf(room)} isMember={room.membership !== null} />
      </Card>
      <Suspense>{isDrawerOpen && <RoomDrawer room={room} onClose={() => setDrawerOpen(false)} />}</Suspense>
    </Text>
  );
};
