import type { Room } from '@netlik/contract/rooms/rooms';
import { formatTimeAgo } from '../../../formats/time-ago.ts';
import { lobbyTexts as texts } from '../rooms.texts.ts';
import styles from './lobby.module.css';

const activityText = (room: Room): string => {
  const ago = formatTimeAgo(room.lastActivityAt, new Date());
  return ago ? texts.activity(ago) : texts.activeNow;
};

const kindText = ({ isActive, membership, type }: Room): string => {
  if (!isActive) return texts.inactive;
  if (!membership) return texts.notMember;
  if (membership.role === texts.owner) return texts.owner;
  return type === 'public' ? texts.isPublic : texts.isPrivate;
};

type Props = { room: Room; selected: boolean; onSelect: () => void };

export const RoomSlide = ({ room, selected, onSelect }: Props) => (
  <button
    type="button"
    role="option"
    aria-selected={selected}
    tabIndex={selected ? 0 : -1}
    className={selected ? `${styles.slide} ${styles.selected}` : styles.slide}
    onClick={onSelect}
  >
    <span className={styles.slideHead}>
      <span className={styles.kind}>{kindText(room)}</span>
      {room.unreadCount > 0 && <span className={styles.unread}>{texts.unread(room.unreadCount)}</span>}
    </span>
    <span className={styles.name}>{room.name}</span>
    <span className={styles.muted}>{texts.members(room.memberCount, room.capacity)}</span>
    <span className={room.onlineCount > 0 ? styles.online : styles.muted}>
      {room.onlineCount > 0 ? texts.online(room.onlineCount) : texts.nobodyOnline}
    </span>
    <span className={styles.muted}>{activityText(room)}</span>
  </button>
);
