type Props = {
  values: readonly number[];
  /** Read aloud instead of the drawing, where no number beside it gives the same value. */
  label?: string;
  /** Counts start at zero; nets and similar values fill the height. */
  fromZero?: boolean;
};

const WIDTH = 96;
const HEIGHT = 28;

export const Spark = ({ values, label, fromZero }: Props) => {
  if (values.length < 2) return null;
  const low = fromZero ? 0 : Math.min(...values);
  const high = Math.max(...values);
  const x = (index: number) => 3 + (index / (values.length - 1)) * (WIDTH - 6);
  const y = (value: number) => HEIGHT - 4 - ((value - low) / (high - low || 1)) * (HEIGHT - 8);
  const drawing = (
    // Attributes instead of classes, so that a page with a spark does not load the styles of the large
    // charts.
    <svg width={WIDTH} height={HEIGHT} display="block" overflow="visible" aria-hidden="true">
      <polyline
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        stroke="var(--primary)"
        points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
      />
      <circle fill="var(--primary)" cx={x(values.length - 1)} cy={y(values.at(-1)!)} r={3} />
    </svg>
  );
  return label ? (
    <span role="img" aria-label={label}>
      {drawing}
    </span>
  ) : (
    drawing
  );
};
