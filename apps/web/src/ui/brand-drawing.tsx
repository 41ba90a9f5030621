import styles from './brand-frame.module.css';
import { SeasonCurve } from './season-curve.tsx';
import { WeekDots } from './week-dots.tsx';

/** Loaded by itself, after the form: a decoration may come a moment later. */
export default function BrandDrawing() {
  return (
    <>
      <div className={styles.drawing}>
        <SeasonCurve />
      </div>
      <div className={styles.week}>
        <WeekDots />
      </div>
    </>
  );
}
