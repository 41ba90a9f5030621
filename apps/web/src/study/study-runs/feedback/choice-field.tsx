import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../ui/forms/field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
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

export const ChoiceField = ({ label, name, value, error, options, look, onChange }: Props) => {
  const id = useId();
  return (
    <Stack as="fieldset" gap="2" aria-describedby={error ? id : undefined}>
      <Text as="legend" size="small" weight="medium" className={styles.legend}>
        {label}
      </Text>
      <div className={styles[look]}>
        {options.map((option) => (
          <Stack key={option.value} as="label" shrink className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Stack as="span" gap="1" align="center" tone="muted" text="center" className={styles.face}>
              {option.face}
              <span className={styles.word}>{option.label}</span>
            </Stack>
          </Stack>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
};
