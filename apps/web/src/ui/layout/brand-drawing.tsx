import { deviceWeekday } from '../../formats/device-weekday.ts';
import { WeekDots } from '../charts/week-dots.tsx';
import { SeasonCurve } from '../pictures/season-curve.tsx';
import styles from './brand-frame.module.css';

// Own names, so that the sign-in page does not load the larger formats.
const days = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

/** A default export for `lazy`, in a separate chunk that loads after the form. */
export default function BrandDrawing() {
  const now = deviceWeekday();
  return (
    <>
      <div className={styles.drawing}>
        <SeasonCurve />
      </div>
      <div className={styles.week}>
        <WeekDots
          days={days.map((name, index) => ({
            name: index === now ? 'bugün' : name,
            state: index < now ? 'on' : index === now ? 'today' : 'future',
          }))}
        />
      </div>
    </>
  );
}
