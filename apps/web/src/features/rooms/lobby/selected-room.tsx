import { type Room, rooms } from '@netlik/contract/rooms/rooms';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toastFailure } from '../failure-text.ts';
import { lobbyTexts, dialogTexts as texts } from '../rooms.texts.ts';
import { StudyPanel } from '../study/study-panel.tsx';
import styles from './lobby.module.css';

type Props = { room: Room; onInvite: () => void };

export const SelectedRoom = ({ room, onInvite }: Props) => {
  const join = useMutation({
    mutationFn: () => call(rooms.joinOpen, { params: { id: room.id } }),
    onError: (error) => toastFailure(texts.joinFailed, error),
  });
  const isOwner = room.membership?.role === lobbyTexts.owner;
  return (
    <div className={styles.selectedRoom} data-tour="rooms-selected">
      <Card
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
            room.isActive && (
              <Button busy={join.isPending} onClick={() => join.mutate()}>
                {lobbyTexts.join}
              </Button>
            )
          )
        }
      >
        <StudyPanel roomId={room.id} isOwner={isOwner} isMember={room.membership !== null} />
      </Card>
    </div>
  );
};
