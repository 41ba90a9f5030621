import { addDays, type StudyDay } from '@netlik/domain/study-day';
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react';
import {
  formatDayMonthWeekday,
  formatLongWeekday,
  formatShortDayMonth,
  formatWeekday,
} from '../../formats/days.ts';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { useNarrow } from '../layout/use-narrow.ts';
import { Sortable } from '../sortable/sortable.tsx';
import { SkeletonBlock } from '../states/skeleton.tsx';
import { type BoardDrag, sortableOptions } from './board-drag.ts';
import { useDaySwipe } from './use-day-swipe.ts';
import styles from './week-board.module.css';
import { dragTexts, weekBoardTexts as texts } from './week-board.texts.ts';

const DAY_WIDTH = 150;

type DayParts = {
  head?: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  empty?: string | null;
};

type Strip = {
  /** Without `day` and `onDay` the board itself remembers the day that a phone shows. */
  day?: StudyDay;
  /** A swipe past an end of the week passes a day of another week. */
  onDay?: (day: StudyDay) => void;
  /** The text below the day's name; its date by default. */
  figure?: (day: StudyDay) => string;
  /** The meaning of the dot, or null without a dot. */
  mark?: (day: StudyDay) => string | null;
};

type Props<T> = {
  days: readonly StudyDay[];
  today: StudyDay;
  itemsOn: (day: StudyDay) => readonly T[];
  renderCard: (item: T, day: StudyDay) => ReactNode;
  partsOf?: (day: StudyDay) => DayParts;
  /** Without it nothing can be moved. */
  drag?: BoardDrag<T> | undefined;
  /** Days before today accept no cards. */
  isPastClosed?: boolean;
  /** A phone shows one day under a strip of all days; false shows all days below each other. */
  strip?: Strip | false;
  fullDates?: boolean;
  /** Today's column is the lit surface of the page. */
  isLit?: boolean;
  /** The minimum width of a column in px. */
  dayWidth?: number;
} & Omit<ComponentProps<'div'>, 'children' | 'className'>;

const dateOf = (day: StudyDay) => String(Number(day.slice(8)));

const useOpenDay = (days: readonly StudyDay[], today: StudyDay, { day, onDay }: Strip) => {
  const [chosen, setChosen] = useState(today);
  const open = [day, chosen, today].find((each) => each && days.includes(each)) ?? days[0]!;
  const choose = (next: StudyDay) => (onDay ? onDay(next) : days.includes(next) && setChosen(next));
  return [open, choose] as const;
};

type DayStripProps = Pick<Props<unknown>, 'days' | 'today'> &
  Pick<Strip, 'figure' | 'mark'> & { open: StudyDay; isTarget: boolean; onDay: (day: StudyDay) => void };

const DayStrip = ({ days, today, open, isTarget, figure = dateOf, mark, onDay }: DayStripProps) => (
  <Grid as="ul" columns={days.length} gap="1" aria-label={texts.days}>
    {days.map((day) => {
      const marked = mark?.(day);
      const [name, shown] = [formatWeekday(day), figure(day)];
      const parts = [`${name} ${shown}`, formatLongWeekday(day), day === today && texts.today, marked];
      return (
        <li key={day}>
          <Stack
            as="button"
            type="button"
            gap="1"
            align="center"
            full
            size="tiny"
            className={styles.stripDay}
            aria-pressed={day === open}
            aria-label={parts.filter(Boolean).join(', ')}
            data-today={day === today || undefined}
            // The open day's own list accepts its drops.
            data-sortable-target={isTarget && day !== open ? day : undefined}
            onClick={() => onDay(day)}
          >
            <span>{name}</span>
            <strong className="numbers">{shown}</strong>
            {mark && <span className={styles.dot} data-marked={marked ? true : undefined} />}
          </Stack>
        </li>
      );
    })}
  </Grid>
);

type ColumnProps = DayParts & {
  day: StudyDay;
  today: StudyDay;
  label: string;
  fullDate: boolean;
  isClosed: boolean;
  cards: readonly ReactNode[];
};

const DayColumn = ({ day, today, label, fullDate, isClosed, cards, ...parts }: ColumnProps) => (
  <Stack
    as="section"
    gap="2"
    justify="start"
    box="card"
    className={styles.day}
    data-week-day={day}
    data-sortable-list={isClosed ? undefined : day}
    data-today={day === today || undefined}
    data-closed={isClosed || undefined}
    aria-label={day === today ? `${label}, ${texts.today}` : label}
  >
    <Row as="header" gap="0 2" align="baseline" between wrap>
      <Text as="h2" size="small">
        {fullDate ? formatWeekday(day) : label}{' '}
        <Text as="span" tone="muted" size="small" weight="medium" numbers nowrap>
          {fullDate ? formatShortDayMonth(day) : dateOf(day)}
        </Text>
      </Text>
      {parts.head}
    </Row>
    {parts.above}
    {cards.length > 0 ? (
      <Stack as="ol" gap="1">
        {cards}
      </Stack>
    ) : (
      parts.empty && (
        <Text tone="muted" size="small" text="center" className={styles.none}>
          {parts.empty}
        </Text>
      )
    )}
    {parts.below}
  </Stack>
);

export const WeekBoard = <T,>(props: Props<T>) => {
  const {
    days,
    today,
    itemsOn,
    renderCard,
    partsOf,
    drag,
    isPastClosed = false,
    strip = {},
    ...more
  } = props;
  const { fullDates = false, isLit, dayWidth = DAY_WIDTH, ...rest } = more;
  const narrow = useNarrow() && strip !== false;
  const [open, choose] = useOpenDay(days, today, strip || {});
  const swipe = useDaySwipe((step) => choose(addDays(open, step)));
  const board = days.map((day) => ({
    day,
    name: fullDates ? formatDayMonthWeekday(day) : formatLongWeekday(day),
    items: itemsOn(day),
    isClosed: isPastClosed && day < today,
  }));
  const content = (
    <Stack gap="3" shrink {...rest}>
      {narrow && (
        <DayStrip
          {...strip}
          {...{ days, today, open }}
          isTarget={drag?.isWithinDay !== true}
          onDay={choose}
        />
      )}
      <div
        className={narrow ? styles.single : styles.columns}
        style={{ '--days': days.length, '--day-width': `${dayWidth}px` } as CSSProperties}
        data-lit={isLit || undefined}
        {...(narrow && swipe)}
      >
        {board
          .filter(({ day }) => !narrow || day === open)
          .map(({ day, name, items, isClosed }) => (
            <DayColumn
              key={day}
              {...{ day, today, isClosed }}
              label={name}
              fullDate={fullDates}
              cards={items.map((item) => renderCard(item, day))}
              {...partsOf?.(day)}
            />
          ))}
      </div>
    </Stack>
  );
  if (!drag) return content;
  const lists = board.filter(({ isClosed }) => !isClosed);
  return <Sortable {...sortableOptions(drag, { ...dragTexts, ...drag.texts }, lists)}>{content}</Sortable>;
};

export const WeekBoardSkeleton = () => {
  const narrow = useNarrow();
  return (
    <>
      <Grid as="span" columns={7} gap="2" full>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((column) => (
          <SkeletonBlock key={column} height={narrow ? 60 : 240} />
        ))}
      </Grid>
      {narrow && <SkeletonBlock height={180} />}
    </>
  );
};
