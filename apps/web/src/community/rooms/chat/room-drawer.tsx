import { usePerson } from '../../../data/calls/use-person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { drawerTexts as texts } from '../rooms.texts.ts';
import { Banned } from './banned.tsx';
import { Leaderboard } from './leaderboard.tsx';
import { Members, type MembersProps } from './members.tsx';

const WIDTH = 360;

type Props = MembersProps & {
  onLeave?: () => void;
  onClose: () => void;
};

export const RoomDrawer = ({ onLeave, onClose, ...props }: Props) => {
  const { room } = props;
  const isAdmin = usePerson()?.role === 'admin';
  return (
    <Drawer
      title={room.name}
      width={WIDTH}
      onClose={onClose}
      footer={
        onLeave && (
          <Button look="danger" wide onClick={onLeave}>
            {texts.leave}
          </Button>
        )
      }
    >
      <Stack gap="6">
        <Members {...props} />
        {isAdmin && <Banned roomId={room.id} />}
        <Leaderboard roomId={room.id} />
      </Stack>
    </Drawer>
  );
};
