import type { CSSProperties } from 'react';
import styles from './fill-bar.module.css';

/** How far something has come, from 0 to 1. What it says stands beside it in words. */
export const FillBar = ({ fill }: { fill: number }) => (
  <span className={styles.track} style={{ '--fill': fill } as CSSProperties} aria-hidden="true">
    <span />
  </span>
);
