import { monthStart, parseStudyDay, type StudyDay, studyDay, yearOf } from '@netlik/domain/study-day';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatMonth, monthNames } from '../../formats/days.ts';
import { asChangeEvent, type BoundText, type FieldLabels } from '../forms/bound-field.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/glyphs.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import styles from './calendar.module.css';
import { addMonths, type Bounds, clampDay, monthOf } from './calendar.ts';
import { PickerField } from './picker-field.tsx';

const COLUMNS = 3;
const rows = [0, 1, 2, 3];

const moves: Record<string, (column: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => -COLUMNS,
  ArrowDown: () => COLUMNS,
  Home: (column) => -column,
  End: (column) => COLUMNS - 1 - column,
  PageUp: () => -12,
  PageDown: () => 12,
};

type CellProps = {
  month: StudyDay;
  isNow: boolean;
  isChosen: boolean;
  isCursor: boolean;
  disabled: boolean;
  onPick: () => void;
};

const MonthCell = ({ month, isNow, isChosen, isCursor, disabled, onPick }: CellProps) => (
  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell
  <td aria-selected={isChosen || undefined}>
    <Text
      type="button"
      as="button"
      look="small"
      numbers
      className={styles.day}
      tabIndex={isCursor ? 0 : -1}
      disabled={disabled}
      data-chosen={isChosen || undefined}
      data-today={isNow || undefined}
      aria-label={`${formatMonth(month)}${isNow ? ', bu ay' : ''}${isChosen ? ', seçili' : ''}`}
      onClick={onPick}
    >
      {monthNames[monthOf(month) - 1]}
    </Text>
  </td>
);

type MonthsProps = { value: StudyDay | null; bounds: Bounds; onPick: (month: StudyDay) => void };

const Months = ({ value, bounds, onPick }: MonthsProps) => {
  const now = monthStart(studyDay(new Date()));
  const [cursor, setCursor] = useState(() => clampDay(monthStart(value ?? now), bounds));
  const table = useRef<HTMLTableElement>(null);
  const focusFollowsCursor = useRef(true);
  const year = yearOf(cursor);
  const all = monthNames.map((_, index) => addMonths(cursor, index + 1 - monthOf(cursor)));
  const isOpen = (month: StudyDay) => clampDay(month, bounds) === month;
  const hasPrevious = bounds.min === undefined || yearOf(bounds.min) < year;
  const hasNext = bounds.max === undefined || yearOf(bounds.max) > year;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cursor, once it is the keys' turn
  useEffect(() => {
    if (focusFollowsCursor.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const moveCursor = (count: number, byKey: boolean) => {
    focusFollowsCursor.current = byKey;
    setCursor(clampDay(addMonths(cursor, count), bounds));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    moveCursor(move((monthOf(cursor) - 1) % COLUMNS), true);
  };

  return (
    <Stack gap="1" align="center" className={styles.calendar}>
      <Row align="center" between full>
        <Stack
          type="button"
          as="button"
          center
          look="muted"
          className={styles.turn}
          aria-label="Önceki yıl"
          // Not `disabled`: the focus would be lost on the way to the first year.
          aria-disabled={!hasPrevious || undefined}
          onClick={() => hasPrevious && moveCursor(-12, false)}
        >
          <ChevronLeftIcon />
        </Stack>
        <Text as="span" look="semibold" aria-live="polite">
          {year}
        </Text>
        <Stack
          type="button"
          as="button"
          center
          look="muted"
          className={styles.turn}
          aria-label="Sonraki yıl"
          aria-disabled={!hasNext || undefined}
          onClick={() => hasNext && moveCursor(12, false)}
        >
          <ChevronRightIcon />
        </Stack>
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of months that the arrow keys walk is a grid */}
      <table ref={table} role="grid" className={styles.months} aria-label={`${year} yılının ayları`}>
        <tbody onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <tr key={row}>
              {all.slice(row * COLUMNS, (row + 1) * COLUMNS).map((month) => (
                <MonthCell
                  key={month}
                  month={month}
                  isNow={month === now}
                  isChosen={value !== null && monthStart(value) === month}
                  isCursor={month === cursor}
                  disabled={!isOpen(month)}
                  onPick={() => onPick(month)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
};

type Props = BoundText<StudyDay> & FieldLabels & { min?: StudyDay; max?: StudyDay; disabled?: boolean };

/** A month, as its first day 'YYYY-MM-01' or ''. */
export const MonthPicker = ({ value, onChange, min, max, ...field }: Props) => {
  const day = parseStudyDay(value);
  const bounds = { min: min && monthStart(min), max: max && monthStart(max) };
  return (
    <PickerField {...field} shown={day && formatMonth(day)} placeholder="Ay seç">
      {(close) => (
        <Months
          value={day}
          bounds={bounds}
          onPick={(month) => {
            onChange(asChangeEvent(month));
            close();
          }}
        />
      )}
    </PickerField>
  );
};
