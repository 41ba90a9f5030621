import { addMonths, monthEnd } from '@netlik/domain/months';
import { addDays, monthStart, type StudyDay, studyDay, weekStart } from '@netlik/domain/study-day';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useState } from 'react';
import { formatFullDay, formatMonth } from '../../formats/days.ts';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './calendar.module.css';
import { type Bounds, clampDay, isWithin } from './calendar.ts';
import { DayCell } from './day-cell.tsx';
import { MonthTable } from './month-table.tsx';
import { useDayCursor } from './use-day-cursor.ts';

type Props = Bounds & {
  value: StudyDay | null;
  onPick: (day: StudyDay) => void;
  /** Picks whole weeks. */
  weeks?: boolean;
  focused?: boolean;
  today?: StudyDay;
};

type TurnProps = { label: string; isLast: boolean; onTurn: () => void; children: ReactNode };

const TurnButton = ({ label, isLast, onTurn, children }: TurnProps) => (
  <button
    type="button"
    className={styles.turn}
    aria-label={label}
    // `disabled` would lose the focus when the last month is reached.
    aria-disabled={isLast || undefined}
    onClick={() => !isLast && onTurn()}
  >
    {children}
  </button>
);

export const CalendarGrid = ({ value, onPick, weeks = false, focused, min, max, ...rest }: Props) => {
  const bounds = { min, max };
  const today = rest.today ?? studyDay(new Date());
  const first = clampDay(value ?? today, bounds);
  const [month, setMonth] = useState(monthStart(first));
  const shown = { from: month, to: monthEnd(month) };
  const onLeave = (day: StudyDay) => setMonth(monthStart(day));
  const { cursor, moveTo, box, onKeyDown } = useDayCursor({ first, shown, bounds, onLeave, focused });
  const titleId = useId();
  const turn = (count: number) => {
    const next = clampDay(addMonths(cursor, count), bounds);
    moveTo(next);
    onLeave(next);
  };
  const isChosen = (day: StudyDay) =>
    value !== null && (weeks ? weekStart(day) === weekStart(value) : day === value);
  return (
    <Stack ref={box} gap="1" align="center" className={styles.calendar}>
      <Row align="center" between full>
        <TurnButton label="Önceki ay" isLast={!isWithin(addDays(month, -1), { min })} onTurn={() => turn(-1)}>
          <ChevronLeftIcon />
        </TurnButton>
        <Text id={titleId} as="span" weight="semibold" aria-live="polite">
          {formatMonth(month)}
        </Text>
        <TurnButton
          label="Sonraki ay"
          isLast={!isWithin(addMonths(month, 1), { max })}
          onTurn={() => turn(1)}
        >
          <ChevronRightIcon />
        </TurnButton>
      </Row>
      <MonthTable
        role="grid"
        className={weeks ? styles.weeks : undefined}
        aria-labelledby={titleId}
        month={month}
        bodyProps={{ onKeyDown }}
        isWeekChosen={(monday) => weeks && isChosen(monday)}
        isDayChosen={(day) => !weeks && isChosen(day)}
        renderDay={(date) => (
          <DayCell
            {...{ date, today }}
            look="small"
            numbers
            className={styles.day}
            label={`${formatFullDay(date)}${date === today ? ', bugün' : ''}${isChosen(date) ? ', seçili' : ''}`}
            outside={monthStart(date) !== month}
            current={date === cursor}
            data-chosen={isChosen(date) || undefined}
            disabled={!isWithin(date, bounds)}
            onClick={() => onPick(date)}
          />
        )}
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
    </Stack>
  );
};
