import type { ReactNode } from 'react';
import strokes from './drawing.module.css';
import styles from './state.module.css';

const drawing = (inside: ReactNode) => (
  <svg
    className={`${strokes.strokes} ${styles.drawing}`}
    viewBox="0 0 160 100"
    fill="none"
    aria-hidden="true"
  >
    <path className={strokes.floor} d="M16 90h128" />
    {inside}
  </svg>
);

/** Small variants of the product's rising curve. */
export const stateDrawings = {
  /** An open notebook without a line. */
  list: drawing(
    <>
      <rect className={strokes.solid} x="46" y="22" width="68" height="68" rx="8" />
      <path className={strokes.faint} d="M58 40h44M58 54h44M58 68h28" />
      <path className={strokes.line} d="M40 34h12M40 50h12M40 66h12" />
      <circle className={strokes.mark} cx="114" cy="22" r="7" />
    </>,
  ),
  /** A curve with its first point and room to rise. */
  chart: drawing(
    <>
      <path className={strokes.faint} d="M24 30h112M24 50h112M24 70h112" />
      <path className={strokes.lost} d="M36 78c22-4 26-26 48-30s24-20 44-24" />
      <circle className={strokes.dot} cx="36" cy="78" r="6" />
      <circle className={strokes.mark} cx="128" cy="24" r="6" />
    </>,
  ),
  /** A magnifier over a missing line. */
  search: drawing(
    <>
      <path className={strokes.faint} d="M24 72h30M24 54h22M24 36h30" />
      <circle className={strokes.solid} cx="84" cy="46" r="24" />
      <path className={strokes.line} d="m102 64 20 20" />
      <path className={strokes.lost} d="M74 46h20" />
    </>,
  ),
  /** An empty tray. */
  inbox: drawing(
    <>
      <path className={strokes.solid} d="M40 58 52 30h56l12 28v26a6 6 0 0 1-6 6H46a6 6 0 0 1-6-6Z" />
      <path className={strokes.line} d="M40 58h24l6 12h20l6-12h24" />
      <circle className={strokes.mark} cx="112" cy="24" r="6" />
    </>,
  ),
  /** A line that breaks off. */
  broken: drawing(
    <>
      <path className={strokes.line} d="M24 76c18-2 22-22 40-22" />
      <path className={strokes.line} d="M100 44c16-2 20-16 36-20" />
      <path className={strokes.lost} d="M64 54c14 0 20-8 36-10" />
      <path className={strokes.break} d="m80 30 4 10M88 60l4 10" />
      <circle className={strokes.dot} cx="64" cy="54" r="5" />
      <circle className={strokes.dot} cx="100" cy="44" r="5" />
    </>,
  ),
};
