import { useId } from 'react';
import { Grid } from '../../ui/layout/grid.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './first-run.module.css';

export type Choice<V> = { value: V; label: string };

type Props<V> = {
  label: string;
  /** Hides the label visually, because the page's heading repeats it. */
  quiet?: boolean;
  columns: number;
  options: readonly Choice<V>[];
  value: V | undefined;
  onPick: (value: V) => void;
};

export const Choices = <V extends string | number>({
  label,
  quiet,
  columns,
  options,
  value,
  onPick,
}: Props<V>) => {
  const id = useId();
  return (
    <Stack role="group" gap="2" aria-labelledby={id}>
      <Text id={id} as="span" size="small" weight="medium" className={quiet ? 'visually-hidden' : undefined}>
        {label}
      </Text>
      <Grid columns={columns} gap="2">
        {options.map((option) => (
          <Text
            key={option.value}
            as="button"
            type="button"
            size="body"
            weight="medium"
            numbers
            className={styles.choice}
            aria-pressed={value === option.value}
            onClick={() => onPick(option.value)}
          >
            {option.label}
          </Text>
        ))}
      </Grid>
    </Stack>
  );
};
