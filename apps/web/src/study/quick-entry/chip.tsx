import type { ComponentProps } from 'react';
import { Row } from '../../ui/layout/row.tsx';
import { Text } from '../../ui/layout/text.tsx';
import styles from './quick-entry.module.css';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'> & {
  /** The reason for the value, if the line does not state it. */
  mark?: string;
  /** True if the student must choose. */
  isOpen?: boolean;
};

export const Chip = ({ mark, isOpen, children, ...button }: Props) => (
  <Row
    {...button}
    as="button"
    type="button"
    gap="1"
    align="center"
    size="small"
    weight="medium"
    minTouchTarget
    wrapAnywhere
    className={isOpen ? `${styles.chip} ${styles.open}` : styles.chip}
  >
    {children}
    {mark && (
      <Text as="span" tone="muted" size="tiny" weight="regular">
        {mark}
      </Text>
    )}
  </Row>
);
