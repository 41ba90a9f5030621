import type { ComponentProps } from 'react';
import { Chip as KitChip } from '../../ui/forms/chip.tsx';
import { Text } from '../../ui/layout/text.tsx';

type Props = ComponentProps<typeof KitChip> & {
  /** The reason for the value, if the line does not state it. */
  mark?: string | undefined;
  /** True if the student must choose. */
  isOpen?: boolean | undefined;
};

export const Chip = ({ mark, isOpen, children, ...button }: Props) => (
  <KitChip {...button} data-on={button['aria-expanded'] ? true : undefined}>
    <Text as="span" tone={isOpen ? 'warning' : 'plain'} wrapAnywhere>
      {children}
    </Text>
    {mark && (
      <Text as="span" tone="muted" size="tiny" weight="regular">
        {mark}
      </Text>
    )}
  </KitChip>
);
