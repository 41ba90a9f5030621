import styles from './state.module.css';

type Dot = readonly [x: number, y: number, radius: number];

/** Each is one rising line that ends in the lamp. */
const drawings = {
  /** A calendar. */
  plan: [
    'M60 70V42q0-9 9-9H80c10 0 10-17 2-17s-8 17 2 17H114c10 0 10-17 2-17s-8 17 2 17H131q9 0 9 9V97q0 9-9 9H69q-9 0-9-9V88C60 74 74 92 88 82S102 58 119 56',
    [120, 56, 7],
  ],
  /** Two cards. */
  cards: [
    'M112 42L106 23q-2-6-9-5L51 28q-7 2-5 9L60 90q2 7 9 5l8-2V52q0-9 9-9H143q9 0 9 9V99q0 9-9 9H86q-9 0-9-9c0-17 15-24 26-14s22 4 26-18',
    [129, 66, 7],
  ],
  /** Bubbles of an answer sheet and a pencil. */
  exams: [
    'M18 98H32A10 10 0 0 1 52 98A10 10 0 0 1 32 98A10 10 0 0 1 52 98H66A10 10 0 0 1 86 98A10 10 0 0 1 66 98A10 10 0 0 1 86 98H108L115 74L133 92L177 48Q181 44 177 40L167 30Q163 26 159 30L115 74L133 92L109 98',
    [109, 98, 10],
  ],
  /** A desk with a lamp. */
  rooms: [
    'M190 108H174C181 102 180 95 175 90C172 86 176 80 177 74H157C158 80 162 86 159 90C154 95 153 102 160 108H24H50L38 66Q36 59 42 54L88 24C104 6 134 18 136 46L78 64C72 48 76 34 88 24C76 34 72 48 78 64L107 55L109 62',
    [111, 67, 8.5],
  ],
  /** A bubble. */
  messages: [
    'M50 56V37q0-15 15-15H135q15 0 15 15V71q0 15-15 15H92L72 104V86H65q-15 0-15-15c0-15 13-21 19-12s9 11 16 2s9-11 16-2s12 8 23-6',
    [126, 51, 7],
  ],
  /** Two people. */
  people: [
    'M36 106c0-25 15-38 36-40c-19-4-21-40 4-40s23 36 4 40c19 2 34 15 34 40H168c0-25-11-37-28-40',
    [138, 45, 14],
  ],
  /** A paper clip. */
  files: [
    'M127.7 47.2L95.5 82.9A12 12 0 0 1 77.7 66.8L112.5 28.2A19 19 0 0 1 140.7 53.6L103.3 95.2A26 26 0 0 1 64.6 60.4L91.4 30.7',
    [95.4, 26.3, 7],
  ],
  /** A magnifier. */
  nothing: [
    'M38 110L62.7 77.3A33 33 0 0 1 109.3 30.7A33 33 0 0 1 62.7 77.3A33 33 0 0 0 86 87C120 88 138 94 146 72S154 36 165 29',
    [167, 28, 7],
  ],
} as const satisfies Record<string, readonly [string, Dot]>;

export type EmptyDrawing = keyof typeof drawings;

export const StateDrawing = ({ of }: { of: EmptyDrawing }) => {
  const [line, [x, y, radius]] = drawings[of];
  return (
    <svg className={styles.drawing} viewBox="0 0 200 120" aria-hidden="true">
      <circle cx={x} cy={y} r={radius + 6} fill="var(--lamp)" stroke="none" opacity="0.2" />
      <path d={line} />
      <circle cx={x} cy={y} r={radius} fill="var(--lamp)" stroke="none" />
    </svg>
  );
};
