import { useRef } from 'react';
import type { TimerEngine } from '../engine/create-timer.ts';
import styles from './timer-face.module.css';
import { useTimerDraw } from './use-timer-draw.ts';

const STROKE = 5;
const RADIUS = 50 - STROKE / 2;
const ROUND = 2 * Math.PI * RADIUS;

export const RingTrack = () => (
  <circle className={styles.track} cx="50" cy="50" r={RADIUS} strokeWidth={STROKE} />
);

export const Ring = ({ engine }: { engine: TimerEngine }) => {
  const ref = useRef<SVGCircleElement>(null);
  useTimerDraw(engine, ({ progress }) => {
    const done = Math.min(1, Math.max(0, progress));
    ref.current!.style.strokeDashoffset = String(ROUND * (1 - done));
  });
  return (
    <svg viewBox="0 0 100 100" fill="none" className={styles.ring} aria-hidden="true">
      <RingTrack />
      <circle
        ref={ref}
        className={styles.done}
        cx="50"
        cy="50"
        r={RADIUS}
        strokeWidth={STROKE}
        strokeDasharray={ROUND}
        transform="rotate(-90 50 50)"
      />
    </svg>
  );
};

export const Line = ({ engine }: { engine: TimerEngine }) => {
  const ref = useRef<HTMLSpanElement>(null);
  useTimerDraw(engine, ({ progress }) => {
    ref.current!.style.transform = `scaleX(${Math.min(1, Math.max(0, progress))})`;
  });
  return (
    <span className={styles.line} aria-hidden="true">
      <span ref={ref} className={styles.lineDone} />
    </span>
  );
};
