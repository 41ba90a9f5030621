import type { CalendarMode } from '@netlik/contract/study/calendar';
import { daysOf, monthOf as monthDay, monthEnd } from '@netlik/domain/months';
import {
  dayOfWeek,
  daysBetween,
  parseStudyDay,
  type StudyDay,
  weekStart,
  yearOf,
} from '@netlik/domain/study-day';
import { type CSSProperties, memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { monthNames, weekdayNames } from '../../formats/days.ts';
import { Grid } from '../../ui/layout/grid.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { useNarrow } from '../../ui/layout/use-narrow.ts';
import { useDayCursor } from '../../ui/pickers/use-day-cursor.ts';
import { calendarTexts as texts } from './calendar.texts.ts';
import type { ViewProps } from './calendar-parts.ts';
import { isWithin } from './calendar-url.ts';
import { type DaysByDate, heatOf, remindersOf } from './day-figures.ts';
import { dayLabel } from './day-text.ts';
import styles from './year-grid.module.css';

type YearMonthProps = {
  mode: CalendarMode;
  dates: readonly StudyDay[];
  today: StudyDay;
  days: DaysByDate | undefined;
  /** Days for labels and marks; null until the colours are painted. */
  labelled: { days: DaysByDate | undefined } | null;
  /** The square in the tab order, if it is in this month. */
  cursor: StudyDay | null;
};

/**
 * Rendered per month, because one component per day doubles the render time and one for the year rerenders
 * every square on a focus move.
 */
const YearMonth = memo(({ mode, dates, today, days, labelled, cursor }: YearMonthProps) =>
  dates.map((date) => {
    const day = days?.get(date);
    const label = () => {
      // The focused square needs its label at once.
      const known = date === cursor ? { days } : labelled;
      return known
        ? dayLabel({ mode, date, today, day: known.days?.get(date), known: known.days !== undefined })
        : undefined;
    };
    return (
      <button
        key={date}
        type="button"
        className={styles.square}
        data-day={date}
        data-heat={heatOf(mode, day, today)}
        data-reminder={remindersOf(mode, labelled?.days?.get(date)) > 0 || undefined}
        data-ahead={date > today || undefined}
        data-today={date === today || undefined}
        tabIndex={date === cursor ? 0 : -1}
        aria-label={label()}
      />
    );
  }),
);

/** With weeks as columns, up is the previous day and left the previous week. */
const rotatedKeys: Record<string, string> = {
  ArrowUp: 'ArrowLeft',
  ArrowDown: 'ArrowRight',
  ArrowLeft: 'ArrowUp',
  ArrowRight: 'ArrowDown',
};

const MonthNames = memo(({ year }: { year: number }) => {
  const first = weekStart(monthDay(year, 1)!);
  return (
    <Text as="div" tone="muted" size="tiny" className={styles.months} aria-hidden="true">
      {monthNames.map((name, index) => {
        const week = daysBetween(first, weekStart(monthDay(year, index + 1)!)) / 7;
        return (
          <span key={name} style={{ '--week': week + 1 } as CSSProperties}>
            {name.slice(0, 3)}
          </span>
        );
      })}
    </Text>
  );
});

const monthsOf = (year: number) =>
  monthNames.map((_, index) => {
    const from = monthDay(year, index + 1)!;
    return daysOf({ from, to: monthEnd(from) });
  });

/** Labels and marks take as long as the colours, so they render deferred, after the first paint. */
const useLabelled = ({ mode, month, days, loading }: ViewProps) => {
  const year = yearOf(month);
  const now = useMemo(() => (loading ? null : { mode, year, days }), [loading, mode, year, days]);
  const deferred = useDeferredValue(now, null);
  return deferred?.year === year && deferred.mode === mode ? deferred : null;
};

const dayOf = (target: EventTarget) => parseStudyDay((target as HTMLElement).dataset.day ?? '');

/** Pointing at a square shows its day below. */
const usePointed = ({ mode, today, shown, days }: ViewProps) => {
  const [date, setDate] = useState<StudyDay | null>(null);
  const isKnown = date && isWithin(date, shown);
  return {
    onPoint: ({ target }: { target: EventTarget }) => setDate((before) => dayOf(target) ?? before),
    pointed: isKnown
      ? dayLabel({ mode, date, today, day: days?.get(date), known: days !== undefined })
      : texts.pointAt,
  };
};

export const YearGrid = (props: ViewProps) => {
  const { mode, month, today, shown, bounds, days, loading, onOpen, onLeave } = props;
  const year = yearOf(month);
  const narrow = useNarrow();
  const mapKey = (key: string) => (narrow ? key : (rotatedKeys[key] ?? key));
  const { cursor, box, onKeyDown, onFocus } = useDayCursor({ first: today, shown, bounds, onLeave, mapKey });
  const { pointed, onPoint } = usePointed(props);
  const labelled = useLabelled(props);
  const keysId = useId();
  const months = useMemo(() => monthsOf(year), [year]);
  const weeks = daysBetween(weekStart(shown.from), weekStart(shown.to)) / 7 + 1;
  const shape = { '--weeks': weeks, '--first': dayOfWeek(shown.from) } as CSSProperties;
  return (
    <Grid gap="1 2" className={styles.year} style={shape} data-mode={mode} aria-busy={loading || undefined}>
      <p id={keysId} className="visually-hidden">
        {texts.keys}
      </p>
      <MonthNames year={year} />
      <Text as="div" tone="muted" size="tiny" className={styles.weekdays} aria-hidden="true">
        {weekdayNames.map(({ short }) => (
          <span key={short}>{short}</span>
        ))}
      </Text>
      {/* biome-ignore lint/a11y/useSemanticElements: the squares are not form fields */}
      <div
        ref={box}
        role="group"
        aria-label={String(year)}
        aria-describedby={keysId}
        className={styles.squares}
        data-loading={loading || undefined}
        onClick={({ target }) => {
          const date = dayOf(target);
          if (date) onOpen(date);
        }}
        onKeyDown={onKeyDown}
        onPointerOver={onPoint}
        onFocus={(event) => {
          onFocus(event);
          onPoint(event);
        }}
      >
        {months.map((dates, index) => (
          <YearMonth
            key={monthNames[index]}
            mode={mode}
            dates={dates}
            today={today}
            days={days}
            labelled={labelled}
            cursor={dates.includes(cursor) ? cursor : null}
          />
        ))}
      </div>
      <Text tone="muted" size="small" className={styles.pointed} aria-hidden="true">
        {pointed}
      </Text>
    </Grid>
  );
};
