import CheckIcon from 'lucide-react/icons/check';
import styles from './week-dots.module.css';

// Own names and the device's clock, so that the sign-in page loads neither formats nor study days.
const days = ['Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt', 'Paz'];

/** One dot per day, up to today. */
export const WeekDots = () => {
  const now = (new Date().getDay() + 6) % 7;
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
