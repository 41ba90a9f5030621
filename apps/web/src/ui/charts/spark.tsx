import styles from './chart.module.css';

type Props = { values: readonly number[]; width?: number; height?: number };

/** A small curve beside a number that says the same in words. */
export const Spark = ({ values, width = 96, height = 28 }: Props) => {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => 3 + (index / (values.length - 1)) * (width - 6);
  const y = (value: number) => height - 4 - ((value - low) / (high - low || 1)) * (height - 8);
  return (
    <svg width={width} height={height} className={styles.spark} aria-hidden="true">
      <polyline
        className={styles.curve}
        stroke="var(--primary)"
        points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
      />
      <circle fill="var(--primary)" cx={x(values.length - 1)} cy={y(values.at(-1)!)} r={3} />
    </svg>
  );
};
