import type { ReactNode } from 'react';
import strokes from './drawing.module.css';
import styles from './error-page.module.css';

const drawing = (inside: ReactNode) => (
  <svg
    className={`${strokes.strokes} ${styles.drawing}`}
    viewBox="0 0 240 150"
    fill="none"
    aria-hidden="true"
  >
    <path className={strokes.faint} d="M20 30H220M20 66H220M20 102H220" strokeDasharray="2 7" />
    <path className={strokes.floor} d="M20 134H220" />
    {inside}
  </svg>
);

/** Each drawing is the product's curve in a different kind of trouble. */
const errorDrawings = {
  /** The line breaks off. */
  network: () =>
    drawing(
      <>
        <path className={strokes.line} d="M28 120C52 116 58 88 82 90" />
        <path className={strokes.lost} d="M82 90C98 91 104 72 118 68S142 62 158 58" />
        <path className={strokes.line} d="M158 58C184 54 188 34 212 30" />
        <path className={strokes.break} d="m112 50 6 12M128 78l6 12M104 78l12-4M130 62l12-4" />
        <circle className={strokes.dot} cx="82" cy="90" r="5" />
        <circle className={strokes.dot} cx="158" cy="58" r="5" />
      </>,
    ),
  /** The line ends at a locked door. */
  auth: () =>
    drawing(
      <>
        <path className={strokes.line} d="M28 120C60 114 66 92 96 92" />
        <circle className={strokes.dot} cx="96" cy="92" r="5" />
        <rect className={strokes.solid} x="128" y="62" width="68" height="56" rx="12" />
        <path className={strokes.line} d="M142 62V48a20 20 0 0 1 40 0v14" />
        <circle className={strokes.mark} cx="162" cy="86" r="6" />
        <path className={strokes.keyhole} d="M162 90v12" />
      </>,
    ),
  /** The line leaves the chart, and the lens finds an empty spot. */
  notFound: () =>
    drawing(
      <>
        <path className={strokes.line} d="M28 120C56 114 62 84 92 80" />
        <path className={strokes.lost} d="M92 80C118 76 120 40 148 26S190 12 206 4" />
        <circle className={strokes.solid} cx="146" cy="82" r="34" />
        <path className={strokes.line} d="m171 107 25 25" />
        <path className={strokes.break} d="M134 72c0-16 24-16 24-1 0 10-12 10-12 20" />
        <circle className={strokes.mark} cx="146" cy="101" r="3.5" />
      </>,
    ),
  /** The bars that carry the line have tipped over. */
  server: () =>
    drawing(
      <>
        <rect className={strokes.solid} x="44" y="92" width="30" height="42" rx="7" />
        <rect className={strokes.solid} x="90" y="66" width="30" height="68" rx="7" />
        <rect
          className={strokes.solid}
          x="150"
          y="42"
          width="30"
          height="92"
          rx="7"
          transform="rotate(16 180 134)"
        />
        <path className={strokes.line} d="M58 76C72 70 84 56 104 50" />
        <circle className={strokes.dot} cx="104" cy="50" r="5" />
        <path className={strokes.break} d="M140 26l-6-10M154 20l2-12M168 26l9-8" />
      </>,
    ),
  /** The line is out of focus. */
  general: () =>
    drawing(
      <>
        <path className={strokes.lost} d="M28 118C60 112 74 92 104 84S150 66 172 50" />
        <circle className={strokes.blur} cx="52" cy="112" r="13" />
        <circle className={strokes.blur} cx="100" cy="86" r="20" />
        <circle className={strokes.blur} cx="158" cy="60" r="30" />
        <path className={strokes.break} d="m146 48 24 24M170 48l-24 24" />
      </>,
    ),
} as const;

export const ErrorDrawing = ({ kind }: { kind: keyof typeof errorDrawings }) => errorDrawings[kind]();
