import type { ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { memo } from 'react';
import { formatClock } from '../../../formats/clock.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { MenuButton, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';
import type { PendingMessage } from './chat-state.ts';
import { MessageText } from './message-text.tsx';
import { QuotedMessage } from './quoted-message.tsx';
import { Reactions, reactionItems } from './reactions.tsx';

export type BubbleProps = {
  message: RoomMessage;
  userId: string;
  nameOf: (userId: string) => string;
  /** True for the first of consecutive messages by the same author. */
  isFirst: boolean;
  onReply: (message: RoomMessage) => void;
  onReact: (message: RoomMessage, emoji: ReactionEmoji | null) => void;
  onOpenQuote: (number: number) => void;
  onReport: (message: RoomMessage) => void;
  onMute: (userId: string) => void;
  /** Null unless the user owns the room or is an admin. */
  onRemove: ((message: RoomMessage) => void) | null;
};

const itemsOf = ({
  message,
  userId,
  onReply,
  onReact,
  onReport,
  onMute,
  onRemove,
}: BubbleProps): MenuItem[] =>
  message.isRemoved
    ? []
    : [
        ...reactionItems({
          reactions: message.reactions,
          userId,
          onReact: (emoji) => onReact(message, emoji),
        }),
        { label: texts.reply, onSelect: () => onReply(message) },
        ...(message.userId === userId
          ? []
          : [
              { label: texts.report, onSelect: () => onReport(message) },
              { label: texts.mute, onSelect: () => onMute(message.userId) },
            ]),
        ...(onRemove ? [{ label: texts.remove, danger: true, onSelect: () => onRemove(message) }] : []),
      ];

/** Memoised, so that a new message does not rerender the four hundred before it. */
export const Bubble = memo((props: BubbleProps) => {
  const { message, userId, nameOf, isFirst, onReact, onOpenQuote } = props;
  const isOwn = message.userId === userId;
  const name = nameOf(message.userId);
  const items = itemsOf(props);
  return (
    <Row
      as="li"
      gap="1"
      align="center"
      className={isOwn ? `${styles.row} ${styles.own}` : styles.row}
      tabIndex={-1}
      data-number={message.number}
    >
      <div className={styles.bubble}>
        {isFirst && !isOwn && (
          <Text size="small" weight="semibold">
            {name}
          </Text>
        )}
        {isOwn && <span className="visually-hidden">{texts.you}: </span>}
        {message.replyTo && <QuotedMessage quote={message.replyTo} nameOf={nameOf} onOpen={onOpenQuote} />}
        {message.isRemoved ? (
          <Text tone="muted">{message.content}</Text>
        ) : (
          <MessageText text={message.content} />
        )}
        <Text
          as="time"
          tone="muted"
          size="tiny"
          text="end"
          className={styles.time}
          dateTime={message.createdAt}
        >
          {formatClock(message.createdAt)}
        </Text>
        {message.reactions.length > 0 && (
          <Reactions
            userId={userId}
            nameOf={nameOf}
            reactions={message.reactions}
            onReact={(emoji) => onReact(message, emoji)}
          />
        )}
      </div>
      {items.length > 0 && (
        <Text as="div" noShrink className={styles.menu}>
          <MenuButton label={texts.messageActions(isOwn ? texts.you : name)} items={items} />
        </Text>
      )}
    </Row>
  );
});

type PendingProps = {
  pending: PendingMessage;
  nameOf: (userId: string) => string;
  onSendAgain: () => void;
  onDiscard: () => void;
};

export const PendingBubble = ({ pending, nameOf, onSendAgain, onDiscard }: PendingProps) => (
  <Row as="li" gap="1" align="center" className={`${styles.row} ${styles.own}`}>
    <div className={`${styles.bubble} ${styles.pending}`}>
      {pending.replyTo && <QuotedMessage quote={pending.replyTo} nameOf={nameOf} />}
      <MessageText text={pending.content} />
      {pending.failure === null ? (
        <Text tone="muted" size="tiny" text="end" className={styles.time}>
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
