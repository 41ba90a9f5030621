import { addMonths } from '@netlik/domain/months';
import { addDays, monthStart, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { formatFullDay, formatMonth } from '../../formats/days.ts';
import { Row } from '../layout/row.tsx';
import { Text } from '../layout/text.tsx';
import styles from './calendar.module.css';
import { type Bounds, clampDay, dayByKey, isWithin } from './calendar.ts';
import { MonthTable } from './month-table.tsx';

type Props = Bounds & {
  value: StudyDay | null;
  onPick: (day: StudyDay) => void;
  /** Picks whole weeks. */
  weeks?: boolean;
  focused?: boolean;
  today?: StudyDay;
};

const isChosen = (day: StudyDay, value: StudyDay | null, weeks: boolean) =>
  value !== null && (weeks ? weekStart(day) === weekStart(value) : day === value);

/** Arrow keys move, Page keys change the month, and Enter picks. */
export const CalendarGrid = ({ value, onPick, weeks = false, focused = false, min, max, ...rest }: Props) => {
  const bounds = { min, max };
  const today = rest.today ?? studyDay(new Date());
  const [cursor, setCursor] = useState(() => clampDay(value ?? today, bounds));
  const titleId = useId();
  const table = useRef<HTMLTableElement>(null);
  const focusFollowsCursor = useRef(focused);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cursor, once it is the keys' turn
  useEffect(() => {
    if (focusFollowsCursor.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(cursor, event.key, event.shiftKey, bounds);
    if (next === null) return;
    event.preventDefault();
    focusFollowsCursor.current = true;
    setCursor(next);
  };

  const changeMonth = (count: number) => {
    focusFollowsCursor.current = false;
    setCursor(clampDay(addMonths(cursor, count), bounds));
  };

  const first = monthStart(cursor);
  const hasPrevious = min === undefined || addDays(first, -1) >= min;
  const hasNext = max === undefined || addMonths(first, 1) <= max;
  return (
    <div className={styles.calendar}>
      <Row align="center" between full>
        <button
          type="button"
          className={styles.turn}
          aria-label="Önceki ay"
          // `disabled` would lose the focus when the first month is reached.
          aria-disabled={!hasPrevious || undefined}
          onClick={() => hasPrevious && changeMonth(-1)}
        >
          <ChevronLeftIcon />
        </button>
        <Text id={titleId} as="span" weight="semibold" aria-live="polite">
          {formatMonth(cursor)}
        </Text>
        <button
          type="button"
          className={styles.turn}
          aria-label="Sonraki ay"
          aria-disabled={!hasNext || undefined}
          onClick={() => hasNext && changeMonth(1)}
        >
          <ChevronRightIcon />
        </button>
      </Row>
      <MonthTable
        ref={table}
        role="grid"
        className={weeks ? styles.weeks : undefined}
        aria-labelledby={titleId}
        month={cursor}
        bodyProps={{ onKeyDown }}
        isWeekChosen={(monday) => weeks && isChosen(monday, value, true)}
        isDayChosen={(day) => !weeks && isChosen(day, value, false)}
        renderDay={(day) => {
          const chosen = isChosen(day, value, weeks);
          return (
            <button
              type="button"
              className={styles.day}
              data-outside={monthStart(day) !== first || undefined}
              data-today={day === today || undefined}
              data-chosen={chosen || undefined}
              tabIndex={day === cursor ? 0 : -1}
              disabled={!isWithin(day, bounds)}
              aria-label={`${formatFullDay(day)}${day === today ? ', bugün' : ''}${chosen ? ', seçili' : ''}`}
              onClick={() => onPick(day)}
            >
              {Number(day.slice(8))}
            </button>
          );
        }}
      />
      {isWithin(today, bounds) && (
        <Text
          type="button"
          as="button"
          tone="primary"
          size="small"
          weight="semibold"
          className={styles.now}
          onClick={() => onPick(today)}
        >
          {weeks ? 'Bu hafta' : 'Bugün'}
        </Text>
      )}
    </div>
  );
};
