import type { CSSProperties } from 'react';
import styles from './fill-bar.module.css';

/** `fill` is 0 to 1. Screen readers skip the bar, so show the value as text beside it. */
export const FillBar = ({ fill }: { fill: number }) => (
  <span className={styles.track} style={{ '--fill': fill } as CSSProperties} aria-hidden="true">
    <span />
  </span>
);
