import { type RoomDetail, type RoomMessage, rooms } from '@netlik/contract/community/rooms/rooms';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWrite } from '../../../data/writes/use-write.ts';
import { PendingBubble } from '../../../ui/conversation/bubble.tsx';
import { Conversation } from '../../../ui/conversation/conversation.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import styles from './chat.module.css';
import type { PendingMessage } from './chat-state.ts';
import type { RoomChat } from './create-room-chat.ts';
import { type MessageActions, MessageText, QuotedMessage, RoomBubble } from './room-bubble.tsx';
import type { RoomThread } from './room-messages.ts';

const READ_EVERY_MS = 1000;

/** Reports the read position at most once a second, because a busy room would send one call per message. */
const useReadMarks = (id: string, readNumber: number) => {
  const read = useRef({ reported: readNumber, shown: readNumber });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { send: markRead } = useWrite(rooms.read, { failed: null });
  const report = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { reported, shown: number } = read.current;
    if (number <= reported) return;
    read.current.reported = number;
    void markRead({ params: { id }, body: { number } });
  }, [id, markRead]);
  // Reports the last position on unmount.
  useEffect(() => report, [report]);
  return useCallback(
    (number: number) => {
      if (number <= read.current.shown) return;
      read.current.shown = number;
      timer.current ??= setTimeout(report, READ_EVERY_MS);
    },
    [report],
  );
};

const authorOf = ({ userId }: RoomMessage) => userId;

type Props = {
  chat: RoomChat;
  room: RoomDetail;
  userId: string;
  nameOf: (userId: string) => string;
  /** Undefined until it is loaded. */
  thread: RoomThread | undefined;
  pending: readonly PendingMessage[];
  actions: MessageActions;
};

const none: readonly RoomMessage[] = [];

export const RoomThreadView = ({ chat, room, userId, nameOf, thread, pending, actions }: Props) => {
  // The read position at page load, so that the unread marker stays in place.
  const [readNumber] = useState(room.readNumber);
  const [quoted, setQuoted] = useState<number | null>(null);
  const onRead = useReadMarks(room.id, readNumber);
  const render = useCallback(
    (message: RoomMessage, isFirst: boolean) => (
      <RoomBubble
        message={message}
        isFirst={isFirst}
        userId={userId}
        nameOf={nameOf}
        actions={actions}
        onOpenQuote={setQuoted}
      />
    ),
    [userId, nameOf, actions],
  );
  return (
    <Conversation
      label={texts.thread}
      own={userId}
      messages={thread?.messages ?? none}
      authorOf={authorOf}
      render={render}
      readNumber={readNumber}
      isDetached={thread?.isDetached}
      empty={thread && <EmptyState drawing="messages" compact title={texts.empty} text={texts.emptyText} />}
      top={
        <Text tone="muted" size="tiny" text="center" className={styles.beginning}>
          {thread?.hasEarlier ? texts.earlier : texts.beginning}
        </Text>
      }
      target={quoted}
      onTarget={() => setQuoted(null)}
      onNearTop={thread?.hasEarlier ? chat.loadEarlier : undefined}
      onNewest={chat.loadNewest}
      onRead={onRead}
      pending={pending.map(({ key, content, replyTo, failure }) => (
        <PendingBubble
          key={key}
          failure={failure}
          onSendAgain={() => chat.sendAgain(key)}
          onDiscard={() => chat.discard(key)}
        >
          {replyTo && <QuotedMessage quote={replyTo} nameOf={nameOf} />}
          <MessageText text={content} />
        </PendingBubble>
      ))}
    />
  );
};
