import CheckIcon from 'lucide-react/icons/check';
import { deviceWeekday } from '../../formats/device-weekday.ts';
import styles from './week-dots.module.css';

// Own names, so that the sign-in page does not load the larger formats.
const days = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

/** One dot per day, up to today. */
export const WeekDots = () => {
  const now = deviceWeekday();
  return (
    <div className={styles.week} aria-hidden="true">
      {days.map((day, index) => (
        <div
          key={day}
          className={`${styles.day} ${index < now ? styles.done : index === now ? styles.now : styles.upcoming}`}
        >
          <span className={styles.dot}>{index < now && <CheckIcon size={18} />}</span>
          {index === now ? 'bugün' : day}
        </div>
      ))}
    </div>
  );
};
