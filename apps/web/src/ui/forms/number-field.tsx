import type { KeyboardEvent } from 'react';
import { stepNumber } from '../../formats/inputs.ts';
import { asChangeEvent, type BoundText, type FieldLabels } from './bound-field.ts';
import styles from './field.module.css';
import { FieldShell, useFieldIds } from './field.tsx';

type Props = BoundText &
  FieldLabels & {
    min?: number;
    max?: number;
    step?: number;
    unit?: string;
    disabled?: boolean;
    placeholder?: string;
  };

/** Accepts „12,5” and „12.5”; the form's `read` converts it with `parseNumber`. */
export const NumberField = (props: Props) => {
  const { label, hint, optional, name, value, error, onChange, min, max, step = 1, unit, ...rest } = props;
  const ids = useFieldIds(error, hint);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (direction === null) return;
    event.preventDefault();
    onChange(asChangeEvent(stepNumber(value, direction, { min, max, step })));
  };
  return (
    <FieldShell ids={ids} label={label} error={error} hint={hint} optional={optional}>
      <input
        {...rest}
        id={ids.id}
        name={name}
        value={value}
        onChange={onChange}
        onKeyDown={onKeyDown}
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        autoComplete="off"
        className={`${styles.input} ${styles.withTrailing} numbers`}
        aria-invalid={error !== undefined}
        aria-describedby={ids.describedBy}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </FieldShell>
  );
};
