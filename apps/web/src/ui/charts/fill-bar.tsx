import type { CSSProperties } from 'react';
import styles from './fill-bar.module.css';

/** A progress bar, `fill` from 0 to 1. Hidden from screen readers: show the value as text beside it. */
export const FillBar = ({ fill }: { fill: number }) => (
  <span className={styles.track} style={{ '--fill': fill } as CSSProperties} aria-hidden="true">
    <span />
  </span>
);
