import styles from './spark-line.module.css';

type Props = {
  /** One value a day, today last. */
  values: readonly number[];
  /** What the line shows, with its last value: read aloud instead of the drawing. */
  label: string;
};

const WIDTH = 96;
const HEIGHT = 28;
const PAD = 3;

/** A small line without axes, beside the figure it explains. */
export const SparkLine = ({ values, label }: Props) => {
  const top = Math.max(...values, 1);
  const step = values.length > 1 ? (WIDTH - 2 * PAD) / (values.length - 1) : 0;
  const points = values.map(
    (value, index) => [PAD + index * step, HEIGHT - PAD - (value / top) * (HEIGHT - 2 * PAD)] as const,
  );
  const last = points.at(-1);
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={points.map((point) => point.join()).join(' ')} />
      {last && <circle cx={last[0]} cy={last[1]} r="2.5" />}
    </svg>
  );
};
