import { addDays, monthStart, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/glyphs.tsx';
import styles from './calendar.module.css';
import {
  addMonths,
  type Bounds,
  dayByKey,
  fullDayText,
  heldWithin,
  isWithin,
  monthText,
  monthWeeks,
  weekdayNames,
} from './calendar.ts';

type Props = Bounds & {
  value: StudyDay | null;
  onPick: (day: StudyDay) => void;
  /** Whole weeks light up and are picked by any of their days. */
  weeks?: boolean;
  /** Moves the focus to the day as it opens. */
  focused?: boolean;
  today?: StudyDay;
};

const isChosen = (day: StudyDay, value: StudyDay | null, weeks: boolean) =>
  value !== null && (weeks ? weekStart(day) === weekStart(value) : day === value);

/** A month to pick a day or a week from. Arrow keys move, Page keys turn months, Enter picks. */
export const CalendarGrid = ({ value, onPick, weeks = false, focused = false, min, max, ...rest }: Props) => {
  const bounds = { min, max };
  const today = rest.today ?? studyDay(new Date());
  const [cursor, setCursor] = useState(() => heldWithin(value ?? today, bounds));
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const follow = useRef(focused);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cursor, once it is the keys' turn
  useEffect(() => {
    if (follow.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(cursor, event.key, event.shiftKey, bounds);
    if (next === null) return;
    event.preventDefault();
    follow.current = true;
    setCursor(next);
  };

  const turn = (count: number) => {
    follow.current = false;
    setCursor(heldWithin(addMonths(cursor, count), bounds));
  };

  const first = monthStart(cursor);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.turn}
          aria-label="Önceki ay"
          disabled={min !== undefined && addDays(first, -1) < min}
          onClick={() => turn(-1)}
        >
          <ChevronLeftIcon />
        </button>
        <span id={titleId} className={styles.title} aria-live="polite">
          {monthText(cursor)}
        </span>
        <button
          type="button"
          className={styles.turn}
          aria-label="Sonraki ay"
          disabled={max !== undefined && addMonths(first, 1) > max}
          onClick={() => turn(1)}
        >
          <ChevronRightIcon />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of days that the arrow keys walk is a grid */}
      <table ref={table} role="grid" className={weeks ? styles.weeks : undefined} aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdayNames.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {monthWeeks(cursor).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const chosen = isChosen(day, value, weeks);
                return (
                  <td key={day}>
                    <button
                      type="button"
                      className={styles.day}
                      data-outside={!day.startsWith(first.slice(0, 7)) || undefined}
                      data-today={day === today || undefined}
                      data-chosen={chosen || undefined}
                      tabIndex={day === cursor ? 0 : -1}
                      disabled={!isWithin(day, bounds)}
                      aria-label={`${fullDayText(day)}${day === today ? ', bugün' : ''}${chosen ? ', seçili' : ''}`}
                      onClick={() => onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isWithin(today, bounds) && (
        <button type="button" className={styles.now} onClick={() => onPick(today)}>
          {weeks ? 'Bu hafta' : 'Bugün'}
        </button>
      )}
    </div>
  );
};
