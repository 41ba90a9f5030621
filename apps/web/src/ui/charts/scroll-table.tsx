import type { ReactNode } from 'react';
import styles from './chart.module.css';

export const ScrollTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table>
      <caption className="visually-hidden">{label}</caption>
      {children}
    </table>
  </section>
);
