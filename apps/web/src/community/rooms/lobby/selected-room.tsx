import { type Room, rooms } from '@netlik/contract/community/rooms/rooms';
import { Suspense, useState } from 'react';
import { usePerson } from '../../../data/calls/use-person.ts';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lazyNamed } from '../../../ui/layout/lazy-named.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { isOwnerOf } from '../is-owner.ts';
import { chatTexts, lobbyTexts, dialogTexts as texts } from '../rooms.texts.ts';
import { StudyPanel } from '../study/study-panel.tsx';
import { Requests } from './requests.tsx';

const RoomDrawer = lazyNamed(() => import('../chat/room-drawer.tsx'), 'RoomDrawer');

type Props = { room: Room; onInvite: () => void };

export const SelectedRoom = ({ room, onInvite }: Props) => {
  const join = useWrite(rooms.joinOpen, { failed: texts.joinFailed });
  const isAdmin = usePerson()?.role === 'admin';
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  return (
    <Text as="div" shrink data-tour="rooms-selected">
      <Card
        alive
        title={room.name}
        {...(room.description && { lead: room.description })}
        actions={
          room.membership ? (
            <>
              <Button look="quiet" onClick={onInvite}>
                {lobbyTexts.invite}
              </Button>
              <ButtonLink to={`/study-tracker/study-room/${room.id}/chat`}>{lobbyTexts.enter}</ButtonLink>
            </>
          ) : (
            <>
              {isAdmin && (
                <Button look="quiet" onClick={() => setDrawerOpen(true)}>
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
