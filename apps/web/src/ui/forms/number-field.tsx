import type { KeyboardEvent } from 'react';
import { stepped } from '../formats/number-text.ts';
import { type BoundText, type FieldWords, picked } from './bound-field.ts';
import styles from './field.module.css';
import { FieldShell, useFieldIds } from './field.tsx';

type Props = BoundText &
  FieldWords & {
    min?: number;
    max?: number;
    step?: number;
    unit?: string;
    disabled?: boolean;
    placeholder?: string;
  };

/** Takes „12,5” as well as „12.5”; the form's `read` turns it into a number with `parseNumber`. */
export const NumberField = (props: Props) => {
  const { label, hint, optional, name, value, error, onChange, min, max, step = 1, unit, ...rest } = props;
  const ids = useFieldIds(error, hint);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (way === null) return;
    event.preventDefault();
    onChange(picked(stepped(value, way, { min, max, step })));
  };
  return (
    <FieldShell {...{ ids, label, error, hint, optional }}>
      <input
        {...rest}
        id={ids.id}
        name={name}
        value={value}
        onChange={onChange}
        onKeyDown={onKeyDown}
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        className={`${styles.input} ${styles.trailed} numbers`}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </FieldShell>
  );
};
