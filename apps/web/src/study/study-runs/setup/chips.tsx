import { useId } from 'react';
import { Chip } from '../../../ui/forms/chip.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';

export type ChipOption = { key: number; label: string; spoken?: string; isOn: boolean; pick: () => void };

export const Chips = ({ label, options }: { label: string; options: readonly ChipOption[] }) => {
  const id = useId();
  return (
    <Stack role="group" gap="2" aria-labelledby={id}>
      <Text id={id} as="span" size="small" weight="medium">
        {label}
      </Text>
      <Row gap="2" wrap>
        {options.map(({ key, label: text, spoken, isOn, pick }) => (
          <Chip key={key} isOn={isOn} aria-label={spoken} onClick={pick}>
            {text}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
};
