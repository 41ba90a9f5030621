import { type ReactNode, useId } from 'react';
import { Row } from '../layout/row.tsx';
import styles from './segmented.module.css';

export type Segment<V extends string> = { value: V; label: ReactNode };

type Props<V extends string> = {
  label: string;
  options: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Hides the label visually. */
  quiet?: boolean;
  disabled?: boolean;
  /** Wraps many options on a phone instead of scrolling them out of sight. */
  wrap?: boolean;
};

/** Radio buttons provide native keyboard support. */
export const Segmented = <V extends string>({
  label,
  options,
  value,
  onChange,
  quiet,
  disabled,
  wrap,
}: Props<V>) => {
  const name = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and `disabled` and `legend` come with it
    <fieldset role="radiogroup" className={styles.group} disabled={disabled}>
      <legend className={quiet ? 'visually-hidden' : styles.legend}>{label}</legend>
      <Row inline className={styles.options} data-wrap={wrap}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Row
              as="span"
              gap="2"
              align="center"
              justify="center"
              tone="muted"
              size="small"
              weight="medium"
              nowrap
              className={styles.face}
            >
              {option.label}
            </Row>
          </label>
        ))}
      </Row>
    </fieldset>
  );
};
