import { SeasonCurve } from '../pictures/season-curve.tsx';
import styles from './brand-frame.module.css';

/** A default export for `lazy`, in a separate chunk that loads after the form. */
export default function BrandDrawing() {
  return (
    <div className={styles.drawing}>
      <SeasonCurve />
    </div>
  );
}
