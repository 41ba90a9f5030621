import type { RoomMessage } from '@netlik/contract/rooms/rooms';
import { memo } from 'react';
import { formatClock } from '../../../formats/clock.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MenuButton, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';
import type { PendingMessage } from './create-room-chat.ts';
import { MessageText } from './message-text.tsx';

type Props = {
  message: RoomMessage;
  name: string;
  isOwn: boolean;
  /** The first of several of one person. */
  isFirst: boolean;
  onReport: (message: RoomMessage) => void;
  onMute: (userId: string) => void;
  /** For the owner of the room and admins. */
  onRemove: ((message: RoomMessage) => void) | null;
};

const itemsOf = ({ message, isOwn, onReport, onMute, onRemove }: Props): MenuItem[] =>
  message.isRemoved
    ? []
    : [
        ...(isOwn
          ? []
          : [
              { label: texts.report, onSelect: () => onReport(message) },
              { label: texts.mute, onSelect: () => onMute(message.userId) },
            ]),
        ...(onRemove ? [{ label: texts.remove, danger: true, onSelect: () => onRemove(message) }] : []),
      ];

/** Remembered: a new message must not draw the four hundred before it again. */
export const Bubble = memo((props: Props) => {
  const { message, name, isOwn, isFirst } = props;
  const items = itemsOf(props);
  return (
    <Row as="li" gap="1" align="center" className={isOwn ? `${styles.row} ${styles.own}` : styles.row}>
      <div className={styles.bubble}>
        {isFirst && !isOwn && <Text look="small semibold">{name}</Text>}
        {isOwn && <span className="visually-hidden">{texts.you}: </span>}
        {message.isRemoved ? (
          <Text look="muted">{message.content}</Text>
        ) : (
          <MessageText text={message.content} />
        )}
        <Text as="time" look="muted tiny" text="end" className={styles.time} dateTime={message.createdAt}>
          {formatClock(message.createdAt)}
        </Text>
      </div>
      {items.length > 0 && (
        <Text as="div" fixed className={styles.menu}>
          <MenuButton label={texts.messageActions(isOwn ? texts.you : name)} items={items} />
        </Text>
      )}
    </Row>
  );
});

type PendingProps = { pending: PendingMessage; onSendAgain: () => void; onDiscard: () => void };

export const PendingBubble = ({ pending, onSendAgain, onDiscard }: PendingProps) => (
  <Row as="li" gap="1" align="center" className={`${styles.row} ${styles.own}`}>
    <div className={`${styles.bubble} ${styles.pending}`}>
      <MessageText text={pending.content} />
      {pending.failure === null ? (
        <Text look="muted tiny" text="end" className={styles.time}>
          {texts.sending}
        </Text>
      ) : (
        <div className={styles.failure} role="alert">
          <p>
            {texts.sendFailed} {pending.failure !== texts.sendFailed && pending.failure}
          </p>
          <button type="button" onClick={onSendAgain}>
            {texts.sendAgain}
          </button>
          <button type="button" onClick={onDiscard}>
            {texts.discard}
          </button>
        </div>
      )}
    </div>
  </Row>
);
