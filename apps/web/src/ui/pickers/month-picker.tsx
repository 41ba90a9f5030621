import { monthStart, parseStudyDay, type StudyDay, studyDay, yearOf } from '@netlik/domain/study-day';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { asChangeEvent, type BoundText, type FieldLabels } from '../forms/bound-field.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/glyphs.tsx';
import styles from './calendar.module.css';
import { addMonths, type Bounds, clampDay, monthNames, monthOf, monthText } from './calendar.ts';
import { PickerField } from './picker-field.tsx';

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -3,
  ArrowDown: 3,
  PageUp: -12,
  PageDown: 12,
};

type MonthsProps = { value: StudyDay | null; bounds: Bounds; onPick: (month: StudyDay) => void };

const Months = ({ value, bounds, onPick }: MonthsProps) => {
  const now = monthStart(studyDay(new Date()));
  const [cursor, setCursor] = useState(() => clampDay(monthStart(value ?? now), bounds));
  const list = useRef<HTMLDivElement>(null);
  const focusFollowsCursor = useRef(true);
  const year = yearOf(cursor);
  const all = monthNames.map((_, index) => addMonths(cursor, index + 1 - monthOf(cursor)));
  const isOpen = (month: StudyDay) => clampDay(month, bounds) === month;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the cursor, once it is the keys' turn
  useEffect(() => {
    if (focusFollowsCursor.current) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [cursor]);

  const moveCursor = (count: number, byKey: boolean) => {
    focusFollowsCursor.current = byKey;
    setCursor(clampDay(addMonths(cursor, count), bounds));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    moveCursor(step, true);
  };

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.turn}
          aria-label="Önceki yıl"
          onClick={() => moveCursor(-12, false)}
        >
          <ChevronLeftIcon />
        </button>
        <span className={styles.title} aria-live="polite">
          {year}
        </span>
        <button
          type="button"
          className={styles.turn}
          aria-label="Sonraki yıl"
          onClick={() => moveCursor(12, false)}
        >
          <ChevronRightIcon />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame for twelve buttons */}
      <div
        ref={list}
        role="group"
        aria-label={`${year} yılının ayları`}
        className={styles.months}
        onKeyDown={onKeyDown}
      >
        {all.map((month) => (
          <button
            key={month}
            type="button"
            className={styles.day}
            tabIndex={month === cursor ? 0 : -1}
            disabled={!isOpen(month)}
            data-chosen={(value !== null && monthStart(value) === month) || undefined}
            data-today={month === now || undefined}
            aria-pressed={value !== null && monthStart(value) === month}
            aria-label={monthText(month)}
            onClick={() => onPick(month)}
          >
            {monthNames[monthOf(month) - 1]}
          </button>
        ))}
      </div>
    </div>
  );
};

type Props = BoundText & FieldLabels & { min?: StudyDay; max?: StudyDay; disabled?: boolean };

/** A month, as its first day 'YYYY-MM-01' or ''. */
export const MonthPicker = ({ value, onChange, min, max, ...field }: Props) => {
  const day = parseStudyDay(value);
  const bounds = { min: min && monthStart(min), max: max && monthStart(max) };
  return (
    <PickerField {...field} shown={day && monthText(day)} placeholder="Ay seç">
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
