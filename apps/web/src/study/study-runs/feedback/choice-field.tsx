import { type ReactNode, useId } from 'react';
import { FieldError } from '../../../ui/forms/field.tsx';
import { Grid } from '../../../ui/layout/grid.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import choice from '../choice.module.css';
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
      <Text as="legend" size="small" weight="medium">
        {label}
      </Text>
      <Grid columns={look === 'stars' ? 5 : 3} gap={look === 'stars' ? '1' : '2'}>
        {options.map((option) => (
          <Stack key={option.value} as="label" shrink className={choice.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <Stack
              as="span"
              gap="1"
              align="center"
              tone="muted"
              text="center"
              className={`${choice.face} ${styles.face}`}
            >
              {option.face}
              <Text as="span" size="tiny" className={styles.word}>
                {option.label}
              </Text>
            </Stack>
          </Stack>
        ))}
      </Grid>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
};
