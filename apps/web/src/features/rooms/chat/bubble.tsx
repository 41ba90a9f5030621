import type { RoomMessage } from '@netlik/contract/rooms/rooms';
import { memo } from 'react';
import { formatClock } from '../../../formats/clock.ts';
import { MenuButton } from '../../../ui/overlays/menu.tsx';
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
};

/** Remembered: a new message must not draw the four hundred before it again. */
export const Bubble = memo(({ message, name, isOwn, isFirst, onReport, onMute }: Props) => (
  <li className={isOwn ? `${styles.row} ${styles.own}` : styles.row}>
    <div className={styles.bubble}>
      {isFirst && !isOwn && <p className={styles.author}>{name}</p>}
      {isOwn && <span className="visually-hidden">{texts.you}: </span>}
      <MessageText text={message.content} />
      <time className={styles.time} dateTime={message.createdAt}>
        {formatClock(message.createdAt)}
      </time>
    </div>
    {!isOwn && (
      <div className={styles.menu}>
        <MenuButton
          label={texts.messageActions(name)}
          items={[
            { label: texts.report, onSelect: () => onReport(message) },
            { label: texts.mute, onSelect: () => onMute(message.userId) },
          ]}
        />
      </div>
    )}
  </li>
));

type PendingProps = { pending: PendingMessage; onSendAgain: () => void; onDiscard: () => void };

export const PendingBubble = ({ pending, onSendAgain, onDiscard }: PendingProps) => (
  <li className={`${styles.row} ${styles.own}`}>
    <div className={`${styles.bubble} ${styles.pending}`}>
      <MessageText text={pending.content} />
      {pending.failure === null ? (
        <p className={styles.time}>{texts.sending}</p>
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
  </li>
);
