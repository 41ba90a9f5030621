import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type Props = {
  /** What it does; nothing of it is to be seen. */
  label: string;
} & Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'type'>;

/** A drawing to press, as large as a thumb. */
export const IconButton = ({ label, ...rest }: Props) => (
  <button {...rest} type="button" className={styles.button} aria-label={label} />
);
