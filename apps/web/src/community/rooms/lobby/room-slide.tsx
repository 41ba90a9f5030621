import type { ListedRoom, Room } from '@netlik/contract/community/rooms/rooms';
import { formatTimeAgo } from '../../../formats/time-ago.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { lobbyTexts as texts } from '../rooms.texts.ts';
import styles from './lobby.module.css';
import { StudyingPeople } from './studying-people.tsx';

const activityText = (room: Room): string => {
  const ago = formatTimeAgo(room.lastActivityAt, new Date());
  return ago ? texts.activity(ago) : texts.activeNow;
};

const kindText = ({ isActive, membership, type }: Room): string => {
  if (!isActive) return texts.inactive;
  if (!membership) return texts.notMember;
  if (membership.status === 'pending') return texts.isWaiting;
  if (membership.role === texts.owner) return texts.owner;
  return type === 'public' ? texts.isPublic : texts.isPrivate;
};

type Props = { room: ListedRoom; selected: boolean; onSelect: () => void };

export const RoomSlide = ({ room, selected, onSelect }: Props) => (
  <Text
    type="button"
    role="option"
    aria-selected={selected}
    tabIndex={selected ? 0 : -1}
    as="button"
    box="card"
    text="start"
    shrink
    className={selected ? `${styles.slide} ${styles.selected}` : styles.slide}
    onClick={onSelect}
  >
    <Row as="span" gap="2" align="center" between full className={styles.slideHead}>
      <Text as="span" tone="muted" size="tiny">
        {kindText(room)}
      </Text>
      {(room.requestCount > 0 || room.unreadCount > 0) && (
        <Text as="span" size="tiny" weight="semibold" className={styles.unread}>
          {room.requestCount > 0 ? texts.requests(room.requestCount) : texts.unread(room.unreadCount)}
        </Text>
      )}
    </Row>
    <Text as="span" size="large" weight="semibold" truncate className={styles.name}>
      {room.name}
    </Text>
    <StudyingPeople studying={room.studying} />
    <Text as="span" tone="muted" size="tiny" numbers className={styles.foot}>
      {texts.members(room.memberCount, room.capacity)}
      {room.onlineCount > 0 && ` · ${texts.online(room.onlineCount)}`} · {activityText(room)}
    </Text>
  </Text>
);
