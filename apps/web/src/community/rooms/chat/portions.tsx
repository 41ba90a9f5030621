import type { RoomMessage } from '@netlik/contract/community/rooms/rooms';
import { addDays, type StudyDay, studyDay } from '@netlik/domain/study-day';
import { Fragment, memo, useRef } from 'react';
import { formatDayMonthWeekday } from '../../../formats/days.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { chatTexts as texts } from '../rooms.texts.ts';
import { Bubble, type BubbleProps } from './bubble.tsx';
import styles from './chat.module.css';

const PORTION = 20;

type Messages = readonly RoomMessage[];

const portionsOf = (messages: Messages): Map<number, RoomMessage[]> => {
  const portions = new Map<number, RoomMessage[]>();
  for (const message of messages) {
    const at = Math.floor(message.number / PORTION);
    const own = portions.get(at);
    if (own) own.push(message);
    else portions.set(at, [message]);
  }
  return portions;
};

const keptOr = (before: Messages | undefined, own: Messages): Messages =>
  before?.length === own.length && own.every((message, index) => message === before[index]) ? before : own;

/**
 * measured: with 400 messages in one list, each new one laid out and rerendered all of them. Each batch keeps
 * its array while unchanged.
 */
export const usePortions = (messages: Messages): [number, Messages][] => {
  const kept = useRef<ReadonlyMap<number, Messages>>(new Map());
  const portions = [...portionsOf(messages)].map(([at, own]): [number, Messages] => [
    at,
    keptOr(kept.current.get(at), own),
  ]);
  kept.current = new Map(portions);
  return portions;
};

const dayText = (day: StudyDay): string => {
  const today = studyDay(new Date());
  if (day === today) return texts.today;
  if (day === addDays(today, -1)) return texts.yesterday;
  return formatDayMonthWeekday(day);
};

const days = new WeakMap<RoomMessage, StudyDay>();

/** Memoised, so that a new message does not recompute the days of all others. */
const dayOf = (message: RoomMessage): StudyDay => {
  const known = days.get(message) ?? studyDay(new Date(message.createdAt));
  days.set(message, known);
  return known;
};

type Props = {
  messages: Messages;
  before: RoomMessage | undefined;
  /** The first unread number, if this batch contains it. */
  mark: number | undefined;
} & Omit<BubbleProps, 'message' | 'isFirst'>;

export const Portion = memo(({ messages, before, mark, ...bubble }: Props) => {
  let day = before ? dayOf(before) : '';
  let author = before?.userId ?? '';
  return (
    <ol className={styles.messages}>
      {messages.map((message) => {
        const own = dayOf(message);
        const isNewDay = own !== day;
        const isFirst = isNewDay || author !== message.userId;
        day = own;
        author = message.userId;
        return (
          <Fragment key={message.number}>
            {isNewDay && (
              <Text as="li" tone="muted" size="tiny" text="center" className={styles.day}>
                {dayText(own)}
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
                text="center"
                className={styles.mark}
              >
                {texts.newMessages}
              </Row>
            )}
            <Bubble message={message} isFirst={isFirst} {...bubble} />
          </Fragment>
        );
      })}
    </ol>
  );
});
