import type { CSSProperties } from 'react';
import styles from './range.module.css';

type Props = {
  /** All places are from 0 to 1. */
  from: number;
  to: number;
  /** Where the person is now. */
  at?: number;
  /** What is compared with the range; the main ones are stronger. */
  ticks?: readonly { at: number; main?: boolean }[];
};

/** A range on a track. Screen readers skip it, so write its values beside it. */
export const Range = ({ from, to, at, ticks }: Props) => (
  <span className={styles.range} aria-hidden="true">
    {to > from && <span className={styles.band} style={{ '--from': from, '--to': to } as CSSProperties} />}
    {ticks?.map((tick, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: two ticks may be at the same place
        key={index}
        className={styles.tick}
        data-main={tick.main}
        style={{ '--at': tick.at } as CSSProperties}
      />
    ))}
    {at !== undefined && <span className={styles.now} style={{ '--at': at } as CSSProperties} />}
  </span>
);
