import { useId } from 'react';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import choice from '../choice.module.css';

export type Chip = { key: number; label: string; spoken?: string; isOn: boolean; pick: () => void };

export const Chips = ({ label, options }: { label: string; options: readonly Chip[] }) => {
  const id = useId();
  return (
    <Stack role="group" gap="2" aria-labelledby={id}>
      <Text id={id} as="span" size="small" weight="medium">
        {label}
      </Text>
      <Row gap="2" wrap>
        {options.map(({ key, label: text, spoken, isOn, pick }) => (
          <Text
            key={key}
            type="button"
            as="button"
            size="small"
            weight="medium"
            numbers
            className={choice.chip}
            aria-label={spoken}
            aria-pressed={isOn}
            onClick={pick}
          >
            {text}
          </Text>
        ))}
      </Row>
    </Stack>
  );
};
