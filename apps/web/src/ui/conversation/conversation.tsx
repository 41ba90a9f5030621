import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Row } from '../layout/row.tsx';
import styles from './conversation.module.css';
import { conversationTexts as texts } from './conversation.texts.ts';
import { MessageList, type MessageListProps, type ThreadMessage } from './message-list.tsx';

/** In pixels; closer to the end, the thread follows new messages. */
const FOLLOWS_WITHIN = 80;
const EARLIER_WITHIN = 200;

type ScrollOptions = {
  first: number;
  last: number;
  pending: number;
  isDetached: boolean;
  onNearTop: (() => void) | undefined;
};

/** Follows the end while the reader is there, and keeps the place when earlier messages appear above. */
const useThreadScroll = ({ first, last, pending, isDetached, onNearTop }: ScrollOptions) => {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const shown = useRef({ first: 0, height: 0, pending: 0, isDetached: false });
  const [isAtEnd, setAtEnd] = useState(true);

  const scrollToEnd = () => box.current?.scrollTo({ top: box.current.scrollHeight });

  // Font loading and device rotation change the height too.
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      if (follows.current) box.current?.scrollTo({ top: box.current.scrollHeight });
    });
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the thread grows
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = shown.current;
    const isOtherList = before.first === 0 || before.isDetached !== isDetached;
    if (isOtherList || pending > before.pending) follows.current = !isDetached;
    if (first < before.first) element.scrollTop += element.scrollHeight - before.height;
    else if (follows.current) scrollToEnd();
    shown.current = { first, height: element.scrollHeight, pending, isDetached };
  }, [first, last, pending, isDetached]);

  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = box.current!;
    follows.current = !isDetached && scrollHeight - scrollTop - clientHeight < FOLLOWS_WITHIN;
    setAtEnd(follows.current);
    if (scrollTop < EARLIER_WITHIN) onNearTop?.();
  };
  const follow = (isFollowing: boolean) => {
    follows.current = isFollowing;
    if (!isFollowing) return;
    setAtEnd(true);
    scrollToEnd();
  };
  return { box, list, isAtEnd, onScroll, follow };
};

/** Reports the last message while the page is visible and its end is in view. */
const useRead = (last: number | null, onRead: ((number: number) => void) | undefined) => {
  useEffect(() => {
    if (last === null || !onRead) return;
    const read = () => {
      if (!document.hidden) onRead(last);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [last, onRead]);
};

type Props<M extends ThreadMessage> = Omit<MessageListProps<M>, 'mark'> & {
  label: string;
  box?: 'card';
  /** The author of the messages on the right. */
  own: string;
  /** The last message that was read before; later ones are marked as new. */
  readNumber?: number;
  /** The newest messages are not in the list. */
  isDetached?: boolean;
  /** Above the first message: how to load earlier ones. */
  top?: ReactNode;
  empty?: ReactNode;
  /** A message to bring into view; `onNearTop` loads earlier ones until it is there. */
  target?: number | null;
  onTarget?: () => void;
  onNearTop?: (() => void) | undefined;
  /** Loads the newest messages of a detached list. */
  onNewest?: () => Promise<unknown>;
  onRead?: (number: number) => void;
};

/** A thread in its own scroll box: days, bubbles, pending messages, and a way back to the end. */
export const Conversation = <M extends ThreadMessage>(props: Props<M>) => {
  const { label, own, messages, readNumber, isDetached = false, pending = [], authorOf } = props;
  const { target = null, onTarget, onNearTop } = props;
  const [first, last] = [messages[0]?.number ?? 0, messages.at(-1)?.number ?? 0];
  const { box, list, isAtEnd, onScroll, follow } = useThreadScroll({
    first,
    last,
    pending: pending.length,
    isDetached,
    onNearTop,
  });
  const isEndShown = isAtEnd && !isDetached;
  useRead(isEndShown && last > 0 ? last : null, props.onRead);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `first` changes when earlier messages were loaded
  useEffect(() => {
    if (target === null) return;
    const found = box.current?.querySelector<HTMLElement>(`[data-number="${target}"]`);
    if (!found && onNearTop && first > target) return onNearTop();
    follow(false);
    found?.scrollIntoView({ block: 'center' });
    found?.focus({ preventScroll: true });
    onTarget?.();
  }, [target, first, onNearTop]);

  const toNewest = () => {
    if (isDetached) void props.onNewest?.();
    else follow(true);
  };
  const isNew = (message: M, after: number) => message.number > after && authorOf(message) !== own;
  const seen = useRef(readNumber ?? last);
  if (isEndShown) seen.current = last;
  const unread = messages.filter((message) => isNew(message, seen.current)).length;
  return (
    <Row grow box={props.box} className={styles.frame}>
      <section
        ref={box}
        className={styles.box}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
        tabIndex={0}
        onScroll={onScroll}
      >
        {messages.length + pending.length === 0 ? props.empty : props.top}
        <MessageList
          ref={list}
          messages={messages}
          authorOf={authorOf}
          render={props.render}
          mark={messages.find((message) => isNew(message, readNumber ?? Number.POSITIVE_INFINITY))?.number}
          withoutDays={props.withoutDays}
          pending={pending}
        />
      </section>
      {!isEndShown && (
        <Row justify="center" className={styles.toNewest}>
          <Button small look="line" onClick={toNewest}>
            {unread > 0 ? texts.toNewestCount(unread) : texts.toNewest}
          </Button>
        </Row>
      )}
    </Row>
  );
};
