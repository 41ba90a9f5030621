import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export type Segment<V extends string> = { value: V; label: ReactNode };

type Props<V extends string> = {
  label: string;
  options: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  /** The label is for screen readers only. */
  quiet?: boolean;
  disabled?: boolean;
};

/** A few choices side by side: radio buttons underneath, so the keyboard knows them. */
export const Segmented = <V extends string>({
  label,
  options,
  value,
  onChange,
  quiet,
  disabled,
}: Props<V>) => {
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={disabled}>
      <legend className={quiet ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
