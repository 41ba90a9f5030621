import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** A table that may be wider or longer than its place. */
export const ScrollTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is scrolled by keys as well
  <section className={styles.scroll} aria-label={label} tabIndex={0}>
    <table>
      <caption className="visually-hidden">{label}</caption>
      {children}
    </table>
  </section>
);
