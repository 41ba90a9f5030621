import type { ReactNode } from 'react';
import styles from './top-bar.module.css';

/** The bar above signed-in pages: the brand on one side, what acts on the other. */
export const TopBar = ({ children }: { children: ReactNode }) => (
  <header className={styles.bar}>
    <div className={styles.inside}>{children}</div>
  </header>
);
