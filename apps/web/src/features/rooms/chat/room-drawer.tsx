import { type RoomDetail, type RoomMember, rooms } from '@netlik/contract/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { usePerson } from '../../../api/use-person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { confirm } from '../../../ui/overlays/confirm.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { MenuButton, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { toastFailure } from '../failure-text.ts';
import { roomQueries } from '../rooms.queries.ts';
import { chatTexts, drawerTexts as texts } from '../rooms.texts.ts';
import { Banned } from './banned.tsx';
import styles from './drawer.module.css';
import { Leaderboard } from './leaderboard.tsx';

const WIDTH = 360;

type Props = {
  room: RoomDetail;
  online: ReadonlySet<string>;
  onMute: (userId: string, isMuted: boolean) => void;
  onLeave: () => void;
  onClose: () => void;
};

const ban = async (roomId: string, { userId, displayName }: RoomMember) => {
  const sure = await confirm({
    title: texts.banTitle(displayName),
    text: texts.banText,
    action: texts.ban,
    danger: true,
  });
  if (!sure) return;
  await call(rooms.ban, { params: { id: roomId }, body: { userId } }).then(
    () => toast({ tone: 'success', text: texts.banDone }),
    (error: unknown) => toastFailure(texts.banFailed, error),
  );
};

export const RoomDrawer = ({ room, online, onMute, onLeave, onClose }: Props) => {
  const person = usePerson();
  const members = useQuery(roomQueries.members(room.id)).data ?? [];
  const here = members.filter(({ status }) => status === 'active' || status === 'online');
  const isAdmin = person?.role === 'admin';
  const statusOf = ({ userId }: RoomMember) => (online.has(userId) ? 'online' : 'active');
  const ordered = [...here].sort((a, b) => Number(online.has(b.userId)) - Number(online.has(a.userId)));
  const itemsFor = (member: RoomMember): MenuItem[] => [
    {
      label: member.isMuted ? chatTexts.unmute : chatTexts.mute,
      onSelect: () => onMute(member.userId, member.isMuted),
    },
    ...(isAdmin ? [{ label: texts.ban, danger: true, onSelect: () => ban(room.id, member) }] : []),
  ];
  return (
    <Drawer
      title={room.name}
      width={WIDTH}
      onClose={onClose}
      footer={
        <Button look="danger" wide onClick={onLeave}>
          {texts.leave}
        </Button>
      }
    >
      <div className={styles.parts}>
        <section aria-label={texts.members}>
          <h3>
            {texts.members} ({here.length})
          </h3>
          <ul className={styles.list}>
            {ordered.map((member) => (
              <li key={member.userId} className={styles.member}>
                <span className={styles.dot} data-status={statusOf(member)} />
                <span className={styles.words}>
                  <span className={styles.name}>
                    {member.displayName}
                    {member.userId === person?._id && ` (${chatTexts.you})`}
                  </span>
                  <span className={styles.muted}>
                    {member.role} · {texts.statuses[statusOf(member)]}
                  </span>
                </span>
                {member.userId !== person?._id && (
                  <MenuButton label={chatTexts.actionsFor(member.displayName)} items={itemsFor(member)} />
                )}
              </li>
            ))}
          </ul>
        </section>
        {isAdmin && <Banned roomId={room.id} />}
        <Leaderboard roomId={room.id} />
      </div>
    </Drawer>
  );
};
