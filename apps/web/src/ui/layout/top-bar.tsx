import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

type Props = { children: ReactNode; className?: string | undefined };

export const TopBar = ({ children, className = styles.inner }: Props) => (
  <header className={styles.bar}>
    <div className={className}>{children}</div>
  </header>
);
