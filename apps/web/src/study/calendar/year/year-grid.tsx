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
import { monthNames, weekdayNames } from '../../../formats/days.ts';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import { calendarTexts as texts } from '../calendar.texts.ts';
import { isWithin } from '../calendar-url.ts';
import { dayLabel } from '../day-text.ts';
import { useDayCursor } from '../use-day-cursor.ts';
import type { ViewProps } from '../view-props.ts';
import styles from './year-grid.module.css';
import { YearMonth } from './year-month.tsx';

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
  const mapKey = (key: string) => (narrow ? key : (rotatedKeys[key] ?? key));
  const { cursor, box, onKeyDown, onFocus } = useDayCursor({ shown, bounds, today, onLeave, mapKey });
  const [hovered, setHovered] = useState<StudyDay | null>(null);
  const keysId = useId();
  const months = useMemo(() => monthsOf(year), [year]);
  const weeks = daysBetween(weekStart(shown.from), weekStart(shown.to)) / 7 + 1;
  const shape = { '--weeks': weeks, '--first': dayOfWeek(shown.from) } as CSSProperties;

  // Labels and marks take as long as the colours, so they render deferred, after the first paint.
  const now = useMemo(() => (loading ? null : { mode, year, days }), [loading, mode, year, days]);
  const deferred = useDeferredValue(now, null);
  const labelled = deferred?.year === year && deferred.mode === mode ? deferred : null;

  const dayOf = (target: EventTarget) => parseStudyDay((target as HTMLElement).dataset.day ?? '');
  const onHover = ({ target }: { target: EventTarget }) => {
    const date = dayOf(target);
    if (date) setHovered(date);
  };
  const hoveredLabel = (date: StudyDay) =>
    dayLabel({ mode, date, today, day: days?.get(date), known: days !== undefined });
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
        onPointerOver={onHover}
        onFocus={(event) => {
          onFocus(event);
          onHover(event);
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
        {hovered && isWithin(hovered, shown) ? hoveredLabel(hovered) : texts.pointAt}
      </Text>
    </Grid>
  );
};
