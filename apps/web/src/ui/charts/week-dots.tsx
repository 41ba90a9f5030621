import styles from './week-dots.module.css';

/** `part` is late or half done, `open` is today's and still to do, `none` is a day without the task. */
export type DayState = 'on' | 'part' | 'skipped' | 'rest' | 'open' | 'today' | 'future' | 'none';

type Props = {
  days: readonly { name?: string; state: DayState }[];
  /** Read aloud instead of the dots; without it screen readers skip them. */
  label?: string;
  /** In a row of a list. */
  small?: boolean;
};

/** A dot a day, from left to right. */
export const WeekDots = ({ days, label, small }: Props) => (
  <span
    className={small ? `${styles.week} ${styles.small}` : styles.week}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {days.map(({ name, state }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a day's identity is its position
      <span key={index} className={styles.day} data-state={state}>
        {name}
        <span className={styles.dot} />
      </span>
    ))}
  </span>
);
