import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import { type BubbleProps, PendingBubble } from './bubble.tsx';
import styles from './chat.module.css';
import type { ChatState } from './chat-state.ts';
import type { RoomChat } from './create-room-chat.ts';
import { Portion, usePortions } from './portions.tsx';
import { useReadMarks } from './use-read-marks.ts';

/** In pixels; closer to the end, the thread follows new messages. */
const FOLLOWS_WITHIN = 80;
const EARLIER_WITHIN = 200;

type Props = {
  chat: RoomChat;
  state: ChatState;
  readNumber: number;
  onRead: (number: number) => void;
} & Omit<BubbleProps, 'message' | 'isFirst' | 'onOpenQuote'>;

export const Thread = ({ chat, state, readNumber, onRead, ...bubble }: Props) => {
  const { userId, nameOf } = bubble;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const follows = useRef(true);
  const seen = useRef(readNumber);
  const markRead = useReadMarks(onRead);
  const anchor = useRef<{ first: number; height: number } | null>(null);
  const { messages, pending, detached, hasEarlier } = state;
  const [first, last] = [messages[0]?.number ?? 0, messages.at(-1)?.number ?? 0];

  const scrollToEnd = useCallback(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, []);

  const [sent, setSent] = useState(pending.length);
  if (sent !== pending.length) {
    setSent(pending.length);
    if (pending.length > sent) follows.current = !detached;
  }

  // Font loading and device rotation change the height too.
  useEffect(() => {
    const watch = new ResizeObserver(() => follows.current && scrollToEnd());
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, [scrollToEnd]);

  // Keeps the scroll position after earlier messages are prepended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the thread grows
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = anchor.current;
    if (before && first < before.first) element.scrollTop += element.scrollHeight - before.height;
    else if (follows.current) scrollToEnd();
    anchor.current = { first, height: element.scrollHeight };
  }, [first, last, pending.length, scrollToEnd]);

  useEffect(() => {
    if (!isAtEnd || detached || last <= seen.current) return;
    const read = () => {
      if (document.hidden || last <= seen.current) return;
      seen.current = last;
      markRead(last);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [isAtEnd, detached, last, markRead]);

  // Scrolls to the quoted message, which may need loading first.
  const [opened, setOpened] = useState<number | null>(null);
  useEffect(() => {
    if (opened === null) return;
    const found = box.current?.querySelector<HTMLElement>(`[data-number="${opened}"]`);
    if (!found && hasEarlier && first > opened) return void chat.loadEarlier();
    follows.current = false;
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
    setOpened(null);
  }, [opened, first, hasEarlier, chat]);

  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!;
    follows.current = !detached && scrollHeight - scrollTop - clientHeight < FOLLOWS_WITHIN;
    setAtEnd(follows.current);
    if (scrollTop < EARLIER_WITHIN) void chat.loadEarlier();
  };
  const toNewest = () => {
    follows.current = true;
    setAtEnd(true);
    if (detached) void chat.loadNewest().then(scrollToEnd);
    else scrollToEnd();
  };

  const unread = messages.filter((one) => one.number > seen.current && one.userId !== userId).length;
  const mark = messages.find((one) => one.number > readNumber && one.userId !== userId)?.number;
  const portions = usePortions(messages);

  return (
    <Row grow className={styles.threadFrame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <section ref={box} className={styles.thread} aria-label={texts.thread} tabIndex={0} onScroll={onScroll}>
        {messages.length === 0 && pending.length === 0 && state.connection === 'open' && (
          <EmptyState compact title={texts.empty} text={texts.emptyText} drawing="list" />
        )}
        {messages.length > 0 && (
          <Text tone="muted" size="tiny" text="center" className={styles.beginning}>
            {hasEarlier ? texts.earlier : texts.beginning}
          </Text>
        )}
        <div ref={list} className={styles.portions} aria-live="polite" aria-relevant="additions">
          {portions.map(([at, own], index) => (
            <Portion
              key={at}
              {...bubble}
              onOpenQuote={setOpened}
              messages={own}
              before={portions[index - 1]?.[1].at(-1)}
              mark={own.some(({ number }) => number === mark) ? mark : undefined}
            />
          ))}
          {pending.length > 0 && (
            <ol className={styles.messages}>
              {pending.map((one) => (
                <PendingBubble
                  key={one.key}
                  nameOf={nameOf}
                  pending={one}
                  onSendAgain={() => chat.sendAgain(one.key)}
                  onDiscard={() => chat.discard(one.key)}
                />
              ))}
            </ol>
          )}
        </div>
      </section>
      {(!isAtEnd || detached) && (
        <Row justify="center" className={styles.toNewest}>
          <Button small look="quiet" onClick={toNewest}>
            {unread > 0 ? texts.toNewestCount(unread) : texts.toNewest}
          </Button>
        </Row>
      )}
    </Row>
  );
};
