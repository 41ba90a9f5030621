import { rooms } from '@netlik/contract/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UntilLoaded } from '../../../ui/states/until-loaded.tsx';
import { useWrite } from '../../../writes/use-write.ts';
import { roomQueries } from '../rooms.queries.ts';
import { lobbyTexts, dialogTexts as texts } from '../rooms.texts.ts';
import styles from './dialogs.module.css';

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
      {query.data?.length === 0 && <EmptyState compact title={texts.openEmpty} text={texts.openEmptyText} />}
      <ul className={styles.rooms}>
        {query.data?.map((room) => (
          <li key={room.id} className={styles.room}>
            <div className={styles.words}>
              <h3>{room.name}</h3>
              {room.description && <p className={styles.muted}>{room.description}</p>}
              <p className={styles.muted}>
                {lobbyTexts.members(room.memberCount, room.capacity)}
                {room.onlineCount > 0 && ` · ${lobbyTexts.online(room.onlineCount)}`}
              </p>
            </div>
            <Button
              small
              look="quiet"
              aria-label={`${room.name}: ${texts.join}`}
              busy={join.inputs.some(({ params }) => params.id === room.id)}
              onClick={() => join.send({ params: { id: room.id } })}
            >
              {texts.join}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
};
