import type { CSSProperties } from 'react';
import styles from './fill-bar.module.css';

type Props = { /** 0 to 1. */ fill: number /** In a table or a long list. */; small?: boolean };

/** Screen readers skip the bar, so show the value as text beside it. */
export const FillBar = ({ fill, small }: Props) => (
  <span
    className={small ? `${styles.track} ${styles.small}` : styles.track}
    style={{ '--fill': fill } as CSSProperties}
    aria-hidden="true"
  >
    <span />
  </span>
);
