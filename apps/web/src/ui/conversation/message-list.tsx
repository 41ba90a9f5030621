import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { type ComponentProps, Fragment, memo, type ReactNode, useRef } from 'react';
import { formatDayMonthWeekday } from '../../formats/days.ts';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './conversation.module.css';
import { conversationTexts as texts } from './conversation.texts.ts';

/** Numbers ascend and never change. */
export type ThreadMessage = { number: number; createdAt: string };

export type MessageListProps<M extends ThreadMessage> = {
  messages: readonly M[];
  authorOf: (message: M) => string;
  /** A stable function, so that only changed messages are rendered again; `isFirst` of consecutive ones. */
  render: (message: M, isFirst: boolean) => ReactNode;
  /** The number of the first unread message. */
  mark?: number | undefined;
  withoutDays?: boolean;
  /** Items for messages that are not stored yet. */
  pending?: readonly ReactNode[];
};

const PORTION = 20;

const portionOf = ({ number }: ThreadMessage) => Math.floor(number / PORTION);

const splitByPortion = <M extends ThreadMessage>(messages: readonly M[]): M[][] => {
  const portions: M[][] = [];
  for (const message of messages) {
    const last = portions.at(-1);
    if (last && portionOf(last[0]!) === portionOf(message)) last.push(message);
    else portions.push([message]);
  }
  return portions;
};

/**
 * measured: with 400 messages in one list, each new one laid out and rerendered all of them. Each portion keeps
 * its array while unchanged.
 */
const usePortions = <M extends ThreadMessage>(messages: readonly M[]): (readonly M[])[] => {
  const kept = useRef<(readonly M[])[]>([]);
  const before = new Map(kept.current.map((own) => [portionOf(own[0]!), own]));
  kept.current = splitByPortion(messages).map((own) => {
    const same = before.get(portionOf(own[0]!));
    return same?.length === own.length && own.every((message, index) => message === same[index]) ? same : own;
  });
  return kept.current;
};

const dayText = (day: StudyDay): string => {
  const today = studyDay(new Date());
  if (day === today) return texts.today;
  return day === addDays(today, -1) ? texts.yesterday : formatDayMonthWeekday(day);
};

const days = new WeakMap<ThreadMessage, StudyDay>();

/** Memoised, so that a new message does not recompute the days of all others. */
const dayOf = (message: ThreadMessage): StudyDay => {
  const known = days.get(message) ?? studyDay(new Date(message.createdAt));
  days.set(message, known);
  return known;
};

type PortionProps<M extends ThreadMessage> = Omit<MessageListProps<M>, 'pending'> & { before: M | undefined };

const PortionList = <M extends ThreadMessage>({
  messages,
  before,
  authorOf,
  render,
  mark,
  withoutDays,
}: PortionProps<M>) => (
  <Stack as="ol" gap="1" className={styles.portion}>
    {messages.map((message, index) => {
      const previous = messages[index - 1] ?? before;
      const isNewDay = !withoutDays && (!previous || dayOf(previous) !== dayOf(message));
      const isFirst = isNewDay || !previous || authorOf(previous) !== authorOf(message);
      return (
        <Fragment key={message.number}>
          {isNewDay && (
            <Text as="li" tone="muted" size="tiny" text="center" className={styles.separator}>
              {dayText(dayOf(message))}
            </Text>
          )}
          {message.number === mark && (
            <Row
              as="li"
              gap="3"
              align="center"
              tone="primary"
              size="tiny"
              weight="semibold"
              className={`${styles.separator} ${styles.mark}`}
            >
              {texts.newMessages}
            </Row>
          )}
          {render(message, isFirst)}
        </Fragment>
      );
    })}
  </Stack>
);

const Portion = memo(PortionList) as typeof PortionList;

type Props<M extends ThreadMessage> = MessageListProps<M> & Omit<ComponentProps<'div'>, 'children'>;

export const MessageList = <M extends ThreadMessage>({
  messages,
  authorOf,
  render,
  mark,
  withoutDays,
  pending = [],
  ...rest
}: Props<M>) => {
  const portions = usePortions(messages);
  return (
    <Stack gap="1" role="log" aria-live="polite" aria-relevant="additions" {...rest}>
      {portions.map((own, index) => (
        <Portion
          key={portionOf(own[0]!)}
          messages={own}
          before={portions[index - 1]?.at(-1)}
          authorOf={authorOf}
          render={render}
          mark={own.some(({ number }) => number === mark) ? mark : undefined}
          withoutDays={withoutDays}
        />
      ))}
      {pending.length > 0 && (
        <Stack as="ol" gap="1">
          {pending}
        </Stack>
      )}
    </Stack>
  );
};
