import { curvePath } from './curve-path.ts';

type Props = {
  values: readonly number[];
  /** Read aloud instead of the drawing, where no number beside it gives the same value. */
  label?: string;
  /** Counts start at zero; nets and similar values fill the height. */
  fromZero?: boolean;
  /** Ends in the lamp, for the one figure of a screen that says where the person is now. */
  lamp?: boolean;
};

export const Spark = ({ values, label, fromZero, lamp }: Props) => {
  if (values.length < 2) return null;
  const low = fromZero ? 0 : Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => ({
    x: 2 + (index * 64) / (values.length - 1),
    y: 21 - ((value - low) * 18) / span,
  }));
  const end = points.at(-1)!;
  const drawing = (
    // Attributes instead of classes, so that a page with a spark does not load the styles of the large
    // charts.
    <svg width={72} height={24} display="block" overflow="visible" aria-hidden="true">
      <path
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
        stroke="var(--primary)"
        d={curvePath(points)}
      />
      <circle fill={lamp ? 'var(--lamp)' : 'var(--primary)'} cx={end.x} cy={end.y} r={3.5} />
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
