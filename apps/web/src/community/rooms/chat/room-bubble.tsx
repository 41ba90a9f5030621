import {
  type MessageQuote,
  type MessageReaction,
  type ReactionEmoji,
  reactionEmojis,
} from '@netlik/contract/community/rooms/room-reactions';
import { REMOVED_MESSAGE, type RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { memo } from 'react';
import { Bubble, BubbleText, BubbleTime } from '../../../ui/conversation/bubble.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import { reactionTexts, chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';

type QuoteProps = {
  quote: MessageQuote;
  nameOf: (userId: string) => string;
  onOpen?: (number: number) => void;
};

export const QuotedMessage = ({ quote: { number, userId, text }, nameOf, onOpen }: QuoteProps) => {
  if (userId === null || text === null)
    return (
      <Text tone="muted" size="small" className={styles.quote}>
        {REMOVED_MESSAGE}
      </Text>
    );
  const name = nameOf(userId);
  const lines = (
    <>
      <Text as="span" size="small" weight="semibold" truncate>
        {name}
      </Text>
      <Text as="span" tone="muted" size="small" truncate>
        {text}
      </Text>
    </>
  );
  return onOpen ? (
    <Stack
      as="button"
      type="button"
      text="start"
      className={styles.quote}
      aria-label={texts.openQuote(name, text)}
      onClick={() => onOpen(number)}
    >
      {lines}
    </Stack>
  ) : (
    <Stack grow className={styles.quote}>
      {lines}
    </Stack>
  );
};

type Own = {
  reactions: readonly MessageReaction[];
  userId: string;
  onReact: (emoji: ReactionEmoji | null) => void;
};

const isOwnOf = ({ reactions, userId }: Own, emoji: ReactionEmoji) =>
  reactions.some((one) => one.userId === userId && one.emoji === emoji);

/** Pressing the same emoji again removes the reaction. */
const toggle = (own: Own, emoji: ReactionEmoji) => own.onReact(isOwnOf(own, emoji) ? null : emoji);

const reactionItems = (own: Own): MenuItem[] =>
  reactionEmojis.map((emoji) => ({
    label: reactionTexts.names[emoji],
    icon: emoji,
    checked: isOwnOf(own, emoji),
    onSelect: () => toggle(own, emoji),
  }));

/** The accessible name and tooltip list the users. */
const Reactions = ({ nameOf, ...own }: Own & { nameOf: (userId: string) => string }) => (
  <Row as="ul" gap="1" wrap aria-live="off" aria-label={reactionTexts.title}>
    {reactionEmojis.map((emoji) => {
      const people = own.reactions.filter((one) => one.emoji === emoji);
      if (people.length === 0) return null;
      const names = people.map((one) => (one.userId === own.userId ? reactionTexts.you : nameOf(one.userId)));
      return (
        <li key={emoji}>
          <Row
            as="button"
            type="button"
            gap="1"
            align="center"
            size="small"
            numbers
            className={styles.reaction}
            aria-pressed={isOwnOf(own, emoji)}
            aria-label={reactionTexts.by(reactionTexts.names[emoji], names)}
            title={reactionTexts.by(reactionTexts.names[emoji], names)}
            onClick={() => toggle(own, emoji)}
          >
            {emoji} <span>{people.length}</span>
          </Row>
        </li>
      );
    })}
  </Row>
);

const LINK = /(https?:\/\/[^\s<>"]+)/i;

/** Shows the URL as text with its host emphasised and no link, so that readers see the target. */
const LinkText = ({ url }: { url: string }) => {
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#]+)(.*)$/is.exec(url) ?? [];
  return (
    <Text as="span" tone="muted" wrapAnywhere className={styles.link}>
      {scheme}
      <b>{host}</b>
      {rest}
    </Text>
  );
};

export const MessageText = ({ text }: { text: string }) => (
  <BubbleText>
    {text.split(LINK).map((part, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      index % 2 ? <LinkText key={index} url={part} /> : part,
    )}
  </BubbleText>
);

export type MessageActions = {
  onReply: (message: RoomMessage) => void;
  onReact: (message: RoomMessage, emoji: ReactionEmoji | null) => void;
  onReport: (message: RoomMessage) => void;
  onMute: (userId: string) => void;
  /** Null unless the user owns the room or is an admin. */
  onRemove: ((message: RoomMessage) => void) | null;
};

type Props = {
  message: RoomMessage;
  userId: string;
  nameOf: (userId: string) => string;
  isFirst: boolean;
  actions: MessageActions;
  onOpenQuote: (number: number) => void;
};

const itemsOf = ({ message, userId, actions }: Props): MenuItem[] => {
  if (message.isRemoved) return [];
  const { onReply, onReact, onReport, onMute, onRemove } = actions;
  const { reactions } = message;
  return [
    ...reactionItems({ reactions, userId, onReact: (emoji) => onReact(message, emoji) }),
    { label: texts.reply, onSelect: () => onReply(message) },
    ...(message.userId === userId
      ? []
      : [
          { label: texts.report, onSelect: () => onReport(message) },
          { label: texts.mute, onSelect: () => onMute(message.userId) },
        ]),
    ...(onRemove ? [{ label: texts.remove, danger: true, onSelect: () => onRemove(message) }] : []),
  ];
};

/** Memoised, so that a new message does not rerender the four hundred before it. */
export const RoomBubble = memo((props: Props) => {
  const { message, userId, nameOf, isFirst, actions, onOpenQuote } = props;
  const isOwn = message.userId === userId;
  const author = isOwn ? texts.you : nameOf(message.userId);
  return (
    <Bubble
      isOwn={isOwn}
      author={author}
      isAuthorShown={isFirst && !isOwn}
      number={message.number}
      menu={{ label: texts.messageActions(author), items: itemsOf(props) }}
      foot={<BubbleTime at={message.createdAt} />}
    >
      {message.replyTo && <QuotedMessage quote={message.replyTo} nameOf={nameOf} onOpen={onOpenQuote} />}
      {message.isRemoved ? (
        <Text tone="muted">{message.content}</Text>
      ) : (
        <MessageText text={message.content} />
      )}
      {message.reactions.length > 0 && (
        <Reactions
          userId={userId}
          nameOf={nameOf}
          reactions={message.reactions}
          onReact={(emoji) => actions.onReact(message, emoji)}
        />
      )}
    </Bubble>
  );
});
