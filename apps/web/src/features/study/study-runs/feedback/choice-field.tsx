import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../../ui/forms/field.tsx';
import styles from './feedback-dialog.module.css';

type Option = { value: string; label: string; face: ReactNode };

type Props = {
  label: string;
  name: string;
  value: string;
  error?: string;
  options: readonly Option[];
  look: 'stars' | 'moods';
  onChange: (value: string) => void;
};

/** Radio buttons shown as pictures. */
export const ChoiceField = ({ label, name, value, error, options, look, onChange }: Props) => {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles[look]}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.face}>
              {option.face}
              <span className={styles.word}>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
};
