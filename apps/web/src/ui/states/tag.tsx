import type { ReactNode } from 'react';
import styles from './tag.module.css';

type Props = { tone?: 'primary' | 'success' | 'warning' | 'danger'; children: ReactNode };

/** A state in a word or two, in its colour. */
export const Tag = ({ tone, children }: Props) => (
  <span className={styles.tag} data-tone={tone}>
    {children}
  </span>
);
