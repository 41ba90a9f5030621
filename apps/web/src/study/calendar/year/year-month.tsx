import type { CalendarMode } from '@netlik/contract/study/calendar';
import type { StudyDay } from '@netlik/domain/study-day';
import { memo } from 'react';
import { type DaysByDate, heatOf, remindersOf } from '../day-figures.ts';
import { dayLabel } from '../day-text.ts';
import styles from './year-grid.module.css';

type Props = {
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
export const YearMonth = memo(({ mode, dates, today, days, labelled, cursor }: Props) =>
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
