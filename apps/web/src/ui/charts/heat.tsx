import type { CSSProperties } from 'react';
import styles from './heat.module.css';

/** `mark` is a second difference, for colour-blind users; `value` is 0 to 100. */
export type HeatLook = { value: number; mark?: 'half' | 'dot' | 'ring' | 'dash' };

export const HeatCell = ({ value, mark, title }: HeatLook & { title?: string }) => (
  <span
    className={styles.cell}
    data-mark={mark}
    style={{ '--value': `${value}%` } as CSSProperties}
    title={title}
  />
);

type Props = { cells: readonly (HeatLook & { key: string; title: string })[]; columns: number };

/** Days as cells, a week in each column. Describe the whole to screen readers in the container. */
export const Heat = ({ cells, columns }: Props) => (
  <div className={styles.heat} style={{ '--columns': columns } as CSSProperties}>
    {cells.map(({ key, ...cell }) => (
      <HeatCell key={key} {...cell} />
    ))}
  </div>
);
