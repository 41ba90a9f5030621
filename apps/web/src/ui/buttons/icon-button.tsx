import type { ComponentProps } from 'react';
import { Text } from '../layout/text.tsx';
import styles from './icon-button.module.css';

type Props = {
  label: string;
} & Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'type'>;

export const IconButton = ({ label, ...rest }: Props) => (
  <Text
    {...rest}
    type="button"
    as="button"
    tone="muted"
    noShrink
    className={styles.button}
    aria-label={label}
  />
);
