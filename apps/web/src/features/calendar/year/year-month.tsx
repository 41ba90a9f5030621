import type { CalendarMode } from '@netlik/contract/calendar';
import type { StudyDay } from '@netlik/domain/study-day';
import { memo } from 'react';
import { type DaysByDate, heatOf } from '../day-figures.ts';
import { dayLabel } from '../day-words.ts';
import styles from './year-grid.module.css';

type Props = {
  mode: CalendarMode;
  dates: readonly StudyDay[];
  today: StudyDay;
  days: DaysByDate | undefined;
  /** The days as they are marked and said; null until the colours have been painted. */
  said: { days: DaysByDate | undefined } | null;
  /** The square in the tab order, where it is one of these. */
  cursor: StudyDay | null;
};

/**
 * The squares of a month. Not a component a day: a year then takes twice as long to come. Not one for all: a move of
 * the focus would draw every square.
 */
export const YearMonth = memo(({ mode, dates, today, days, said, cursor }: Props) =>
  dates.map((date) => {
    const day = days?.get(date);
    const label = () => {
      // Somebody may stand on this one already.
      const known = date === cursor ? { days } : said;
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
        data-heat={heatOf(mode, day)}
        data-reminder={(said?.days?.get(date)?.openReminders ?? 0) > 0 || undefined}
        data-ahead={date > today || undefined}
        data-today={date === today || undefined}
        tabIndex={date === cursor ? 0 : -1}
        aria-label={label()}
      />
    );
  }),
);
