import { SeasonCurve } from '../../study/season-curve.tsx';
import { WeekDots } from '../../study/week-dots.tsx';
import styles from './brand-frame.module.css';

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
