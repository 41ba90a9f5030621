import type { ReactionEmoji } from '@netlik/contract/community/rooms/room-reactions';
import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { memo } from 'react';
import { Bubble, BubbleText, BubbleTime } from '../../../ui/conversation/bubble.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import type { MenuItem } from '../../../ui/overlays/menu.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';
import { QuotedMessage } from './quoted-message.tsx';
import { Reactions, reactionItems } from './reactions.tsx';

const LINK = /(https?:\/\/[^\s<>"]+)/i;

/** Shows the URL as text with its host emphasised and no link, so that readers see the target. */
const LinkText = ({ url }: { url: string }) => {
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/?#]+)(.*)$/is.exec(url) ?? [];
  return (
    <Text as="span" look="muted" breaks className={styles.link}>
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
        <Text look="muted">{message.content}</Text>
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
