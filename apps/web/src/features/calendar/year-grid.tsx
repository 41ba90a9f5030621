import type { CalendarDay, CalendarMode } from '@netlik/contract/study/calendar';
import { daysOf, monthOf as monthDay, yearGrid } from '@netlik/domain/calendar';
import { dayOfWeek, daysBetween, type StudyDay, weekStart, yearOf } from '@netlik/domain/study-day';
import { type CSSProperties, memo, useId, useState } from 'react';
import { monthNames, weekdayNames } from '../../ui/calendar.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import { heatOf } from './day-figures.ts';
import { dayLabel } from './day-words.ts';
import { useDayCursor } from './use-day-cursor.ts';
import { useNarrow } from './use-narrow.ts';
import type { ViewProps } from './view-props.ts';
import styles from './year-grid.module.css';

/** With a week a column, the arrow up leads to the day before, and the left one to the week before. */
const turned: Record<string, string> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
};

type SquareProps = {
  mode: CalendarMode;
  date: StudyDay;
  today: StudyDay;
  day: CalendarDay | undefined;
  known: boolean;
  current: boolean;
  onOpen: (day: StudyDay) => void;
};

const Square = memo(({ mode, date, today, day, known, current, onOpen }: SquareProps) => (
  <button
    type="button"
    className={styles.square}
    data-day={date}
    data-heat={heatOf(mode, day)}
    data-reminder={(day && day.openReminders > 0) || undefined}
    data-today={date === today || undefined}
    tabIndex={current ? 0 : -1}
    aria-label={dayLabel({ mode, date, today, day, known })}
    onClick={() => onOpen(date)}
  />
));

/** The week in which each month begins. */
const MonthNames = ({ year }: { year: number }) => {
  const first = weekStart(monthDay(year, 1)!);
  return (
    <div className={styles.months} aria-hidden="true">
      {monthNames.map((name, index) => {
        const week = daysBetween(first, weekStart(monthDay(year, index + 1)!)) / 7;
        return (
          <span key={name} style={{ '--week': week + 1 } as CSSProperties}>
            {name.slice(0, 3)}
          </span>
        );
      })}
    </div>
  );
};

/** A year as a heat map: a week a column where there is room, and a row on a phone. */
export const YearGrid = ({
  mode,
  month,
  today,
  shown,
  bounds,
  days,
  loading,
  onOpen,
  onLeave,
}: ViewProps) => {
  const year = yearOf(month);
  const narrow = useNarrow();
  const keyOf = (key: string) => (narrow ? key : (turned[key] ?? key));
  const { cursor, box, onKeyDown, onFocus } = useDayCursor({ shown, bounds, today, onLeave, keyOf });
  const [pointed, setPointed] = useState<string | null>(null);
  const keysId = useId();
  const known = days !== undefined;
  const shape = { '--weeks': yearGrid(year).length, '--first': dayOfWeek(shown.from) } as CSSProperties;
  const point = ({ target }: { target: EventTarget }) => {
    const square = target as HTMLElement;
    if (square.dataset.day) setPointed(square.getAttribute('aria-label'));
  };
  return (
    <div className={styles.year} style={shape} data-mode={mode} aria-busy={loading || undefined}>
      <p id={keysId} className="seen-by-readers">
        {texts.keys}
      </p>
      <MonthNames year={year} />
      <div className={styles.weekdays} aria-hidden="true">
        {weekdayNames.map(({ short }) => (
          <span key={short}>{short}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the squares are no fields of a form */}
      <div
        ref={box}
        role="group"
        aria-label={String(year)}
        aria-describedby={keysId}
        className={styles.squares}
        data-loading={loading || undefined}
        onKeyDown={onKeyDown}
        onPointerOver={point}
        onFocus={(event) => {
          onFocus(event);
          point(event);
        }}
      >
        {daysOf(shown).map((date) => (
          <Square
            key={date}
            {...{ mode, date, today, known, onOpen }}
            day={days?.get(date)}
            current={date === cursor}
          />
        ))}
      </div>
      <p className={styles.pointed} aria-hidden="true">
        {pointed ?? texts.pointAt}
      </p>
    </div>
  );
};
