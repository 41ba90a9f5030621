import { type Room, rooms } from '@netlik/contract/community/rooms/rooms';
import { useWrite } from '../../../data/writes/use-write.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { requestTexts as texts } from '../rooms.texts.ts';

export const WaitingRoom = ({ room }: { room: Room }) => {
  const takeBack = useWrite(rooms.leave, { done: texts.takenBack, failed: texts.failed });
  return (
    <Card
      title={room.name}
      {...(room.description && { lead: room.description })}
      actions={
        <Button look="quiet" busy={takeBack.busy} onClick={() => takeBack.send({ params: { id: room.id } })}>
          {texts.takeBack}
        </Button>
      }
    >
      <Notice tone="info">{texts.waiting}</Notice>
    </Card>
  );
};
